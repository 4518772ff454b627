import type { Right } from '@senluna/kit/staff.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type * as z from 'zod/mini'
import type { FieldNames } from './names.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: `none` anyone · `opt` anyone, a session is used when there is one · `token` any
 * session, trial too · `member` a session of a real account · `agent` types 1, 2, 41, 42 · `game` a
 * game session's bearer · `gameOrToken` either · `staff` a session of the brand's own people, at
 * their desk.
 */
export type Audience = 'none' | 'opt' | 'token' | 'member' | 'agent' | 'game' | 'gameOrToken' | 'staff'

/** What the files that calls answer with are. */
export type MediaType = 'image/png' | 'image/jpeg' | 'application/zip' | 'text/csv'

/** Everything one call can say. `Query`, `Body` and `Reply` are zod schemas of its three parts. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  For extends Audience = Audience,
> {
  /** One sentence on what it does, for the reference at `/docs`. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Other methods the same call answers to. */
  also?: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[]
  /** With `{name}` for the parts a caller fills in. */
  path: string
  /** Fields and parts of the path that have another name on the wire. */
  names?: FieldNames
  for: For
  /**
   * It moves money or points: the caller sends an `Idempotency-Key` (a UUID), a repeat gets the
   * first reply.
   */
  once?: true
  /**
   * Of a call marked `once`: it is taken without a key, and finds out by itself what is a repeat.
   */
  keyless?: true
  /**
   * The body is `multipart/form-data`, which the handler reads by itself, piece by piece: these
   * texts, then `file`.
   */
  multipart?: Readonly<Record<string, z.ZodMiniType>>
  /** Its body may be as long as 256 kB; others may not. */
  large?: true
  /** The body may also be a form post (`application/x-www-form-urlencoded`): texts only. */
  form?: true
  /** The body travels as `{ jwe }`, sealed for the server's current key. */
  sealed?: true
  /** The money path: the route opens no transaction, the batch is one. */
  hot?: true
  /** It answers although the password must be changed first. */
  beforePasswordChange?: true
  /**
   * Whether an agent's assistant (type 42) may call it. Absent: not what is for `member`, since
   * they see only security and messages of the member center; whatever else is for a session.
   */
  assistants?: boolean
  /** For `staff`: what the caller's roles must allow. Absent: any of them may call. */
  right?: Right
  /**
   * For `staff`: it changes nothing that anybody would ask a reason for. Other changes carry
   * `X-Reason`.
   */
  reasonless?: true
  /**
   * The switch of the brand it hangs on: where that is off, there is no such call (SYS_NOT_FOUND).
   */
  switch?: SwitchId
  /** It answers although the site is under maintenance or closed to the visitor's region. */
  whenClosed?: true
  /** Seconds a browser may keep the answer. Absent: it must not. */
  cacheSeconds?: number
  query?: Query
  body?: Body
  reply: Reply
  /** The answer is a file of one of these media types, not in the envelope. */
  sends?: readonly MediaType[]
  refusals: readonly RefusalCode[]
}

/** Declares a call; the types of its parts travel with it. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  const For extends Audience = Audience,
>(call: Endpoint<Query, Body, Reply, For>): Endpoint<Query, Body, Reply, For> {
  return call
}

export type QueryOf<E> = E extends { query?: infer Query }
  ? Query extends z.ZodMiniType
    ? z.infer<Query>
    : never
  : never
export type BodyOf<E> = E extends { body?: infer Body } ? (Body extends z.ZodMiniType ? z.infer<Body> : never) : never
export type ReplyOf<E> = E extends { reply: infer Reply }
  ? Reply extends z.ZodMiniType
    ? z.infer<Reply>
    : never
  : never
