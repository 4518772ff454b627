import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'

const DAYS = 30n
const WEEKS = 5n
const MOST_WEEK_STARTS: Readonly<Record<'DAY' | 'WEEK', bigint>> = { DAY: DAYS, WEEK: WEEKS }

const largestOf = (amounts: readonly string[]): bigint =>
  amounts.map(BigInt).reduce((most, units) => (units > most ? units : most), 0n)

const prizesOf = (prizes: readonly { from: number; to: number; amount: string }[]): bigint =>
  prizes.reduce((sum, { from, to, amount }) => sum + BigInt(to - from + 1) * BigInt(amount), 0n)

/** What the house stakes for free rounds: the most they may cost. */
const stakesOf = ({ stake, rounds }: { stake: string; rounds: number }): bigint => BigInt(stake) * BigInt(rounds)

/**
 * What a promotion promises at once, so the least its budget may be: the prizes of a ranking, a
 * drop of envelopes, the largest single reward of the others.
 */
export function leastBudget(rules: PromotionRules): bigint {
  switch (rules.kind) {
    case 'INFO':
      return 0n
    case 'CHECK_IN':
      return largestOf(rules.ladder)
    case 'PROMO_CODE':
    case 'SIGN_UP':
    case 'BIRTHDAY':
      return BigInt(rules.amount)
    case 'MISSION':
      return BigInt(rules.amount) + (rules.free ? stakesOf(rules.free) : 0n)
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
      return largestOf(rules.prizes.map(({ amount }) => amount))
    case 'LEADERBOARD':
      return prizesOf(rules.prizes)
    case 'APPLY_FORM':
      return BigInt(rules.most)
  }
}

/**
 * The most that thirty days of some rules can cost, in the currency's smallest unit; undefined
 * where it depends on how many come.
 */
export function monthMost(rules: PromotionRules): bigint | undefined {
  switch (rules.kind) {
    case 'PROMO_CODE':
    case 'SIGN_UP':
      return BigInt(rules.amount) * BigInt(rules.count)
    case 'RED_ENVELOPE':
      return BigInt(rules.pool) * BigInt(rules.times.length) * DAYS
    case 'LEADERBOARD':
      return prizesOf(rules.prizes) * MOST_WEEK_STARTS[rules.period]
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
