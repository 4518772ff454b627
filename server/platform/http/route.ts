import type { Audience, BodyOf, Concern, Endpoint, QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller, GameCaller } from '@senluna/kit/caller.ts'
import type { Right, StaffCaller } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../database/db.ts'
import type { Log } from '../log.ts'

/** Who a handler gets, by the audience its endpoint declares. */
export type CallerFor<For extends Audience> = For extends 'none'
  ? null
  : For extends 'opt'
    ? Caller | null
    : For extends 'game'
      ? GameCaller
      : For extends 'gameOrToken'
        ? Caller | GameCaller
        : For extends 'staff'
          ? StaffCaller
          : Caller

/** One call as its handler sees it: checked, with its caller, its brand and its moment. */
export interface Call<E extends Endpoint> {
  body: BodyOf<E>
  query: QueryOf<E>
  /** The parts of the path in braces. */
  params: Readonly<Record<string, string>>
  caller: CallerFor<E['for']>
  brand: Brand
  now: Instant
  /** The visitor's address, by the brand's trusted proxies. */
  ip: string
  /** The brand's code of the reader's language. */
  language: string
  /** The browser's own id of itself, for the list of devices. */
  deviceId: string
  traceId: string
  /** The idempotency key of a call that moves money; empty elsewhere. */
  key: string
  /** Why a member of staff changes something; empty elsewhere. */
  reason: string
  /** The right that the call needs of staff; absent elsewhere. */
  right?: Right
  /** The rights of who agrees to what it asks for. */
  agreedBy?: readonly Right[]
  /** What the call of staff says it is about. */
  concerns?: readonly Concern[]
  log: Log
  request: FastifyRequest
  reply: FastifyReply
}

export type Answer<E> = ReplyOf<E> | Promise<ReplyOf<E>>

/** An endpoint and what answers it. `runs` says how the route prepares the call. */
export interface Route {
  endpoint: Endpoint
  /** `once`: in a transaction that also keeps the reply; `plain`: the action opens its own. */
  runs: 'plain' | 'once'
  /** What a call of `once` does before its transaction opens; a repeat doesn't. */
  prepare?(call: Call<Endpoint>): Promise<unknown>
  handle(call: Call<Endpoint>, tx?: Tx, prepared?: unknown): unknown
}

/** Connects an endpoint to its action. Actions that write open their own transaction. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Answer<E>): Route {
  return { endpoint, runs: 'plain', handle: (call) => handle(call) }
}

/**
 * Connects an endpoint that moves money outside the hot path: the action runs in the route's
 * transaction, and its reply is kept in the same one, so a repeat gets the first reply.
 */
export function onceRoute<E extends Endpoint>(endpoint: E, handle: (call: Call<E>, tx: Tx) => Answer<E>): Route {
  return { endpoint, runs: 'once', handle: (call, tx) => handle(call, tx!) }
}

/**
 * A `onceRoute` that first does what must not wait inside the transaction, or must last when the
 * transaction is undone, such as counting tries of a password. `handle` gets what it answered.
 */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: Call<E>) => Promise<Prepared>,
  handle: (call: Call<E>, tx: Tx, prepared: Prepared) => Answer<E>,
): Route {
  return { endpoint, runs: 'once', prepare, handle: (call, tx, prepared) => handle(call, tx!, prepared as Prepared) }
}
