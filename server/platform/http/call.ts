import type { FastifyReply, FastifyRequest } from 'fastify'
import { agreeingRights, type Endpoint } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { HEADERS } from '@senluna/contract/envelope.ts'
import { fromWire, type FieldNames } from '@senluna/contract/names.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { Caller, GameCaller } from '@senluna/kit/caller.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import { isAgent, isTrial } from '@senluna/kit/account-type.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { BODY_LIMIT, bytesOf, callsOf, heavinessOf, LARGE_BODY_LIMIT } from './guards/body-weight.ts'
import { malformed, statusOf } from './errors.ts'
import type { HttpParts } from './http-parts.ts'
import type { Call, Route } from './route.ts'
import type { Throttle } from './guards/throttle.ts'

/** What a call is made of besides the request. */
export interface CallParts {
  throttles: { reads: Throttle; writes: Throttle; guests: Throttle; play: Throttle }
}

/** Turns a request into a checked call: who, how often, which shape, for which key. */
export async function callOf(
  parts: HttpParts,
  throttles: CallParts['throttles'],
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<Endpoint>> {
  const { endpoint } = route
  const now = parts.clock.now()
  // The brand's own people work at their desk also while the site is closed.
  const open = endpoint.whenClosed === true || endpoint.for === 'staff'
  if (parts.entry) request.brand = await parts.entry.enter(request, request.brand, open, now)
  // The desk has a host of its own: what players call isn't there, and what staff call is nowhere
  // else.
  if (endpoint.path.startsWith(DESK_PATH) !== isDesk(request)) throw new Refusal('SYS_NOT_FOUND')
  if (endpoint.switch && !switchOn(request.brand.whitelabel, endpoint.switch)) throw new Refusal('SYS_NOT_FOUND')
  const caller = await callerOf(parts, endpoint, request, now)
  if (!parts.unthrottled) slowDown(throttles, endpoint, caller, request, now)
  if (endpoint.right && caller && 'staffId' in caller && !caller.rights.includes(endpoint.right))
    throw new Refusal('AUTH_FORBIDDEN')
  const asked = request.headers.language
  return {
    body: await bodyOf(parts, endpoint, request, now),
    query: checked(endpoint, 'query', withoutZero(request.query ?? {})),
    params: partsOf(request, endpoint.names),
    caller,
    brand: request.brand,
    now,
    ip: request.ip,
    language: parts.brands.languageOf(request.brand, typeof asked === 'string' ? asked : undefined),
    deviceId: String(request.headers['x-device-id'] ?? '').slice(0, 64),
    traceId: request.traceId,
    key: endpoint.once ? keyOf(request, endpoint.keyless) : '',
    reason: endpoint.for === 'staff' && endpoint.method !== 'GET' && !endpoint.reasonless ? reasonOf(request) : '',
    ...(endpoint.right ? { right: endpoint.right, agreedBy: agreeingRights(endpoint) } : {}),
    ...(endpoint.concerns ? { concerns: endpoint.concerns } : {}),
    log: parts.log,
    request,
    reply,
  }
}

async function callerOf(
  parts: HttpParts,
  endpoint: Endpoint,
  request: FastifyRequest,
  now: Instant,
): Promise<Caller | GameCaller | StaffCaller | null> {
  const wanted = endpoint.for
  if (wanted === 'none') return null
  if (wanted === 'staff') return staffOf(parts, request, now)
  if (wanted === 'game' || wanted === 'gameOrToken') {
    const game = await parts.authenticator.game(request, request.brand, now)
    if (game) return game
    if (wanted === 'game') throw new Refusal('GAME_SESSION')
  }
  if (wanted === 'opt') return visitorOf(parts, request, now)
  const caller = await parts.authenticator.session(request, request.brand, now)
  if (!caller) throw new Refusal('AUTH_REQUIRED')
  if (caller.passwordChangeRequired && !endpoint.beforePasswordChange) throw new Refusal('AUTH_PASSWORD_CHANGE')
  if ((wanted === 'member' || wanted === 'agent') && isTrial(caller.type)) throw new Refusal('AUTH_REAL_ACCOUNT')
  if (caller.type === 42 && !(endpoint.assistants ?? wanted !== 'member')) throw new Refusal('AUTH_FORBIDDEN')
  if (wanted === 'agent' && !isAgent(caller.type)) throw new Refusal('AUTH_NOT_AGENT')
  return caller
}

/** The calls of the brand's own people, and where alone they answer. */
const DESK_PATH = '/bo/'
export const isDesk = (request: FastifyRequest): boolean => request.hostname.startsWith('desk.')

async function staffOf(parts: HttpParts, request: FastifyRequest, now: Instant) {
  const staff = (await parts.authenticator.staff?.(request, request.brand, now)) ?? null
  if (!staff) throw new Refusal('AUTH_REQUIRED')
  request.staff = staff
  return staff
}

/** Where anyone may call, one whose session has ended is a guest again. */
async function visitorOf(parts: HttpParts, request: FastifyRequest, now: Instant): Promise<Caller | null> {
  try {
    return await parts.authenticator.session(request, request.brand, now)
  } catch (error) {
    if (error instanceof Refusal && statusOf(error) === 401) return null
    throw error
  }
}

function slowDown(
  throttles: CallParts['throttles'],
  endpoint: Endpoint,
  caller: { memberId: string } | { staffId: string } | null,
  request: FastifyRequest,
  now: Instant,
): void {
  const calls = callsOf(bytesOf(request, endpoint.large ? LARGE_BODY_LIMIT : BODY_LIMIT))
  if (!caller) return throttles.guests.take(request.ip, now, calls)
  const who = 'staffId' in caller ? caller.staffId : caller.memberId
  if (endpoint.hot && !('staffId' in caller)) return throttles.play.take(who, now, calls)
  return (endpoint.method === 'GET' ? throttles.reads : throttles.writes).take(who, now, calls)
}

async function bodyOf(parts: HttpParts, endpoint: Endpoint, request: FastifyRequest, now: Instant): Promise<unknown> {
  if (!endpoint.body) return undefined
  const body = weighed(endpoint, request.body ?? {})
  if (!endpoint.sealed) return checked(endpoint, 'body', body)
  const jwe = sealedText(body)
  const opened = await parts.sealed.open(jwe, request.method, request.url.split('?')[0]!, now)
  return checked(endpoint, 'body', weighed(endpoint, opened))
}

function weighed(endpoint: Endpoint, body: unknown): unknown {
  const heavy = heavinessOf(body, endpoint)
  if (heavy === 'MUCH' && endpoint.tooMuch) throw new Refusal(endpoint.tooMuch)
  if (heavy) throw malformed([{ path: [], message: 'too deep or too much' }])
  return body
}

function sealedText(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'jwe' in body && typeof body.jwe === 'string') return body.jwe
  throw new Refusal('SYS_CRYPTO')
}

