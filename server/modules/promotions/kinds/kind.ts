import type { ExtraPrize } from '@senluna/contract/member/rewards/extra-prize.ts'
import type { PromotionRules, RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Kind } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { FreeTickets } from '../../families/index.ts'

/** Who takes what of a promotion, and when. */
export interface Taker {
  brand: Brand
  promotionId: string
  memberId: Id<'member'>
  language: string
  /** What was typed, of kinds that ask for it. */
  code?: string | undefined
  /** Who gives free tickets. */
  tickets: FreeTickets
  now: Instant
}

/** How much of a promotion's cycle was given to all together. */
export interface Given {
  count: number
  amount: Amount
}

/** Free rounds as a reward. */
export interface FreePrize {
  kind: 'FREE_SPIN' | 'FREE_BET' | 'FREE_TICKET'
  games: readonly string[]
  /** Of each round, in digits. */
  stake: string
  rounds: number
  days: number
  mostTimes: number
  turnoverX100: number
}

/** What one member gets. */
export interface Reward {
  amount: Amount
  kind: Kind
  /** Rounds of house games that come with it. */
  free?: FreePrize
  /** Points and goods that come with it. */
  extra?: ExtraPrize | null | undefined
  /** What it was worked out from, for the record. */
  data: Readonly<Record<string, unknown>>
}

/**
 * A kind of promotion whose reward is taken by the member. The engine sees to dates, breaks, that
 * a cycle gives once a member, and to the posting.
 */
export interface TakenKind<Rules extends PromotionRules = PromotionRules> {
  /** The cycle that is on: its participation is made once a member. Undefined between two. */
  cycleOf(rules: Rules, brand: Brand, now: Instant): string | undefined
  /** Whether what all get together is bounded: then one after the other is given. */
  bounded: boolean
  /** Whether each person gets one: then other accounts of the same person are looked for first. */
  onePerPerson: boolean
  /** What this member gets now. Refuses what the kind asks for first, and PROMO_OUT. */
  rewardOf(tx: Tx, rules: Rules, taker: Taker, given: Given): Promise<Reward> | Reward
}

/** The rules of one kind. */
export type { RulesOf }
