import { assert, test } from 'vitest'
import { amount, rate } from '../money.ts'
import points from '../points/testing/points.vectors.json' with { type: 'json' }
import vip from '../vip/testing/vip.vectors.json' with { type: 'json' }
import { cashbackOf } from './cashback.ts'
import { checkInRewards } from './check-in.ts'
import { bonusOf, forfeitOf } from './deposit-bonus.ts'
import { rankScores } from './leaderboard.ts'
import { rafflePick } from './raffle.ts'
import { friendReward, stepsReached } from './referral.ts'
import vectors from './testing/promotions.vectors.json' with { type: 'json' }

// The worked cases of rewards: each is run here or beside its rules, and none is left out.

const units = (value: number) => amount(BigInt(value))

interface Cases {
  'bonus.deposit': {
    deposit: number
    minDeposit: number
    ratePpm: number
    cap: number
    multiplierX100: number
    includeDeposit: boolean
  }
  'bonus.forfeit': { available: number; bonus: number; stakeSince: number; payoutSince: number }
  'cashback.loss': {
    stake: number
    payout: number
    bonuses: number
    rebates: number
    tiers: { minLoss: number; ratePpm: number }[]
    cap: number
    minPayout: number
  }
  'referral.firstDeposit': {
    firstDeposit: number
    minDeposit: number
    validBet: number
    minValidBet: number
    days: number
    maxDays: number
    ratePpm: number
    cap: number
  }
  'referral.ladder': { steps: { count: number; amount: number }[]; qualified: number; paidCounts: number[] }
  'leaderboard.rank': {
    minScore: number
    prizes: { from: number; to: number; amount: number }[]
    scores: { id: string; score: number; reachedAt: number }[]
  }
  'checkin.rewards': { ladder: number[]; days: string[] }
  'raffle.pick': { prizes: { id: string; weight: number; stock: number | null }[]; draw: number; fallback: string }
}

const RUN: { [Fn in keyof Cases]: (input: Cases[Fn]) => object } = {
  'bonus.deposit': ({ deposit, minDeposit, ratePpm, cap, multiplierX100, includeDeposit }) => {
    const terms = { minDeposit: units(minDeposit), rate: rate(ratePpm), cap: units(cap), includeDeposit }
    const given = bonusOf(units(deposit), { ...terms, turnoverX100: multiplierX100 })
    return { bonus: Number(given?.bonus), required: Number(given?.required) }
  },
  'bonus.forfeit': ({ available, bonus, stakeSince, payoutSince }) => {
    const given = {
      available: units(available),
      bonus: units(bonus),
      staked: units(stakeSince),
      won: units(payoutSince),
    }
    const removed = Number(forfeitOf(given).removed)
    return { removed, kept: available - removed }
  },
  'cashback.loss': ({ stake, payout, bonuses, rebates, tiers, cap, minPayout }) => {
    const figures = { stake: units(stake), payout: units(payout), bonuses: units(bonuses), rebates: units(rebates) }
    const given = cashbackOf(figures, {
      tiers: tiers.map(({ minLoss, ratePpm }) => ({ minLoss: units(minLoss), rate: rate(ratePpm) })),
      cap: units(cap),
      minPayout: units(minPayout),
    })
    return { base: Number(given.base), ratePpm: Number(given.rate), amount: Number(given.amount) }
  },
  'referral.firstDeposit': ({ firstDeposit, minDeposit, validBet, minValidBet, days, maxDays, ratePpm, cap }) => {
    const terms = {
      minDeposit: units(minDeposit),
      minValidBet: units(minValidBet),
      rate: rate(ratePpm),
      cap: units(cap),
    }
    // Whoever is late isn't looked at at all.
    const bet = days <= maxDays ? units(validBet) : units(0)
    const given = friendReward({ firstDeposit: units(firstDeposit), validBet: bet }, terms)
    return { qualified: given.qualified, amount: Number(given.amount) }
  },
  'referral.ladder': ({ steps, qualified, paidCounts }) => {
    const ladder = steps.map((step) => ({ count: step.count, amount: units(step.amount) }))
    const reached = stepsReached(ladder, qualified, paidCounts)
    return {
      payable: reached.reduce((sum, step) => sum + Number(step.amount), 0),
      paidCounts: [...paidCounts, ...reached.map(({ count }) => count)],
    }
  },
  'leaderboard.rank': ({ minScore, prizes, scores }) => ({
    ranking: rankScores(
      scores.map(({ score, ...row }) => ({ ...row, score: BigInt(score) })),
      { minScore: BigInt(minScore), prizes: prizes.map((prize) => ({ ...prize, amount: BigInt(prize.amount) })) },
    ).map(({ rank, id, prize }) => ({ rank, id, prize: Number(prize) })),
  }),
  'checkin.rewards': ({ ladder, days }) => {
    const rewards = checkInRewards(ladder.map(units), days).map(({ step, amount: given }, nth) => ({
      day: days[nth]!,
      step,
      amount: Number(given),
    }))
    return { rewards, total: rewards.reduce((sum, reward) => sum + reward.amount, 0) }
  },
  'raffle.pick': ({ prizes, draw, fallback }) => ({ prizeId: rafflePick(prizes, draw, fallback).prize }),
}

for (const { id, fn, title, input, expected } of vectors)
  test(`${id}: ${title}`, () => {
    const run = RUN[fn as keyof Cases] as (given: unknown) => object
    assert.deepEqual(run(input), expected)
  })

test('every function of the domain that is about rewards has as many cases as there are', () => {
  const counted: Record<string, number> = {
    'points.earn': points.earn.length,
    'points.convert': points.convert.length,
    // Played on the database: `server/modules/points/goods/redeem.test.ts`.
    'points.redeem': points.redeem.length,
  }
  for (const { fn } of [...vectors, ...vip]) counted[fn] = (counted[fn] ?? 0) + 1
  assert.deepEqual(counted, {
    'bonus.deposit': 2,
    'bonus.forfeit': 1,
    'cashback.loss': 1,
    'checkin.rewards': 1,
    'leaderboard.rank': 1,
    'points.convert': 2,
    'points.earn': 1,
    'points.redeem': 1,
    'raffle.pick': 1,
    'rebate.member': 1,
    'referral.firstDeposit': 1,
    'referral.ladder': 1,
    'vip.evaluate': 3,
  })
})
