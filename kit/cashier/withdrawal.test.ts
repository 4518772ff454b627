import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { MINUTE } from '../time.ts'
import { progressOf, type PartState } from './withdrawal-progress.ts'
import { availableOf, mostOf, quoteOf } from './withdrawal-quote.ts'
import vectors from './testing/withdrawal.vectors.json' with { type: 'json' }

interface Input {
  amount: number
  dailyUsed: number
  countUsed: number
  step: number
  min: number
  max: number
  dailyMax: number
  countMax: number
  freeCount: number
  feePpm: number
  feeMin: number
  feeMax: number
  net: number
  autoConfirmMinutes: number
  nowMin: number
  parts: { amount: number; status: PartState; paidAtMin: number }[]
}

const NOTHING: Input = {
  amount: 0,
  dailyUsed: 0,
  countUsed: 0,
  step: 0,
  min: 0,
  max: 0,
  dailyMax: 0,
  countMax: 0,
  freeCount: 0,
  feePpm: 0,
  feeMin: 0,
  feeMax: 0,
  net: 0,
  autoConfirmMinutes: 0,
  nowMin: 0,
  parts: [],
}

const limitsOf = (input: Omit<Input, 'net' | 'autoConfirmMinutes' | 'nowMin' | 'parts'>) => ({
  step: BigInt(input.step),
  min: BigInt(input.min),
  max: BigInt(input.max),
  dailyMax: BigInt(input.dailyMax),
  countMax: input.countMax,
  freeCount: input.freeCount,
  feePpm: input.feePpm,
  feeMin: BigInt(input.feeMin),
  feeMax: BigInt(input.feeMax),
})

const plain = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value]),
  )

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors) {
    test(`${id}: ${title}`, () => {
      const given: Input = Object.assign({ ...NOTHING }, input)
      const made =
        fn === 'withdraw.quote'
          ? quoteOf(BigInt(given.amount), { amount: BigInt(given.dailyUsed), count: given.countUsed }, limitsOf(given))
          : progressOf(
              BigInt(given.net),
              given.parts.map((part) => ({
                amount: BigInt(part.amount),
                status: part.status,
                paidAt: part.paidAtMin * MINUTE,
              })),
              given.autoConfirmMinutes,
              given.nowMin * MINUTE,
            )
      assert.deepEqual(plain(made), expected)
    })
  }
})

const LIMITS = limitsOf({
  amount: 0,
  dailyUsed: 0,
  countUsed: 0,
  step: 1_000,
  min: 200_000,
  max: 300_000_000,
  dailyMax: 500_000_000,
  countMax: 5,
  freeCount: 3,
  feePpm: 5_000,
  feeMin: 5_000,
  feeMax: 200_000,
})

for (const [asked, used, count, expected, why] of [
  [200_500n, 0n, 0, 'WD_AMOUNT_STEP', 'no odd amounts'],
  [100_500n, 0n, 0, 'WD_AMOUNT_STEP', 'the step comes before the least'],
  [199_000n, 0n, 5, 'WD_BELOW_MIN', 'the least comes before the number'],
  [301_000_000n, 499_000_000n, 0, 'WD_ABOVE_MAX', 'the most of one comes before the day'],
  [200_000n, 500_000_000n, 5, 'WD_DAILY_COUNT', 'the number comes before the sum of the day'],
  [1_000_000n, 499_001_000n, 0, 'WD_DAILY_AMOUNT', 'the sum of a day'],
  [1_000_000n, 499_000_000n, 0, 0n, 'up to the sum of a day exactly'],
  [200_000n, 0n, 3, 5_000n, 'never less than the least fee'],
  [300_000_000n, 0n, 4, 200_000n, 'never more than the most'],
] as const) {
  test(`quote: ${why}`, () => {
    const made = quoteOf(asked, { amount: used, count }, LIMITS)
    assert.equal('error' in made ? made.error : made.fee, expected)
  })
}

