import { SHARE_STEP } from '@senluna/kit/agents/credit/positions.ts'
import { CREDIT_STATES } from '@senluna/kit/agents/credit/statement-steps.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import * as wire from '../../wire.ts'
import { accountType } from '../team.ts'

export const creditState = z.enum(CREDIT_STATES)

/** A share of results, in parts per million: in tenths of a percent. */
export const creditShare = z.int().check(z.minimum(0), z.maximum(1_000_000), z.multipleOf(SHARE_STEP))

/** A credit that somebody asks for: digits, 0 takes it back. */
export const creditAmount = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,17})$/))

/** What a week came to between an account and the one above it. */
export const creditStatement = z.object({
  id: wire.id<'credit-statement'>(),
  /** The week's Monday; it ends with the next. */
  week: wire.day,
  memberId: wire.id<'member'>(),
  account: z.string(),
  stake: wire.digits,
  payout: wire.digits,
  /** What of payout − stake belongs to weeks before: late bets and corrections. */
  adjustment: wire.digits,
  /** Above zero the account owes its upline, below zero the upline owes it. */
  owed: wire.digits,
  state: creditState,
  madeAt: wire.moment,
  reportedAt: z.optional(wire.moment),
  confirmedAt: z.optional(wire.moment),
  /** What a player won and staked again: taken from its wallet once it is there. */
  left: z.optional(wire.digits),
})
export type CreditStatement = z.infer<typeof creditStatement>

const openStake = z.object({ product: z.enum(PRODUCTS), stake: wire.digits })

/** A credit with what is going on under it. */
export const creditStanding = z.object({
  /** Whether it is played with, or given on. */
  plays: z.boolean(),
  credit: wire.digits,
  given: wire.digits,
  /** Of a player: what the wallet holds now. Of an agent: what may still be given. */
  available: wire.digits,
  currency: wire.shownCurrency,
  /** The week that is going on: what was settled in it, of the account and all below. */
  week: wire.day,
  stake: wire.digits,
  payout: wire.digits,
  /** Of weeks before, what isn't paid yet: above zero the account owes. */
  owed: wire.digits,
  openStakes: z.array(openStake),
})
export type CreditStanding = z.infer<typeof creditStanding>

/** A position as it is today and, where something else was set, as it is from a day on. */
export const creditPosition = z.object({
  product: z.enum(PRODUCTS),
  least: z.int(),
  most: z.int(),
  share: z.int(),
  /** The most that anybody right below may take with its team. */
  given: z.int(),
  next: z.optional(z.object({ least: z.int(), most: z.int(), share: z.int() })),
})
export type CreditPosition = z.infer<typeof creditPosition>

/** One row of what is going on: an account right below, with its team. */
export const creditExposureRow = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  type: accountType,
  /** It has given credit on. */
  leads: z.boolean(),
  credit: wire.digits,
  given: wire.digits,
  /** Of the week that is going on, payouts − stakes of what is settled. */
  result: wire.digits,
  owed: wire.digits,
  openStakes: z.array(openStake),
})
export type CreditExposureRow = z.infer<typeof creditExposureRow>

export const creditBounds = z.object({ product: z.enum(PRODUCTS), least: creditShare, most: creditShare })
