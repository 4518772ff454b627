import type { Damage } from '@senluna/ledger/testing/damage.ts'

const NETWORK = `insert into jackpots.network (merchant_id, currency, opened_at) values ('test', 'AAA', now())`

/** Damages to pots and what they were paid. */
export const JACKPOT_DAMAGES: readonly Damage[] = [
  [
    'a pot that the ledger knows nothing of',
    [
      NETWORK,
      `insert into jackpots.pot (merchant_id, level, state, cycle, micro, reserve_micro) values ('test', 'GRAND', 'OPEN', 1, 5000000, 0)`,
    ],
    ['what jackpots hold is in the ledger, to the last unit', 'each level has one pot under way'],
  ],
  [
    'a jackpot that was won and not paid',
    [
      NETWORK,
      `insert into jackpots.cycle (merchant_id, level, no, terms, opened_at, ended_at, amount, owner_id, wager_id, game_id)
        values ('test', 'GRAND', 1, '{}', now(), now(), 5, $1, gen_random_uuid(), 'sen-vang')`,
    ],
    ['each jackpot was paid once, to who won it, and came back whole where it was refused'],
  ],
  [
    'a jackpot that was refused and stayed with who won it',
    [
      NETWORK,
      `insert into jackpots.cycle (merchant_id, level, no, terms, opened_at, ended_at, amount, owner_id, wager_id, game_id, review, refused_at, returned_to)
        values ('test', 'GRAND', 1, '{}', now(), now(), 5, $1, gen_random_uuid(), 'sen-vang', 'REFUSED', now(), 'GRAND')`,
    ],
    ['each jackpot was paid once, to who won it, and came back whole where it was refused'],
  ],
  [
    'stakes counted for jackpots that nobody made',
    [NETWORK, `insert into jackpots.lane (merchant_id, counter_no, staked, bets) values ('test', 1, 5, 1)`],
    ['what was counted for jackpots is no more than was staked'],
  ],
]
