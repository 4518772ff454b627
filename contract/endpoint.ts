import { ALL_RIGHTS, type Right } from '@senluna/kit/staff.ts'
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

/** What a call at the desk can name that may be a member's, or the account of whoever calls. */
export type ConcernKind =
  | 'member'
  | 'userName'
  | 'approval'
  | 'bill'
  | 'contract'
  | 'conversation'
  | 'creditStatement'
  | 'deposit'
  | 'device'
  | 'draw'
  | 'heldReward'
  | 'kyc'
  | 'payoutAccount'
  | 'promotion'
  | 'receipt'
  | 'reconCase'
  | 'reconLine'
  | 'redemption'
  | 'requirement'
  | 'riskCase'
  | 'roomMessage'
  | 'sanction'
  | 'segment'
  | 'staff'
  | 'ticket'
  | 'transfer'
  | 'watch'
  | 'withdrawal'

/** A thing that a call is about, and which part of the path or field of the body names it. */
export interface Concern {
  what: ConcernKind
  in: string
}

/** Why a call at the desk is about no member in particular. */
export const ABOUT_NOBODY = {
  brand: 'It is about how the brand works, for all members alike.',
  look: 'It shows or tries something; nothing is changed.',
  many: 'It is about many members together, none of whom it names.',
  own: 'It is about what the caller has of their own at the desk.',
  staff: 'It is about what the staff may do; rules of its own say who asks and who decides.',
} as const

/** Of a call of the staff that is not a read: whom it is about. */
type Declared<For, Method> = For extends 'staff'
  ? Method extends 'GET'
    ? unknown
    : { concerns: readonly [Concern, ...Concern[]] } | { concernsNobody: keyof typeof ABOUT_NOBODY }
  : unknown

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Everything one call can say. `Query`, `Body` and `Reply` are zod schemas of its three parts. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  For extends Audience = Audience,
> {
  /** One sentence on what it does, for the reference at `/docs`. */
  summary: string
  method: Method
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
  /** What a body that says more things than any call may is refused by. Absent: VAL_FIELD. */
  tooMuch?: RefusalCode
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
   * For `staff`, of what may be asked for: the second person's right, where it isn't `approve` of
   * the page whose `edit` asks. Several: which of them hangs on what is asked for.
   */
  agreedBy?: readonly Right[]
  /**
   * For `staff`: it changes nothing that anybody would ask a reason for. Other changes carry
   * `X-Reason`.
   */
  reasonless?: true
  /**
   * For `staff`, of what is not a read: what it is about. Whoever is related to the member whose it
   * is is refused (APPROVAL_RELATED).
   */
  concerns?: readonly Concern[]
  /** It is about no member in particular, for this reason. */
  concernsNobody?: keyof typeof ABOUT_NOBODY
  /**
   * The switch of the brand it hangs on: where that is off, there is no such call (SYS_NOT_FOUND).
   */
  switch?: SwitchId
  /** It answers although the site is under maintenance or closed to the visitor's region. */
  whenClosed?: true
  /** Seconds a browser may keep the answer. Absent: it must not. */
  cacheSeconds?: number
  /** It carries an ETag: whoever has the same answer already hears 304. Of reads only. */
  tagged?: true
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
  const M extends Method = Method,
>(call: Endpoint<Query, Body, Reply, For> & { method: M } & Declared<For, M>): Endpoint<Query, Body, Reply, For> {
  return call
}

/** What a caller gives as the query or the body, before it is parsed. */
export type InputOf<E, Name extends 'query' | 'body'> = E extends { [N in Name]?: infer Schema }
  ? NonNullable<Schema> extends z.ZodMiniType
    ? z.input<NonNullable<Schema>>
    : never
  : never
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

/** The rights of a second person who agrees to what a call asks for; any of them where several. */
export const agreeingRights = ({ right, agreedBy }: Pick<Endpoint, 'right' | 'agreedBy'>): readonly Right[] =>
  agreedBy ?? ALL_RIGHTS.filter((known) => known === right?.replace(/\.edit$/, '.approve'))
