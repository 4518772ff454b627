import { randomBytes } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { Site } from './site.ts'

/** A reply as tests look at it. */
export interface Answer<Value> extends Envelope<Value> {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** A browser of a visitor: it keeps its cookie, its handle and its device. */
export interface Visitor {
  cookie?: string | undefined
  handle?: string | undefined
  /** The cookie of a sign-in that this browser began. */
  signIn?: string | undefined
  deviceId: string
  ip: string
  host: string
}

let visitors = 0

/** Somebody new, at an address and with a device of their own. */
export const newVisitor = (more: Partial<Visitor> = {}): Visitor => {
  visitors += 1
  return {
    deviceId: randomBytes(16).toString('hex'),
    // Of the range kept for measurements: no country has it.
    ip: `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`,
    host: 'localhost',
    ...more,
  }
}

/** Calls as a browser does, keeping the cookie it is given. */
export async function call<Value = unknown>(
  site: Pick<Site, 'app' | 'log'>,
  visitor: Visitor,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Value>> {
  const reply = await site.app.inject({
    method,
    url,
    headers: {
      host: visitor.host,
      'x-forwarded-for': visitor.ip,
      'x-device-id': visitor.deviceId,
      ...cookieOf(visitor),
      ...(visitor.handle ? { authorization: `Bearer ${visitor.handle}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
  } as InjectOptions)
  for (const cookie of reply.cookies) {
    if (cookie.name === '__Host-sid') visitor.cookie = cookie.value || undefined
    if (cookie.name === '__Host-sign-in') visitor.signIn = cookie.value || undefined
  }
  const envelope = reply.headers['content-type']?.toString().startsWith('application/json')
    ? reply.json<Envelope<Value>>()
    : ({} as Envelope<Value>)
  if (envelope.errorCode === 'SYS_UNKNOWN')
    throw new Error(`a bug answered ${method} ${url}: ${site.log.findLast((line) => line.includes('"bug"'))}`)
  return { ...envelope, status: reply.statusCode, headers: reply.headers, text: reply.body }
}

function cookieOf({ cookie, signIn }: Visitor): { cookie?: string } {
  const kept = [cookie && `__Host-sid=${cookie}`, signIn && `__Host-sign-in=${signIn}`].filter(Boolean)
  return kept.length === 0 ? {} : { cookie: kept.join('; ') }
}
