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
export function heavinessOf(body: unknown, { large }: Pick<Endpoint, 'large'>): 'DEEP' | 'MUCH' | undefined {
  let left = large ? MOST_VALUES.large : MOST_VALUES.other
  const look = (value: unknown, depth: number): 'DEEP' | 'MUCH' | undefined => {
    left -= 1
    if (left < 0) return 'MUCH'
    if (typeof value !== 'object' || value === null) return undefined
    if (depth === DEEPEST) return 'DEEP'
    if (Array.isArray(value)) {
      for (const item of value) {
        const found = look(item, depth + 1)
        if (found) return found
      }
      return undefined
    }
    for (const name in value) {
      const found = look((value as Record<string, unknown>)[name], depth + 1)
      if (found) return found
    }
    return undefined
  }
  return look(body, 0)
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
