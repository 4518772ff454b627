import { assert, describe, test } from 'vitest'
import { amount, rate } from '../../money.ts'
import { summaryOf, type SummaryFigures } from './summary.ts'
import vectors from '../testing/pay.vectors.json' with { type: 'json' }

const figuresOf = (given: Record<string, number>): SummaryFigures => {
  const { vendorFeePpm, ...amounts } = given
  const figures = Object.entries(amounts).map(([name, value]) => [name, amount(BigInt(value))])
  return { ...Object.fromEntries(figures), vendorFee: rate(vendorFeePpm!) }
}
const plain = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, Number(value)]))

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    if (fn === 'report.summary')
      test(`${id}: ${title}`, () =>
        assert.deepEqual<object>(plain(summaryOf(figuresOf(input as unknown as Record<string, number>))), expected))
})

test('of members who won the vendors get nothing, and the house lost', () => {
  const figures = figuresOf({
    stake: 100,
    payout: 150,
    rebates: 3,
    memberRebates: 2,
    bonuses: 5,
    wages: 1,
    dividends: 1,
    paymentFees: 1,
    vendorFeePpm: 100_000,
  })
  assert.deepEqual(plain(summaryOf(figures)), { ggr: -50, vendorFee: 0, ngr: -61, memberProfit: 57 })
})
