import { Refusal, REFUSALS, type RefusalCode } from '@senluna/contract/refusals.ts'
import type { BrokenField } from '@senluna/contract/refusals.ts'

interface ZodLikeIssue {
  path: PropertyKey[]
  message: string
  code?: string
  /** What the value is: a text, a list, a number. */
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
}

/** The fields of a body or query that are not of the call's shape, as a refusal. */
export function malformed(issues: readonly ZodLikeIssue[]): Refusal {
  const fields: BrokenField[] = issues
    .slice(0, 20)
    .map((issue) => ({ field: issue.path.map(String).join('.') || 'body', ...boundOf(issue) }))
  return new Refusal('VAL_FIELD', { fields })
}

/** Which bound a value passed; nothing for one of another shape. */
function boundOf({ code, origin, minimum, maximum }: ZodLikeIssue): Partial<BrokenField> {
  const isNumber = origin === 'number' || origin === 'int' || origin === 'bigint'
  if (code === 'too_small' && minimum !== undefined) {
    if (isNumber) return { patternId: 'AT_LEAST', args: [String(minimum)] }
    return Number(minimum) === 1 ? { patternId: 'EMPTY' } : {}
  }
  if (code !== 'too_big' || maximum === undefined) return {}
  const patternId = isNumber ? 'AT_MOST' : origin === 'array' ? 'MANY' : 'LONG'
  return { patternId, args: [String(maximum)] }
}

const BY_FASTIFY_CODE: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'SYS_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'SYS_MALFORMED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'SYS_MALFORMED',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'SYS_MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'SYS_MALFORMED',
}

/** Database states that mean "not now": overload, a lost connection, a restart. */
const BUSY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '57014',
  '55P03',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])

/**
 * What goes out for whatever was thrown: a refusal as it is, the framework's own complaints as
 * refusals, an unreachable database as SYS_BUSY, anything else as SYS_UNKNOWN (a bug, logged).
 */
export function refusalOf(error: unknown): { refusal: Refusal; bug: boolean } {
  if (error instanceof Refusal) return { refusal: error, bug: false }
  const code = codeOf(error)
  const known = BY_FASTIFY_CODE[code]
  if (known) return { refusal: new Refusal(known), bug: false }
  if (BUSY.has(code) || isConnectionLoss(error))
    return { refusal: new Refusal('SYS_BUSY', { retryAfterSec: 1 }), bug: false }
  if (isUnkeepable(error, code)) return { refusal: new Refusal('VAL_FIELD'), bug: false }
  if (typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 400) {
    return { refusal: new Refusal('SYS_MALFORMED'), bug: false }
  }
  return { refusal: new Refusal('SYS_UNKNOWN'), bug: true }
}

export const statusOf = (refusal: Refusal): number => REFUSALS[refusal.code]

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * A text that no table can keep came all the way to one: the zero character, or half of a pair of
 * signs in a json.
 */
const isUnkeepable = (error: unknown, code: string): boolean =>
  code === '22021' ||
  code === '22P05' ||
  (code === '22P02' && error instanceof Error && /type json/.test(error.message))

/** The driver reports some losses only by a sentence. */
const isConnectionLoss = (error: unknown): boolean =>
  error instanceof Error &&
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|connection is closed/i.test(
    error.message,
  )