for (const [states, expected, why] of [
  [['PAID', 'QUEUED'], 'PAYING', 'a part is still to be paid'],
  [['PAID', 'FAILED'], 'PAYING', 'what failed is still to be paid'],
  [['PAID', 'SENT'], 'PAYING', 'what is on its way is not paid'],
  [['CONFIRMED', 'DISPUTED'], 'DISPUTED', 'what the member says has not come'],
  [['CONFIRMED', 'CONFIRMED'], 'COMPLETED', 'both have come'],
] as const) {
  test(`progress: ${why}`, () => {
    const parts = states.map((status) => ({ amount: 50n, status, paidAt: 0 }))
    assert.equal(progressOf(100n, parts, 30, 1).state, expected)
  })
}

test('a part one millisecond short of its minutes waits', () => {
  const part = { amount: 5n, status: 'PAID' as const, paidAt: 0 }
  assert.equal(progressOf(5n, [part], 30, 30 * MINUTE - 1).state, 'WAIT_CONFIRM')
})

test('the most is taken, and a step more is not', () => {
  const units = fc.bigInt(LIMITS.min, 400_000_000n)
  fc.assert(
    fc.property(units, fc.bigInt(0n, LIMITS.dailyMax), (balance, today) => {
      const most = mostOf(balance, LIMITS, LIMITS.dailyMax - today)
      const used = { amount: today, count: 0 }
      assert.ok(most <= balance && most % LIMITS.step === 0n)
      if (most >= LIMITS.min) assert.ok(!('error' in quoteOf(most, used, LIMITS)))
      const more = most + LIMITS.step
      assert.ok(more > balance || 'error' in quoteOf(more, used, LIMITS))
    }),
  )
})

describe('what can be withdrawn now', () => {
  const LIMITS = {
    step: 1_000n,
    min: 200_000n,
    max: 50_000_000n,
    dailyMax: 100_000_000n,
    countMax: 5,
    freeCount: 1,
    feePpm: 0,
    feeMin: 0n,
    feeMax: 0n,
  }
  const FREE = {
    balance: 8_629_960n,
    frozen: false,
    debt: 0n,
    arrears: 0n,
    turnover: 0n,
    tierLeft: undefined,
    used: { amount: 0n, count: 0 },
  }
  for (const [why, changed, amount, reasons] of [
    ['all of it in whole steps', {}, 8_629_000n, []],
    ['nothing while money must be wagered', { turnover: 200_000n }, 0n, [['WD_TURNOVER', 200_000n]]],
    ['nothing while downlines are owed', { arrears: 7n }, 0n, [['WAL_ARREARS', 7n]]],
    ['nothing with a debt or frozen', { debt: 5n, frozen: true }, 0n, [['AUTH_EXCLUDED'], ['WAL_DEBT', 5n]]],
    ['nothing after the last order of the day', { used: { amount: 1n, count: 5 } }, 0n, [['WD_DAILY_COUNT']]],
    ['what the day leaves', { used: { amount: 99_000_000n, count: 1 } }, 1_000_000n, [['WD_DAILY_AMOUNT', 1_000_000n]]],
    ['what one order takes', { balance: 60_000_000n }, 50_000_000n, [['WD_ABOVE_MAX', 50_000_000n]]],
    ['what the tier leaves', { tierLeft: 5_000_000n }, 5_000_000n, [['WD_KYC', 5_000_000n]]],
    ['nothing below the least', { balance: 199_999n }, 0n, [['WD_BELOW_MIN', 200_000n]]],
    [
      'every reason at once',
      { turnover: 1n, balance: 100n, used: { amount: 100_000_000n, count: 5 } },
      0n,
      [['WD_TURNOVER', 1n], ['WD_DAILY_COUNT'], ['WD_DAILY_AMOUNT', 0n], ['WD_BELOW_MIN', 200_000n]],
    ],
  ] as const)
    test(`is ${why}`, () => {
      const available = availableOf({ ...FREE, ...changed }, LIMITS)
      assert.equal(available.amount, amount)
      assert.deepEqual(
        available.reasons.map(({ code, remaining }) => (remaining === undefined ? [code] : [code, remaining])),
        reasons.map((reason) => [...reason]),
      )
    })
})
