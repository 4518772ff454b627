import type { Damage } from '@senluna/ledger/testing/damage.ts'

const BOOK = `insert into credit.book (general_agent_id, merchant_id, currency, opened_at, open_week)
  values ('00000000-0000-7000-8000-00000000a111', 'test', 'AAA', timestamptz '2026-11-01Z', date '2026-11-02')`
const ACCOUNT = ({ credit = 0, given = 0, plays = true } = {}) =>
  `insert into credit.account (member_id, general_agent_id, upline_id, plays, credit, given)
   values ($1, '00000000-0000-7000-8000-00000000a111', null, ${plays}, ${credit}, ${given})`
const TALLY = `insert into credit.tally (week, member_id, of_week, product, placed_day, general_agent_id, bets, stake, payout)
  values (date '2026-11-02', $1, date '2026-11-02', 'LIVE', date '2026-11-02', '00000000-0000-7000-8000-00000000a111', 1, 100, 0)`
const STATEMENT = ({ owed = 5, state = 'OPEN' } = {}) =>
  `insert into credit.statement (id, week, member_id, upline_id, general_agent_id, merchant_id, currency, stake, payout, adjustment, owed, state, made_at)
   values ('00000000-0000-7000-8000-00000000e111', date '2026-11-02', $1, null, '00000000-0000-7000-8000-00000000a111', 'test', 'AAA', 5, 0, 0, ${owed},
     '${state}', timestamptz '2026-11-09Z')`

/** Damages to credit, statements and splits. */
export const CREDIT_DAMAGES: readonly Damage[] = [
  [
    'credit that no posting gave',
    [BOOK, ACCOUNT({ credit: 100 })],
    ['the credit of all players is what the books gave', 'each player was given the credit that stands in its account'],
  ],
  [
    'a statement that was paid without a posting',
    [BOOK, ACCOUNT(), STATEMENT({ state: 'PAID' })],
    ['what was settled of players’ weeks is what the books have'],
  ],
  [
    'credit that was given on to nobody',
    [BOOK, ACCOUNT({ plays: false, credit: 100, given: 40 })],
    ['what an account has given on is what those right below it have'],
  ],
  ['a result that nobody takes', [BOOK, ACCOUNT(), TALLY], ['the parts of each result and the result are zero']],
  [
    'a statement of more than the player lost',
    [BOOK, ACCOUNT(), STATEMENT({ owed: 7 })],
    ['each statement is what those below owe less the account’s own part'],
  ],
]
