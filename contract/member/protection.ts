import { COOL_OFF_TERMS, DEPOSIT_LIMITS, EXCLUSION_TERMS, LIMIT_KINDS } from '@senluna/kit/protection/protection.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const limitKind = z.enum(LIMIT_KINDS)
export const depositLimit = z.enum(DEPOSIT_LIMITS)

/**
 * A limit that is offered here. Money in the smallest unit, minutes for `session`; null is none.
 */
export const limit = z.object({
  kind: limitKind,
  value: z.nullable(wire.digits),
  /**
   * What its window has taken so far: money lost, minutes logged in today. Absent where nothing is
   * counted.
   */
  used: z.optional(wire.digits),
  /** A looser one that was asked for: it holds once it is confirmed, from `at` to `until`. */
  pending: z.nullable(
    z.object({ value: z.nullable(wire.digits), at: wire.moment, until: wire.moment, ready: z.boolean() }),
  ),
})
export type LimitOf = z.infer<typeof limit>

/** A reality check: the play since the last one. */
export const check = z.object({
  minutes: z.int(),
  sinceMin: z.int(),
  staked: wire.digits,
  won: wire.digits,
  net: wire.digits,
  currency: z.string(),
  nextAt: wire.moment,
  /** It must be acknowledged before the next stake. */
  due: z.boolean(),
})
export type Check = z.infer<typeof check>

const standing = z.object({
  currency: z.string(),
  limits: z.array(limit),
  /** Minutes between two reality checks, and which may be chosen. */
  check: z.object({ minutes: z.int(), choices: z.array(z.int()) }),
  /** When today's minutes are used up; absent without a limit on them. */
  sessionEndsAt: z.optional(wire.moment),
})
export type OwnLimits = z.infer<typeof standing>

export const protection = endpoint({
  summary: "The member's own limits: as they are, and looser ones that wait.",
  method: 'GET',
  path: '/wps/v2/rg',
  for: 'member',
  assistants: true,
  reply: standing,
  refusals: [],
})

const limitDigits = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,16})$/))

export const setLimit = endpoint({
  summary:
    'Sets a limit. A tighter one holds at once; a looser one after 24 hours, when it is asked for again with `confirm`.',
  method: 'PUT',
  path: '/wps/v2/rg',
  for: 'member',
  assistants: true,
  body: z.object({
    kind: z.union([limitKind, z.literal('realityCheck')]),
    value: z.nullable(limitDigits),
    confirm: z._default(z.boolean(), false),
  }),
  reply: standing,
  refusals: ['RG_CONFIRM_LATER', 'RG_NOT_ASKED', 'VAL_FIELD'],
})

export const answerDepositPrompt = endpoint({
  summary:
    'Answers whether the member wants a deposit limit before their first deposit: sets it, or none with `limit` null. Asked once.',
  method: 'POST',
  path: '/wps/v2/rg/deposit-prompt',
  for: 'member',
  body: z.object({ limit: z.nullable(z.object({ kind: depositLimit, value: limitDigits })) }),
  reply: standing,
  refusals: ['VAL_FIELD'],
})

const password = z.string().check(z.minLength(1), z.maxLength(255))

export const coolOff = endpoint({
  summary: 'Takes a break that ends by itself: no log-in, no stakes, no deposits until then.',
  method: 'POST',
  path: '/wps/v2/rg/cool-off',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ term: z.enum(COOL_OFF_TERMS), password }),
  reply: z.object({ until: wire.moment }),
  refusals: ['AUTH_OLD_PASSWORD', 'AUTH_LOCKED', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})

export const exclude = endpoint({
  summary: 'Excludes the member, at once; it does not end by itself.',
  method: 'POST',
  path: '/wps/v2/rg/exclude',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ term: z.enum(EXCLUSION_TERMS), password }),
  reply: z.object({ until: z.nullable(wire.moment) }),
  refusals: ['AUTH_OLD_PASSWORD', 'AUTH_LOCKED', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})

export const realityCheck = endpoint({
  summary: 'How long and for how much was played since the last reality check; nothing before a game was opened.',
  method: 'GET',
  path: '/wps/v2/rg/reality-check',
  for: 'token',
  reply: z.nullable(check),
  refusals: [],
})

export const acknowledgeCheck = endpoint({
  summary: 'Acknowledges the reality check: play goes on, and the next one counts from now.',
  method: 'POST',
  path: '/wps/v2/rg/reality-check',
  for: 'token',
  body: z.object({ ack: z.literal(true) }),
  reply: check,
  refusals: ['ROUND_STATE'],
})

/** What travels with RG_LIMIT: which limit, and when a stake fits it again where that is known. */
export interface LimitReached {
  limit: (typeof LIMIT_KINDS)[number]
  value: string
  remaining?: string
  until?: string
}
