import type { Damage } from '@senluna/ledger/testing/damage.ts'

const PAID = `insert into rebates.posted (scope, beneficiary_id, currency, own, seq, merchant_id, amount, state, at)
  values ('day test 2026-11-01', $1, 'AAA', true, 0, 'test', 5, 0, timestamptz '2026-11-02 03:00Z')`

/** Damages to rebates and what was paid of them. */
export const REBATE_DAMAGES: readonly Damage[] = [
  [
    'a rebate that was worked out and not paid',
    [
      `insert into rebates.part (scope, beneficiary_id, source_id, product, currency, merchant_id, day, base, amount)
       values ('day test 2026-11-01', $1, $1, 'RNG', 'AAA', 'test', date '2026-11-01', 1000, 5)`,
    ],
    ['each rebate was paid as it was worked out'],
  ],
  [
    'a payment of a rebate that no posting made',
    [PAID],
    ['each rebate was paid as it was worked out', 'each rebate equals its postings'],
  ],
]
