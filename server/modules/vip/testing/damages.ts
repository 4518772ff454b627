import type { Damage } from '@senluna/ledger/testing/damage.ts'
import { REBATE_STATE } from '../rebates/rebate-store.ts'

/** Damages to VIP gifts, rebates and levels and what they came of. */
export const VIP_DAMAGES: readonly Damage[] = [
  [
    'a claimed VIP gift that no posting made',
    [
      `insert into vip.gift (member_id, kind, period, merchant_id, level, currency, amount, offered_at, claimed_at)
       values ($1, 'UPGRADE', '1', 'test', 1, 'AAA', 5, timestamptz '2026-11-01 03:00Z', timestamptz '2026-11-01 04:00Z')`,
    ],
    ['each claimed VIP gift equals its posting'],
  ],
  [
    'a VIP rebate that no posting made',
    [
      `insert into vip.rebate (member_id, day, seq, merchant_id, currency, level, bets, amount, state, at)
       values ($1, date '2026-11-01', 1, 'test', 'AAA', 1, '{}', 5, ${REBATE_STATE.POSTED}, timestamptz '2026-11-02 03:00Z')`,
    ],
    ['each VIP rebate equals its postings'],
  ],
  [
    'a VIP level that nothing led to',
    [
      `insert into vip.state (member_id, merchant_id, level, peak, changed_at)
       values ($1, 'test', 3, 3, timestamptz '2026-11-02 03:00Z')`,
    ],
    ['each VIP level is where its history ends'],
  ],
]
