import { KIND } from '@senluna/ledger/index.ts'
import type { Damage } from '@senluna/ledger/testing/damage.ts'

/** Damages to rewards of promotions and what they came of. */
export const PROMOTION_DAMAGES: readonly Damage[] = [
  [
    'a claimed reward that no posting made',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claimed_at, created_at)
       values (gen_random_uuid(), 'test', 'gift', $1, 'ONCE', 'CLAIMED', 1, 'AAA', 5, 0, ${KIND.ACTIVITY_REWARD}, '{}',
         timestamptz '2026-11-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
    ],
    ['each claimed reward is one posting of its amount'],
  ],
  [
    'a bonus that took more along than was posted',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claim_before, created_at, ends_at, ended_at, removed)
       values (gen_random_uuid(), 'test', 'gift', $1, 'ONCE', 'ISSUED', 1, 'AAA', 5, 0, ${KIND.DEPOSIT_BONUS}, '{}',
         timestamptz '2026-12-01 03:00Z', timestamptz '2026-11-01 03:00Z', timestamptz '2026-12-01 03:00Z',
         timestamptz '2026-11-02 03:00Z', 5)`,
    ],
    ['what a bonus took along is one posting of its amount'],
  ],
  [
    'a bounded promotion that says it gave more',
    [
      `insert into promotions.given (merchant_id, promotion_id, cycle, count, amount) values ('test', 'gift', 'ONCE', 1, 5)`,
    ],
    ['what a bounded promotion gave is what its rewards come to'],
  ],
]
