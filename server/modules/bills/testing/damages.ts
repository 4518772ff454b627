import type { Damage } from '@senluna/ledger/testing/damage.ts'

/** A bill of the house that was paid 5, with what its member's figures are. */
const BILL = (
  more: { paid?: number; due?: number; state?: string; payer?: string; stake?: number; cpa?: number } = {},
) =>
  `insert into bills.bill (id, line_id, version, merchant_id, kind, contract_id, contract_version, signed_at, holder_id, payer_id, depth, currency,
     period_start, period_end, day, terms, valid_bet, stake, payout, rebates, bonuses, wages, payment_fees, vendor_fee, active, net_loss, carry_in,
     base, carry_out, before, rate_ppm, cpa, missed, gross, adjustment, adjustment_left, due, paid, state, computed_at)
   values ('00000000-0000-7000-8000-00000000b111', '00000000-0000-7000-8000-00000000b111', 1, 'test', 'DAILY_SALARY',
     '00000000-0000-7000-8000-00000000c111', 1, timestamptz '2026-11-01Z', $1, ${more.payer ?? 'null'}, 0, 'AAA', timestamptz '2026-11-01Z',
     timestamptz '2026-11-02Z', date '2026-11-01', '{}', 0, ${more.stake ?? 0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${more.cpa ?? 0}, '[]', 5, 0, 0, ${more.due ?? 5},
     ${more.paid ?? 0}, '${more.state ?? 'ISSUED'}', timestamptz '2026-11-02Z')`
const OTHER = "'00000000-0000-7000-8000-00000000a111'"

/** Damages to what agents are paid. */
export const BILL_DAMAGES: readonly Damage[] = [
  [
    'a bill that says it was paid, without a payment',
    [BILL({ paid: 5 })],
    ['each bill was paid what its payments say'],
  ],
  [
    'what a payer did not have and owes nobody',
    [BILL({ payer: OTHER, state: 'INSUFFICIENT' })],
    ['what a bill’s payer owes is what was not paid of it'],
  ],
  [
    'a payment that no posting made',
    [
      `insert into bills.payment (line_id, seq, merchant_id, what, to_id, amount, posting_key, at)
       values ('00000000-0000-7000-8000-00000000b111', 1, 'test', 'PAY', $1, 5, '00000000-0000-7000-8000-00000000d111', timestamptz '2026-11-02Z')`,
    ],
    ['payments of bills equal their postings'],
  ],
  [
    'a bill of a stake that no member placed',
    [BILL({ stake: 100 })],
    ['each bill is what its members’ figures come to'],
  ],
  [
    'money that left a payer and reached nobody',
    [
      `update ledger.house_account set code = 'CLEAR:BILL' where account_no =
         (select account_no from ledger.for_house where merchant_id = 'test' and balance <> 0 order by account_no limit 1)`,
    ],
    ['what one pays of a bill another gets'],
  ],
  [
    'a bill that pays for a new member whom it doesn’t name',
    [BILL({ cpa: 5 })],
    ['each affiliate’s bill pays for the new members it names'],
  ],
  [
    'a new member counted by a bill that says nothing of it',
    [
      `insert into bills.counted (member_id, line_id, holder_id, outcome, at)
       values ($1, '00000000-0000-7000-8000-00000000b111', ${OTHER}, 'QUALIFIED', timestamptz '2026-11-02Z')`,
    ],
    ['a new member is counted once, by the bill that says so'],
  ],
]
