import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import type { WorthOf } from '../kinds/goods-prizes.ts'

const DAYS = 30n
const WEEKS = 5n
const MOST_WEEK_STARTS: Readonly<Record<'DAY' | 'WEEK', bigint>> = { DAY: DAYS, WEEK: WEEKS }

const largestOf = (costs: readonly bigint[]): bigint => costs.reduce((most, units) => (units > most ? units : most), 0n)

/** What a prize costs: its money, and what its points and goods are worth. */
type Prize = { amount: string; extra?: Parameters<WorthOf>[0] }
const costOf = ({ amount, extra }: Prize, worthOf: WorthOf): bigint => BigInt(amount) + worthOf(extra)

const prizesOf = (prizes: readonly (Prize & { from: number; to: number })[], worthOf: WorthOf): bigint =>
  prizes.reduce((sum, { from, to, ...prize }) => sum + BigInt(to - from + 1) * costOf(prize, worthOf), 0n)

/** What the house stakes for free rounds: the most they may cost. */
const stakesOf = ({ stake, rounds }: { stake: string; rounds: number }): bigint => BigInt(stake) * BigInt(rounds)

/**
 * What a promotion promises at once, so the least its budget may be: the prizes of a ranking, a
 * drop of envelopes, the largest single reward of the others. Points and goods count by their
 * worth.
 */
export function leastBudget(rules: PromotionRules, worthOf: WorthOf): bigint {
  switch (rules.kind) {
    case 'INFO':
      return 0n
    case 'CHECK_IN':
      return largestOf(rules.ladder.map((amount, nth) => costOf({ amount, extra: rules.extras?.[nth] }, worthOf)))
    case 'PROMO_CODE':
      return costOf(rules, worthOf)
    case 'SIGN_UP':
    case 'BIRTHDAY':
      return BigInt(rules.amount)
    case 'MISSION':
      return costOf(rules, worthOf) + (rules.free ? stakesOf(rules.free) : 0n)
    case 'FREE_SPIN':
    case 'FREE_BET':
    case 'FREE_TICKET':
      return stakesOf(rules)
    case 'RED_ENVELOPE':
      return BigInt(rules.pool)
    case 'CASHBACK':
    case 'DEPOSIT_BONUS':
      return BigInt(rules.cap)
    case 'REFERRAL':
      return BigInt(rules.cap) + rules.ladder.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    case 'RAFFLE':
      return largestOf(rules.prizes.map((prize) => costOf(prize, worthOf)))
    case 'LEADERBOARD':
      return prizesOf(rules.prizes, worthOf)
    case 'APPLY_FORM':
      return BigInt(rules.most)
  }
}

/**
 * The most that thirty days of some rules can cost, in the currency's smallest unit; undefined
 * where it depends on how many come.
 */
export function monthMost(rules: PromotionRules, worthOf: WorthOf): bigint | undefined {
  switch (rules.kind) {
    case 'PROMO_CODE':
      return costOf(rules, worthOf) * BigInt(rules.count)
    case 'SIGN_UP':
      return BigInt(rules.amount) * BigInt(rules.count)
    case 'RED_ENVELOPE':
      return BigInt(rules.pool) * BigInt(rules.times.length) * DAYS
    case 'LEADERBOARD':
      return prizesOf(rules.prizes, worthOf) * MOST_WEEK_STARTS[rules.period]
    case 'FREE_SPIN':
    case 'FREE_BET':
    case 'FREE_TICKET':
      return stakesOf(rules) * BigInt(rules.count) * (rules.every === 'ONCE' ? 1n : MOST_WEEK_STARTS[rules.every])
    case 'INFO':
      return 0n
    case 'CHECK_IN':
    case 'BIRTHDAY':
    case 'MISSION':
    case 'CASHBACK':
    case 'DEPOSIT_BONUS':
    case 'REFERRAL':
    case 'RAFFLE':
    case 'APPLY_FORM':
      return undefined
  }
}
