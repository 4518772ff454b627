import type { Damage } from '@senluna/ledger/testing/damage.ts'

/** Damages to orders, tickets, draws and their settlements. */
export const LOTTERY_DAMAGES: readonly Damage[] = [
  [
    'an order of the lottery that is gone',
    ['delete from lottery.orders where owner_id = $1'],
    ['each order of the lottery is one posting, and its tickets share it'],
  ],
  [
    'a free ticket that nobody paid for',
    [
      `with given as (insert into lottery.free_grant (id, owner_id, merchant_id, games, stake, count, used, most, turnover_x100, won, titles,
          expires_at, created_at)
        values (gen_random_uuid(), $1, 'test', '{VN_N}', 50, 1, 1, 500, 100, 0, '{}', now(), now()) returning id)
      insert into lottery.free_ticket (owner_id, ticket_id, order_id, draw_no, grant_id, stake, at)
        select t.owner_id, t.id, t.order_id, t.draw_no, given.id, t.stake, now() from given, lottery.ticket t
        where t.owner_id = $1 and t.place = 2`,
    ],
    [
      'each free ticket is one stake of the house, and what left again of its money; it counts for nothing',
      'each reward of free rounds gave them once, as many and of the stake that it says',
    ],
  ],
  [
    'free tickets used without a ticket',
    [
      `insert into lottery.free_grant (id, owner_id, merchant_id, games, stake, count, used, most, turnover_x100, won, titles,
          expires_at, created_at)
        values (gen_random_uuid(), $1, 'test', '{VN_N}', 50, 1, 1, 500, 100, 0, '{}', now(), now())`,
    ],
    [
      'free tickets were used as often as they were bet, and won what their tickets did',
      'each reward of free rounds gave them once, as many and of the stake that it says',
    ],
  ],
  [
    'a ticket more than was paid for',
    [
      `insert into lottery.ticket select owner_id, gen_random_uuid(), draw_no, order_id, 9, merchant_id, account_no, currency, book, bet_type,
         selection, lines, unit, multiple, stake, price, rules, rebate_ppm, rates, accepted_at from lottery.ticket
       where owner_id = $1 and place = 1`,
    ],
    [
      'each order of the lottery is one posting, and its tickets share it',
      'each lottery ticket is a wager and stands as settled',
    ],
  ],
  [
    'an order that cost less than it says',
    ['update lottery.orders set stake = stake + 1 where owner_id = $1'],
    ['each order of the lottery is one posting, and its tickets share it'],
  ],
  [
    'a ticket that was settled for more than was paid',
    ['update lottery.settlement set payout = payout + 1 where owner_id = $1 and status = 1'],
    [
      'each lottery ticket has brought what its last settlement says',
      'each lottery ticket is a wager and stands as settled',
    ],
  ],
  [
    'a rebate that nobody paid',
    ['update lottery.settlement set rebate = rebate + 1 where owner_id = $1 and status = 1'],
    ['each lottery ticket has brought what its last settlement says'],
  ],
  [
    'a settlement that is gone',
    ['delete from lottery.settlement where owner_id = $1 and status = 1'],
    [
      'each lottery ticket has brought what its last settlement says',
      'each lottery ticket is a wager and stands as settled',
    ],
  ],
  [
    'a ticket taken back whose stake did not return',
    ['delete from ledger.transfer where owner_id = $1 and source = 9 and kind = 202'],
    ['each lottery ticket has brought what its last settlement says'],
  ],
  [
    'a won ticket that its wager calls lost',
    [`update wagers.wager set status = 2, payout = 0 where owner_id = $1 and game_id = 'VN_N' and status = 1`],
    ['each lottery ticket is a wager and stands as settled'],
  ],
  [
    'a lost ticket that counts for more than was staked on it',
    [`update wagers.wager set valid_bet = stake + 1 where owner_id = $1 and game_id = 'VN_N' and status = 2`],
    ['each lottery ticket is a wager and stands as settled'],
  ],
  [
    'a ticket that lost without a result',
    [
      `update lottery.draw set state = 3, result_version = 0 where game = 'VN_N'`,
      `update wagers.wager set settled_at = null where owner_id = $1 and game_id = 'VN_N' and status = 2`,
    ],
    ['each lottery ticket is a wager and stands as settled'],
  ],
  [
    'a ticket that was taken at its lock',
    [`update lottery.draw set lock_at = open_at where game = 'VN_N'`],
    ['no lottery ticket was taken at or after its lock, and none is open when its draw is settled'],
  ],
  [
    'a ticket that a settled draw forgot',
    [`update wagers.wager set status = 0, valid_bet = 0 where owner_id = $1 and game_id = 'VN_N' and status = 2`],
    ['no lottery ticket was taken at or after its lock, and none is open when its draw is settled'],
  ],
  [
    'a ticket without its draw',
    ['update lottery.ticket set draw_no = 2000000000 where owner_id = $1'],
    ['no lottery ticket was taken at or after its lock, and none is open when its draw is settled'],
  ],
  [
    'a draw whose seed is another than it was committed to',
    [`update lottery.seed set revealed = repeat('cd', 32)`],
    ['each lottery draw that stands has its result, and one of ours the seed it was committed to'],
  ],
  [
    'a seed of a player that its draw did not take up',
    [
      `insert into lottery.player_seed (draw_no, order_id, seed, leaf)
         select t.draw_no, t.order_id, 'late', sha256('\\x00'::bytea || convert_to(o.no, 'UTF8') || '\\x00'::bytea || convert_to('late', 'UTF8'))
         from lottery.ticket t join lottery.orders o on o.owner_id = t.owner_id and o.id = t.order_id
         join lottery.seed s on s.draw_no = t.draw_no where t.owner_id = $1 and s.revealed is not null limit 1`,
    ],
    ['each draw was mixed with every seed that players gave it, and each leaf is its seed’s'],
  ],
  [
    'a draw without the result it stands by',
    ['delete from lottery.result'],
    ['each lottery draw that stands has its result, and one of ours the seed it was committed to'],
  ],
  [
    'a seed that was shown before its draw',
    ['update lottery.draw set state = 1, settled_at = null'],
    ['each lottery draw that stands has its result, and one of ours the seed it was committed to'],
  ],
]
