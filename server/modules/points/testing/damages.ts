import type { Damage } from '@senluna/ledger/testing/damage.ts'

/** Damages to points and what they came of. */
export const POINT_DAMAGES: readonly Damage[] = [
  [
    'points of a day that no posting made',
    [`insert into points.day (member_id, day, merchant_id, earned) values ($1, date '2026-11-01', 'test', 5)`],
    ['points by day equal their postings'],
  ],
  [
    'a conversion that no posting made',
    [
      `insert into points.conversion (id, merchant_id, member_id, points, ratio, amount, currency, turnover_required, created_at)
       values (gen_random_uuid(), 'test', $1, 100, 10, 1000, 'AAA', 1000, timestamptz '2026-11-01 03:00Z')`,
    ],
    ['money for points equals its postings'],
  ],
]
