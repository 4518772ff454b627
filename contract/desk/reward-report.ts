import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

// What rewards of every kind cost, from daily facts. The last rows are the totals, one a currency.

/** What the report goes by. */
export const REWARD_BY = ['kind', 'promotion', 'day'] as const
export type RewardBy = (typeof REWARD_BY)[number]

/** What costs beside promotions. `POINTS`: points that became money. `OTHER`: given by hand. */
export const OTHER_REWARDS = [
  'VIP_UPGRADE',
  'VIP_PERIODIC',
  'VIP_BIRTHDAY',
  'VIP_REBATE',
  'POINTS',
  'GOODS',
  'OTHER',
] as const

/** The key of what came of no promotion. */
export const NO_PROMOTION = '-'

const rewardRow = z.object({
  /** A kind, a promotion's id, `NO_PROMOTION` or a day; empty for the total. */
  key: z.string(),
  total: z.boolean(),
  currency: wire.shownCurrency,
  claims: z.int(),
  /** Who got something, each once. */
  members: z.int(),
  /** Money into the wallet. */
  cash: wire.digits,
  /** What the house staked for free rounds and tickets. */
  free: wire.digits,
  /** What left again: bonuses not wagered, what free rounds don’t keep, corrected rebates. */
  taken: wire.digits,
  /** Cash and free stakes, less what left again. */
  cost: wire.digits,
  /** The cost for each member who got something. */
  each: z.optional(wire.digits),
  /** Of the NGR of the period, or the day, in hundredths of a percent; absent below 1. */
  share: z.optional(z.int()),
  /** Points that came with rewards, and what they and goods are worth; no part of the cost. */
  points: wire.digits,
  worth: wire.digits,
  /** What had to be wagered for promotions, and what of it was, once that came to its end. */
  asked: wire.digits,
  wagered: wire.digits,
  /** Rewards of promotions that were wagered, or had nothing to be: their owner's own. */
  became: wire.digits,
  /** What a promotion brought beyond its control group since it began; GGR, before the cost. */
  more: z.optional(wire.digits),
})
export type RewardRow = z.infer<typeof rewardRow>

export const rewardReport = endpoint({
  summary: 'What rewards cost by kind, promotion or day, with who got them and what became of it, 31 days at most.',
  method: 'GET',
  path: '/bo/v1/reports/rewards',
  for: 'staff',
  right: 'reports.view',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day), by: z.optional(z.enum(REWARD_BY)) }),
  reply: z.object({ list: z.array(rewardRow) }),
  refusals: [],
})
export const exportRewardReport = exportOf(rewardReport, 'reports.export')