function checked(endpoint: Endpoint, part: 'query' | 'body', value: unknown): unknown {
  const schema = endpoint[part]
  if (!schema) return undefined
  const read = schema.safeParse(fromWire(endpoint.names, value))
  if (!read.success) throw malformed(read.error.issues)
  return read.data
}

function keyOf(request: FastifyRequest, keyless = false): string {
  const key = request.headers['idempotency-key']
  if (key === undefined && keyless) return ''
  if (typeof key !== 'string' || !isUuid(key))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'Idempotency-Key' }] })
  return key
}

const REASON_LENGTH = 300

/**
 * What turns the direction of the text after it, or stands in it without being seen. The joiners
 * stay: scripts and pictures need them.
 */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/**
 * Why staff change something. Refuses VAL_FIELD without a reason of at least three signs that can
 * be seen.
 */
function reasonOf(request: FastifyRequest): string {
  const given = request.headers[HEADERS.reason]
  let reason = ''
  try {
    reason = decodeURIComponent(typeof given === 'string' ? given : '')
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
      .replace(UNSEEN, '')
      .trim()
  } catch {
    // Not percent-encoded as it should be: as good as none.
  }
  if (reason.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '').length < 3 || reason.length > REASON_LENGTH)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'X-Reason' }] })
  return reason
}

/**
 * The parts of the path. What holds the zero character, which no table can keep, names nothing:
 * SYS_NOT_FOUND.
 */
function partsOf(request: FastifyRequest, names: FieldNames | undefined): Record<string, string> {
  const params = fromWire(names, request.params) as Record<string, string>
  if (Object.values(params).some((part) => part.includes('\0'))) throw new Refusal('SYS_NOT_FOUND')
  return params
}

/**
 * A question as it came. Refuses VAL_FIELD when a text of it holds the zero character, which no
 * table can keep.
 */
function withoutZero(query: object): object {
  const fields = Object.entries(query).filter(([, value]) => typeof value === 'string' && value.includes('\0'))
  if (fields.length > 0) throw new Refusal('VAL_FIELD', { fields: fields.map(([field]) => ({ field })) })
  return query
}
