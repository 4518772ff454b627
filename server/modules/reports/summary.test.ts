import assert from 'node:assert/strict'
import { test } from 'vitest'
import { amount, rate } from '@senluna/kit/money.ts'
import { summaryOf } from './summary.ts'

const NONE = amount(0n)
const nothing = {
  stake: NONE,
  payout: NONE,
  rebates: NONE,
  memberRebates: NONE,
  bonuses: NONE,
  wages: NONE,
  dividends: NONE,
  paymentFees: NONE,
  vendorFee: rate(0),
}

for (const [why, figures, expected] of [
  [
    'REPORT-SUMMARY-01: GGR to NGR',
    {
      stake: amount(1_000_000_000n),
      payout: amount(930_000_000n),
      rebates: amount(9_000_000n),
      memberRebates: amount(5_000_000n),
      bonuses: amount(6_000_000n),
      wages: amount(4_000_000n),
      dividends: amount(7_000_000n),
      paymentFees: amount(1_500_000n),
      vendorFee: rate(100_000),
    },
    { ggr: 70_000_000n, vendorFee: 7_000_000n, ngr: 35_500_000n, memberProfit: -59_000_000n },
  ],
  [
    'a player who wins costs the house, and the vendor gets nothing of it',
    { stake: amount(100n), payout: amount(250n), bonuses: amount(10n), vendorFee: rate(100_000) },
    { ggr: -150n, vendorFee: 0n, ngr: -160n, memberProfit: 160n },
  ],
  ['nothing played is nothing', {}, { ggr: 0n, vendorFee: 0n, ngr: 0n, memberProfit: 0n }],
] as const)
  test(`report: ${why}`, () => {
    assert.deepEqual(summaryOf({ ...nothing, ...figures }), expected)
  })
