import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'

/** The rules of a reward for friends as they are typed. */
export interface TypedReferral {
  friendDeposit: string
  minValidBet: string
  friendDays: string
  friendPercent: string
  friendCap: string
  /** `friends:amount`, with spaces or commas between. */
  friendLadder: string
}

export const EMPTY_REFERRAL: TypedReferral = {
  friendDeposit: '300000',
  minValidBet: '3000000',
  friendDays: '30',
  friendPercent: '10',
  friendCap: '588000',
  friendLadder: '1:50000 5:300000 10:800000 30:3000000',
}

/** Rules that stand, as they are typed. */
export const typedReferral = (rules: RulesOf<'REFERRAL'>): TypedReferral => ({
  friendDeposit: rules.minDeposit,
  minValidBet: rules.minValidBet,
  friendDays: String(rules.days),
  friendPercent: String(rules.ratePpm / 10_000),
  friendCap: rules.cap,
  friendLadder: rules.ladder.map(({ count, amount }) => `${count}:${amount}`).join(' '),
})

/** What was typed, to be checked against the schema; without hours and turnover. */
export const referralOf = (typed: TypedReferral) => ({
  minDeposit: typed.friendDeposit,
  minValidBet: typed.minValidBet,
  days: Number(typed.friendDays),
  ratePpm: Math.round(Number(typed.friendPercent.replace(',', '.')) * 10_000),
  cap: typed.friendCap,
  ladder: typed.friendLadder
    .split(/[\s,;]+/)
    .filter((step) => step !== '')
    .map((step) => {
      const [count, amount] = step.split(':')
      return { count: Number(count), amount: amount ?? '' }
    }),
})
