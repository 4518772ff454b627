import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import { HEADERS, type Envelope } from '@senluna/contract/envelope.ts'
import type { BrokenField, RefusalCode } from '@senluna/contract/refusals.ts'
import { vi } from 'vitest'

/** One call that a component made. */
export interface MadeCall {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
  /** Why it was made, as somebody typed it. */
  reason: string | undefined
}

interface Answer {
  endpoint: Endpoint
  path: RegExp
  reply: (call: MadeCall) => Partial<Envelope<unknown>>
}

const TIME = '2026-11-22T12:00:00.000Z'
let answers: Answer[] = []
let calls: { endpoint: Endpoint; call: MadeCall }[] = []
let mistakes: string[] = []

const add = (endpoint: Endpoint, reply: Answer['reply']): void => {
  const path = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  answers = [{ endpoint, path, reply }, ...answers]
}

type ReplyTo<E> = (call: MadeCall) => ReplyOf<E>
const dependsOnCall = (reply: unknown): reply is (call: MadeCall) => unknown => typeof reply === 'function'

/** Answers a call from now on, with what its contract allows and nothing else. */
export function answer<E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | ReplyTo<E>): void
export function answer(endpoint: Endpoint, reply: unknown): void {
  add(endpoint, (call) => {
    const value = dependsOnCall(reply) ? reply(call) : reply
    const read = endpoint.reply.safeParse(value)
    if (!read.success) mistakes.push(`${endpoint.path} can't answer that: ${read.error.message}`)
    return { success: true, value }
  })
}

/** Refuses a call from now on. */
export function refuse(endpoint: Endpoint, errorCode: RefusalCode, fields?: readonly BrokenField[]): void {
  add(endpoint, () => ({ success: false, errorCode, ...(fields ? { fields } : {}) }))
}

/** The calls of one kind that were made, the first one first. */
export const callsOf = (endpoint: Endpoint): MadeCall[] =>
  calls.filter((made) => made.endpoint === endpoint).map(({ call }) => call)

/** Puts the answers in the place of the server. */
export function takeCalls(): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const url = new URL(address, 'https://desk.example')
    const found = answers.find(({ endpoint, path }) => endpoint.method === method && path.test(url.pathname))
    if (!found) {
      mistakes.push(`nobody answers ${method} ${url.pathname}`)
      return Response.error()
    }
    const reason = new Headers(headers).get(HEADERS.reason)
    const call: MadeCall = {
      params: { ...found.path.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      reason: reason === null ? undefined : decodeURIComponent(reason),
    }
    check(found.endpoint, call)
    calls.push({ endpoint: found.endpoint, call })
    const envelope = { success: false, value: null, traceId: 'trace', serverTime: TIME, ...found.reply(call) }
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
