import type { Endpoint, ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import { beforeEach, vi } from 'vitest'

/** A call that a component made. */
export interface Made {
  query: Readonly<Record<string, string>>
  body: unknown
}

type Answer = (made: Made) => Partial<Envelope<unknown>>

const answers = new Map<string, Answer>()
let made: { name: string; call: Made }[] = []

/** From now on the call is answered with this value, or with what the function makes of it. */
export function answer<E extends Endpoint>(endpoint: E, reply: ReplyOf<E> | ((call: Made) => ReplyOf<E>)): void {
  const replyTo = typeof reply === 'function' ? reply : () => reply
  answers.set(nameOf(endpoint), (call) => ({ success: true, value: replyTo(call) }))
}

/** From now on the call is refused. */
export function refuse(endpoint: Endpoint, errorCode: RefusalCode, value: unknown = null): void {
  answers.set(nameOf(endpoint), () => ({ success: false, errorCode, value, message: errorCode }))
}

/** What was asked of a call so far, in order, answered or not. */
export function callsOf(endpoint: Endpoint): readonly Made[] {
  const pattern = patternOf(nameOf(endpoint))
  return made.filter(({ name }) => pattern.test(name)).map(({ call }) => call)
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Answers as the server does; a call that no test speaks of fails as without a connection. */
async function fakeFetch(address: string, { method = 'GET', body }: RequestInit = {}) {
  const url = new URL(address, 'http://localhost')
  const name = `${method} ${url.pathname}`
  const call = { query: Object.fromEntries(url.searchParams), body: typeof body === 'string' ? JSON.parse(body) : body }
  made.push({ name, call })
  const replyTo = [...answers].find(([known]) => patternOf(known).test(name))?.[1]
  if (!replyTo) throw new TypeError(`no answer to ${name}`)
  const envelope = { value: null, traceId: 'test', serverTime: new Date().toISOString(), ...replyTo(call) }
  return Response.json(envelope, { status: envelope.success ? 200 : 400 })
}

const patternOf = (name: string) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

beforeEach(() => {
  answers.clear()
  made = []
  vi.stubGlobal('fetch', fakeFetch)
})
