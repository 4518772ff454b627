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
    'a reward of points that nobody got',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claimed_at, created_at)
       values (gen_random_uuid(), 'test', 'gift', $1, 'ONCE', 'CLAIMED', 1, 'AAA', 0, 0, ${KIND.ACTIVITY_REWARD},
         '{"extra": {"points": "5"}}', timestamptz '2026-11-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
    ],
    ['each reward of points or goods gave them once, as many as it says'],
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
  [
    'a rejected reward that waits all the same',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claim_before, created_at)
       values ('00000000-0000-7000-8000-00000000ab01', 'test', 'gift', $1, 'HELD', 'ISSUED', 1, 'AAA', 5, 0, ${KIND.ACTIVITY_REWARD}, '{}',
         timestamptz '2026-12-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
      `insert into promotions.suspicion (id, merchant_id, promotion_id, member_id, reward_id, state, found, decided_by, created_at, decided_at)
       values (gen_random_uuid(), 'test', 'gift', $1, '00000000-0000-7000-8000-00000000ab01', 'REJECTED', '[]', 'x',
         timestamptz '2026-11-01 03:00Z', timestamptz '2026-11-01 04:00Z')`,
    ],
    ['no reward that was rejected was claimed, or it left again'],
  ],
  [
    'a budget that says it spent more',
    [`insert into promotions.budget (merchant_id, promotion_id, most, spent) values ('test', 'gift', 10, 5)`],
    ['what a budget has spent is what its rewards come to'],
  ],
  [
    'a reward for a friend whom nobody brought',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claim_before, created_at)
       values (gen_random_uuid(), 'test', 'gift', $1, 'FRIEND 1', 'ISSUED', 1, 'AAA', 5, 0, ${KIND.REFERRAL},
         jsonb_build_object('friend', gen_random_uuid()), timestamptz '2026-12-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
    ],
    ['each friend who qualified earned one reward of their own'],
  ],
  [
    'a prize of a raffle that nobody drew',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claim_before, created_at)
       values (gen_random_uuid(), 'test', 'gift', $1, '2026-11-01 1', 'ISSUED', 1, 'AAA', 5, 0, ${KIND.RED_ENVELOPE},
         '{"prize": "p1"}', timestamptz '2026-12-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
    ],
    ['each draw that won money is one reward of its amount'],
  ],
  [
    'a stock that says more were given',
    [`insert into promotions.prize (merchant_id, promotion_id, prize, given) values ('test', 'gift', 'p1', 1)`],
    ['of each prize with a stock was given what was drawn of it'],
  ],
  [
    'a turn that counts a draw nobody made',
    [`insert into promotions.turn (member_id, promotion_id, merchant_id, draws) values ($1, 'gift', 'test', 1)`],
    ['a member drew as often as their turn says'],
  ],
  [
    'a place of a ranking whose period nobody worked out',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claim_before, created_at)
       values (gen_random_uuid(), 'test', 'gift', $1, '2026-11-01', 'ISSUED', 1, 'AAA', 5, 0, ${KIND.LEADERBOARD},
         '{"rank": 1}', timestamptz '2026-12-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
    ],
    ['each place of a ranking was given once, and its period is noted'],
  ],
  [
    'a reward for an application that nobody sent',
    [
      `insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency, amount, required,
         kind, data, claim_before, created_at)
       values (gen_random_uuid(), 'test', 'gift', $1, 'ONCE', 'ISSUED', 1, 'AAA', 5, 0, ${KIND.ACTIVITY_REWARD},
         jsonb_build_object('application', gen_random_uuid()), timestamptz '2026-12-01 03:00Z', timestamptz '2026-11-01 03:00Z')`,
    ],
    ['each application that was accepted is one reward of its amount'],
  ],
]
