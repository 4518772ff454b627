import type { Damage } from '@senluna/ledger/testing/damage.ts'

const DAY = "(event_at at time zone 'UTC')::date"
const READ = `insert into facts.cursor (owner_id, account_no, version, zone) select owner_id, account_no, version, 'UTC' from ledger.account
  where owner_id = $1 and account_no = 1`

/** Damages to what facts say of postings. */
export const FACT_DAMAGES: readonly Damage[] = [
  ['postings that were read and stand in no day', [READ], ['the facts of each day equal its postings']],
  [
    'money of a day that nobody posted',
    [
      `insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
       values ('test', '2026-11-01', $1, 100, 'CASH:X', 'AAA', 1, 5)`,
    ],
    ['the facts of each day equal its postings'],
  ],
  [
    'a month without its days',
    [
      `insert into facts.months (merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, payout, given, deposited, withdrawn)
       values ('test', '2026-11-01', $1, 'AAA', 'LIVE', 'g', 'V', 1, 0, 5, 5, 0, 0, 0, 0)`,
    ],
    ['the months of facts are the sums of their days'],
  ],
  [
    'something laid to bets that nobody was given',
    [
      `insert into facts.given (merchant_id, day, member_id, currency, product, game_id, vendor, amount)
       values ('test', '2026-11-01', $1, 'AAA', 'LIVE', '', '', 5)`,
    ],
    ['what is laid to bets is what was given on each day', 'the months of facts are the sums of their days'],
  ],
  [
    'a reward that no posting gave',
    [
      `insert into facts.rewards (merchant_id, day, member_id, currency, kind, promotion_id, claims, cash, free, taken, points, worth, asked, wagered, became)
       values ('test', '2026-11-01', $1, 'AAA', 'CHECK_IN', 'p', 1, 5, 0, 0, 0, 0, 0, 0, 5)`,
    ],
    ['the rewards of each day equal its postings'],
  ],
  [
    'a posting that stands on another day',
    [
      READ,
      `insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
       select 'test', ${DAY} + 1, t.owner_id, t.kind, h.code, h.currency, count(*), sum(t.amount) from ledger.transfer t
       join ledger.house_account h on h.account_no = t.counter_no where t.owner_id = $1 and t.account_no = 1 group by 1, 2, 3, 4, 5, 6`,
    ],
    ['the facts of each day equal its postings'],
  ],
  [
    'a day that comes to more than its members',
    [
      `insert into facts.added (merchant_id, day, left_out) values ('test', '2026-11-01', md5(''))`,
      `insert into facts.days (merchant_id, day, currency, product, players, bets, wins, stake, valid_bet, payout, given)
       values ('test', '2026-11-01', 'AAA', 'LIVE', 1, 1, 0, 5, 5, 0, 0)`,
    ],
    ['the days of facts are the sums of their members'],
  ],
  [
    'play of a closed day that nobody staked',
    [
      `insert into facts.days (merchant_id, day, currency, product, players, bets, wins, stake, valid_bet, payout, given)
       values ('test', '2026-11-03', 'AAA', 'LIVE', 1, 1, 0, 5, 5, 0, 0)`,
      `insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout)
       values ('test', '2026-11-01', $1, 'g', 'AAA', 'LIVE', 'V', 1, 0, 5, 5, 0)`,
    ],
    ['the play of each closed day equals its wagers'],
  ],
]
