import { pathOf, queryOf } from '@senluna/contract/address.ts'
import type { Endpoint, InputOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { HEADERS, type Envelope } from '@senluna/contract/envelope.ts'
import { fromWire, toWire } from '@senluna/contract/names.ts'
import { prefetched } from '../prefetch.ts'
import { deviceId, identity, randomUuid } from './identity.ts'
import { isRefusalCode, isRefused, Refused, Unreachable } from './refused.ts'
import { sealed } from './sealed.ts'
import { heardTime } from './server-clock.ts'
import { keepAnswer } from '../tab-cache.ts'

/** What a call is given. `params` fill the `{name}` parts of its path. */
export interface CallArgs<E extends Endpoint> {
  query?: InputOf<E, 'query'>
  body?: InputOf<E, 'body'>
  params?: Readonly<Record<string, string | number>>
  /** The body of a call that takes a form in pieces. */
  form?: FormData
}

export interface CallOptions {
  signal?: AbortSignal
  /**
   * One key for one intention: a retry with the same key gets the first answer. Made here when
   * absent.
   */
  idempotencyKey?: string
  /** The page is closing: the browser finishes the call on its own. */
  keepalive?: boolean
  /** Why a member of staff changes something. */
  reason?: string
}

/** Calls that need the same key again when they are retried keep it here, by their arguments. */
const TRIES_OF_ONCE = 3
const PAUSES_MS = [400, 1_200]
let onLost: (error: Refused) => void = () => undefined
let onClosed: () => void = () => undefined

let onReal: () => void = () => undefined

/** Sets what happens when free play asked for something that needs a real account. */
export function whenRealNeeded(then: () => void): void {
  onReal = then
}

/** Sets what happens when the server says that there is no session any more. */
export function whenSessionLost(then: (error: Refused) => void): void {
  onLost = then
}

/**
 * Sets what happens when the server says that the site is closed, for a while or to where this page
 * is.
 */
export function whenClosed(then: () => void): void {
  onClosed = then
}

/**
 * Makes one call and gives its value.
 *
 * Throws `Refused` for an expected no and `Unreachable` when no answer came. Calls marked `once`
 * carry an idempotency key and are tried again with the same key when no answer came.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E> = {},
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const key = endpoint.once ? (options.idempotencyKey ?? randomUuid()) : undefined
  const tries = endpoint.once ? TRIES_OF_ONCE : 1
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptCall(endpoint, args, options, key)
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt >= tries || options.signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[attempt - 1]))
    }
  }
}

async function attemptCall<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E>,
  options: CallOptions,
  key: string | undefined,
): Promise<ReplyOf<E>> {
  try {
    return await request(endpoint, args, options, key, false)
  } catch (error) {
    // The server's key has rotated since the page read it: read it again, once.
    if (endpoint.sealed && isRefused(error, 'SYS_CRYPTO_KEY')) return request(endpoint, args, options, key, true)
    throw error
  }
}

async function request<E extends Endpoint>(
  endpoint: E,
  args: CallArgs<E>,
  options: CallOptions,
  key: string | undefined,
  freshKeys: boolean,
): Promise<ReplyOf<E>> {
  const path = pathOf(endpoint, args.params)
  const address = addressOf(endpoint, args)
  const early = endpoint.method === 'GET' ? await prefetched<unknown>(address) : undefined
  if (early) {
    keepAnswer(path, address, early)
    return replyOf(endpoint, early)
  }
  const body = args.form ?? (await bodyOf(endpoint, args.body, path, freshKeys))
  const asking = identity.authorization
  const response = await fetch(address, {
    method: endpoint.method,
    headers: headersOf(endpoint, typeof body === 'string', key, options.reason),
    body,
    credentials: 'same-origin',
    signal: options.signal,
    keepalive: options.keepalive,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new Unreachable(error)
  })
  const envelope = await read<unknown>(response)
  // A browser's cache gives old answers again.
  if (!endpoint.cacheSeconds) heardTime(envelope.serverTime)
  if (envelope.success) {
    keepAnswer(path, address, envelope.value)
    return replyOf(endpoint, envelope.value)
  }
  throw refusalOf(endpoint, envelope, response, asking)
}

async function read<Value>(response: Response): Promise<Envelope<Value>> {
  try {
    const envelope: Envelope<Value> = await response.json()
    if (typeof envelope === 'object' && envelope !== null && 'success' in envelope) return envelope
  } catch {
    // A proxy in between answered with something else: as good as no answer.
  }
  throw new Unreachable(response.status)
}

function refusalOf(
  endpoint: Endpoint,
  envelope: Envelope<unknown>,
  response: Response,
  asking: string | null,
): Refused {
  const after = Number(response.headers.get('retry-after'))
  const refused = new Refused(isRefusalCode(envelope.errorCode) ? envelope.errorCode : 'SYS_UNKNOWN', {
    message: envelope.message,
    value: fromWire(endpoint.names, envelope.value),
    fields: envelope.fields,
    traceId: envelope.traceId,
    retryAfterSec: after > 0 ? after : undefined,
  })
  // An answer that comes after the next log-in speaks of a session that nobody is in any more.
  const still = asking === identity.authorization
  if (still && isRefused(refused, 'AUTH_REQUIRED', 'AUTH_EXPIRED', 'AUTH_KICKED')) onLost(refused)
  if (isRefused(refused, 'AUTH_REAL_ACCOUNT')) onReal()
  if (isRefused(refused, 'SYS_REGION', 'SYS_MAINTENANCE')) onClosed()
  return refused
}

function headersOf(
  endpoint: Endpoint,
  hasBody: boolean,
  key: string | undefined,
  reason: string | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    [HEADERS.language]: identity.language,
    [HEADERS.device]: identity.device,
    [HEADERS.deviceId]: deviceId(),
    ...(identity.merchant && { [HEADERS.merchant]: identity.merchant }),
    ...(identity.authorization && { authorization: identity.authorization }),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(endpoint.sealed && { [HEADERS.encrypted]: '1' }),
    ...(key && { [HEADERS.idempotencyKey]: key }),
    ...(reason && { [HEADERS.reason]: encodeURIComponent(reason) }),
  }
}

async function bodyOf(
  endpoint: Endpoint,
  body: unknown,
  path: string,
  freshKeys: boolean,
): Promise<string | undefined> {
  if (!endpoint.body) return undefined
  const plain = JSON.stringify(toWire(endpoint.names, body ?? {}))
  return endpoint.sealed ? JSON.stringify({ jwe: await sealed(plain, endpoint.method, path, freshKeys) }) : plain
}

/** The whole address of a call. */
export const addressOf = <E extends Endpoint>(endpoint: E, args: CallArgs<E>): string =>
  pathOf(endpoint, args.params) + queryOf(toWire(endpoint.names, args.query))

/** What came by the wire as a call's reply. */
export const replyOf = <E extends Endpoint>(endpoint: E, value: unknown): ReplyOf<E> =>
  fromWire(endpoint.names, value) as ReplyOf<E>
