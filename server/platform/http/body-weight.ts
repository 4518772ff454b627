import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@senluna/contract/endpoint.ts'

/** How long a body may be, in bytes. */
export const BODY_LIMIT = 64 * 1024
/** The same of a `large` call: an order of 20,000 numbers takes 140 kB. */
export const LARGE_BODY_LIMIT = 256 * 1024

/** No call of ours nests further. What does would run whoever walks it out of stack. */
const DEEPEST = 32
/** No call of ours says more things, and each is looked at. */
const MOST_VALUES = { large: 25_000, other: 10_000 }

/** A call counts once more for each of these. */
const BYTES_A_CALL = 32 * 1024

/** Whether a body nests too deep or says too much; it stops looking as soon as it knows. */
export function isTooHeavy(body: unknown, { large }: Pick<Endpoint, 'large'>): boolean {
  let left = large ? MOST_VALUES.large : MOST_VALUES.other
  const tooMuch = (value: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0) return true
    if (typeof value !== 'object' || value === null) return false
    if (depth === DEEPEST) return true
    if (Array.isArray(value)) {
      for (const item of value) if (tooMuch(item, depth + 1)) return true
      return false
    }
    for (const name in value) if (tooMuch((value as Record<string, unknown>)[name], depth + 1)) return true
    return false
  }
  return tooMuch(body, 0)
}

/**
 * How many bytes of JSON a request brings. Where it doesn't say, as many as it may; files, which
 * are read piece by piece, count nothing.
 */
export function bytesOf({ headers }: Pick<FastifyRequest, 'headers'>, limit: number): number {
  if (headers['content-type']?.startsWith('multipart/')) return 0
  const { 'content-length': length } = headers
  if (length !== undefined) return Math.min(Number(length) || 0, limit)
  return headers['transfer-encoding'] === undefined ? 0 : limit
}

/** How many calls a body counts for. */
export const callsOf = (bytes: number): number => 1 + Math.floor(bytes / BYTES_A_CALL)
