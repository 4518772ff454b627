import type { Damage } from '@senluna/ledger/testing/damage.ts'
import { WAGER_STATUS } from '../record/wager-status.ts'

/** Damages to wagers, their movements and rounds. */
export const WAGER_DAMAGES: readonly Damage[] = [
  [
    'a free round that nobody paid for',
    [
      `with given as (insert into rounds.free_grant (id, owner_id, merchant_id, games, stake, count, used, keeps_stake, most, turnover_x100,
          won, titles, expires_at, created_at)
        values (gen_random_uuid(), $1, 'test', '{sen-vang}', 5, 1, 1, true, 50, 100, 5, '{}', now(), now()) returning id)
      insert into rounds.free_round (owner_id, id, grant_id, place, stake, payout, returned, at)
        select $1, gen_random_uuid(), id, 1, 5, 5, 0, now() from given`,
    ],
    [
      'each free round is one stake of the house, and what left again of its payout; of a voided one nothing stays',
      'each reward of free rounds gave them once, as many and of the stake that it says',
    ],
  ],
  [
    'a free round that was cancelled and left its stake with the player',
    [
      `with given as (insert into rounds.free_grant (id, owner_id, merchant_id, games, stake, count, used, keeps_stake, most, turnover_x100,
          won, titles, expires_at, created_at)
        values (gen_random_uuid(), $1, 'test', '{sen-vang}', 5, 1, 1, true, 50, 100, 0, '{}', now(), now()) returning id)
      insert into rounds.free_round (owner_id, id, grant_id, place, stake, payout, returned, at)
        select w.owner_id, w.id, given.id, 1, w.stake, 0, 0, now() from given, wagers.wager w where w.owner_id = $1 limit 1`,
      `update wagers.wager w set status = ${WAGER_STATUS.CANCELLED} from rounds.free_round f where f.owner_id = w.owner_id and f.id = w.id`,
    ],
    ['each free round is one stake of the house, and what left again of its payout; of a voided one nothing stays'],
  ],
  [
    'free rounds used without a round',
    [
      `insert into rounds.free_grant (id, owner_id, merchant_id, games, stake, count, used, keeps_stake, most, turnover_x100,
          won, titles, expires_at, created_at)
        values (gen_random_uuid(), $1, 'test', '{sen-vang}', 5, 1, 1, true, 50, 100, 0, '{}', now(), now())`,
    ],
    [
      'free rounds were used as often as they were played, and won what their rounds did',
      'each reward of free rounds gave them once, as many and of the stake that it says',
    ],
  ],
  [
    'a step of a gamble that risked nothing that stood',
    [
      `insert into rounds.gamble (owner_id, id, of_round, step, stake, payout, at)
        values ($1, gen_random_uuid(), gen_random_uuid(), 1, 5, 10, now())`,
    ],
    ['each step of a gamble risks what stood, on the pair and the nonces of the round that won it'],
  ],
  [
    'a run without its stake',
    [
      `insert into rounds.run (owner_id, id, game_id, book, wallet_no, currency, vendor, seed_id, nonce, rules_no, opening, stake, opened_at)
        values ($1, gen_random_uuid(), 'mines', 0, 1, 'XVD', 'SENLUNA', gen_random_uuid(), 0, 1, '3', 1000, now())`,
    ],
    ['each run stands where its wager, its round and its play state do'],
  ],
  [
    'a wager that was paid otherwise',
    ['update wagers.wager set payout = payout + 1 where owner_id = $1'],
    ['each wager equals its postings'],
  ],
  [
    'a wager with a wrong balance',
    ['update wagers.wager set balance_after = balance_after + 1 where owner_id = $1'],
    ['each wager equals its postings'],
  ],
  [
    'a paid wager that is gone',
    ['delete from wagers.wager where owner_id = $1'],
    ['each wager equals its postings', 'each house round has its wager, each seed its rounds in order'],
  ],
  [
    'a wager whose money is gone',
    ['delete from ledger.transfer where owner_id = $1 and source = 1'],
    ['each wager equals its postings'],
  ],
  [
    'a movement of a wager that moved otherwise',
    ['update wagers.movement set moved = moved + 1 where owner_id = $1 and kind = 2'],
    ['each movement of a wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a movement of a wager with a wrong balance',
    ['update wagers.movement set balance_before = balance_before + 1 where owner_id = $1 and kind = 1'],
    ['each movement of a wager equals its postings'],
  ],
  [
    'a movement of a wager that is gone',
    ['delete from wagers.movement where owner_id = $1 and kind = 4'],
    ['each wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a refusal that moved money all the same',
    ['update wagers.movement set status = 3 where owner_id = $1 and kind = 2'],
    ['each movement of a wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a debt that was forgotten',
    ['update wagers.movement set debt = 0 where owner_id = $1 and kind = 3'],
    ['each movement of a wager equals its postings'],
  ],
  [
    'a cancellation that is not the sum of its parts',
    ['update wagers.movement set moved = moved + 1 where owner_id = $1 and kind = 5'],
    ['each movement of a wager equals its postings'],
  ],
  [
    "a win given to another's wager",
    ['update wagers.movement set wager_id = gen_random_uuid() where owner_id = $1 and kind = 2'],
    ['each wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a rolled-back wager that still stands as lost',
    ['update wagers.wager set status = 2 where owner_id = $1 and status = 7'],
    ['each wager equals its postings', 'each wager and round equals its movements'],
  ],
  [
    'a house round cancelled without its reversal',
    [`update wagers.wager set status = 7 where owner_id = $1 and vendor = 'SENLUNA'`],
    ['each wager and round equals its movements'],
  ],
  [
    'turnover that nobody staked',
    ['update wagers.wager set valid_bet = valid_bet + 1 where owner_id = $1 and status = 1'],
    ['each wager and round equals its movements'],
  ],
  [
    'a round that counts a win too many',
    ['update wagers.round_state set wins = wins + 1 where owner_id = $1'],
    ['each wager and round equals its movements'],
  ],
  [
    'a round that is gone from the list of rounds',
    ['delete from wagers.round_state where owner_id = $1'],
    ['each wager and round equals its movements'],
  ],
  [
    'a step of a round that was forgotten',
    ['delete from wagers.round_step where owner_id = $1 and kind = 4'],
    ['each wager and round equals its movements'],
  ],
  [
    'a step that was undone by nobody',
    ['update wagers.round_step set undone = true where owner_id = $1 and kind = 2'],
    ['each wager and round equals its movements'],
  ],
  [
    'a round that is gone',
    ['delete from rounds.round where owner_id = $1'],
    ['each house round has its wager, each seed its rounds in order'],
  ],
  [
    'a nonce that was skipped',
    ['update rounds.round set nonce = 1 where owner_id = $1'],
    ['each house round has its wager, each seed its rounds in order'],
  ],
]
