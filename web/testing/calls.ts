import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import { HEADERS, type Envelope } from '@senluna/contract/envelope.ts'
import { fromWire, toWire } from '@senluna/contract/names.ts'
import type { BrokenField, RefusalCode } from '@senluna/contract/refusals.ts'
import { vi } from 'vitest'
import { sealForTest, unsealed } from './seal.ts'

/** One call that a component made. */
export interface MadeCall {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
  /** Why it was made, as somebody typed it. */
  reason: string | undefined
  /** What makes a repeat the same call. */
  idempotencyKey: string | undefined
}

interface Answer {
  endpoint: Endpoint
  path: RegExp
  reply: (call: MadeCall) => Partial<Envelope<unknown>> | Promise<Partial<Envelope<unknown>>> | 'lost'
}

let answers: Answer[] = []
let calls: { endpoint: Endpoint; call: MadeCall }[] = []
let mistakes: string[] = []

const add = (endpoint: Endpoint, reply: Answer['reply']): void => {
  const path = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  answers = [{ endpoint, path, reply }, ...answers]
}

type ReplyTo<E> = (call: MadeCall) => ReplyOf<E> | Promise<ReplyOf<E>>
const dependsOnCall = (reply: unknown): reply is (call: MadeCall) => unknown => typeof reply === 'function'

/** Answers a call from now on, with what its contract allows and nothing else. */
export function answer<E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | ReplyTo<E>): void
export function answer(endpoint: Endpoint, reply: unknown): void {
  add(endpoint, async (call) => {
    const value = await (dependsOnCall(reply) ? reply(call) : reply)
    const read = endpoint.reply.safeParse(value)
    if (!read.success) mistakes.push(`${endpoint.path} can't answer that: ${read.error.message}`)
    return { success: true, value: toWire(endpoint.names, value) }
  })
}

/** Answers a call when the test says so: what a page shows meanwhile can be looked at. */
export function answerLater<E extends Endpoint>(endpoint: E, reply: ReplyOf<E>): () => void {
  const { promise, resolve } = Promise.withResolvers<ReplyOf<E>>()
  answer(endpoint, () => promise)
  return () => resolve(reply)
}

/** Refuses a call from now on. */
export function refuse(
  endpoint: Endpoint,
  errorCode: RefusalCode,
  fields?: readonly BrokenField[],
  value: unknown = null,
): void {
  add(endpoint, () => ({ success: false, errorCode, value, ...(fields ? { fields } : {}) }))
}

/** From now on no answer comes to a call, as without a connection. */
export function lose(endpoint: Endpoint): void {
  add(endpoint, () => 'lost')
}

/** The calls of one kind that were made, the first one first. */
export const callsOf = (endpoint: Endpoint): MadeCall[] =>
  calls.filter((made) => made.endpoint === endpoint).map(({ call }) => call)

/** The bodies of the calls of one kind, the first one first. */
export const bodiesOf = (endpoint: Endpoint): unknown[] => callsOf(endpoint).map(({ body }) => body)

async function readBody(endpoint: Endpoint, body: string): Promise<unknown> {
  const read: unknown = JSON.parse(body)
  if (!endpoint.sealed) return read
  const isSealed = typeof read === 'object' && read !== null && 'jwe' in read && typeof read.jwe === 'string'
  if (isSealed) return unsealed(String(read.jwe))
  mistakes.push(`${endpoint.path} was sent unsealed`)
  return read
}

/** What came by the wire, as the server reads it. */
const received = <Part>(endpoint: Endpoint, part: Part): Part => fromWire(endpoint.names, part) as Part

/** Puts the answers in the place of the server. */
export function takeCalls(): void {
  sealForTest()
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const url = new URL(address, 'https://page.example')
    const found = answers.find(({ endpoint, path }) => endpoint.method === method && path.test(url.pathname))
    if (!found) {
      mistakes.push(`nobody answers ${method} ${url.pathname}`)
      return Response.error()
    }
    const sent = new Headers(headers)
    const reason = sent.get(HEADERS.reason)
    const call: MadeCall = {
      params: received(found.endpoint, { ...found.path.exec(url.pathname)?.groups }),
      query: received(found.endpoint, Object.fromEntries(url.searchParams)),
      body: typeof body === 'string' ? received(found.endpoint, await readBody(found.endpoint, body)) : undefined,
      reason: reason === null ? undefined : decodeURIComponent(reason),
      idempotencyKey: sent.get(HEADERS.idempotencyKey) ?? undefined,
    }
    check(found.endpoint, call)
    calls.push({ endpoint: found.endpoint, call })
    const reply = await found.reply(call)
    if (reply === 'lost') throw new TypeError('no connection')
    const envelope = { success: false, value: null, traceId: 'trace', serverTime: new Date().toISOString(), ...reply }
    return Response.json(envelope, { status: envelope.success ? 200 : 409 })
  })
}

/** Notes what the server would refuse of a call before it looks at the data. */
function check(endpoint: Endpoint, { query, body, reason }: MadeCall): void {
  for (const [schema, given] of [
    [endpoint.query, query],
    [endpoint.body, body],
  ] as const) {
    const read = schema?.safeParse(given)
    if (read && !read.success) mistakes.push(`${endpoint.path} takes no such thing: ${read.error.message}`)
  }
  if (endpoint.for === 'staff' && endpoint.method !== 'GET' && !endpoint.reasonless && !reason)
    mistakes.push(`${endpoint.path} needs a reason`)
}

/** Forgets answers and calls, and gives what was wrong with them. */
export function endCalls(): readonly string[] {
  const found = mistakes
  answers = []
  calls = []
  mistakes = []
  return found
}
