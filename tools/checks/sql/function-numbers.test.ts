import assert from 'node:assert/strict'
import { test } from 'vitest'
import { bareNumberProblems } from './bare-numbers.ts'

const PATH = 'server/functions/wagers/x.sql'
const ASKED = `create or replace function wagers.asked(p_kind smallint, p_owner uuid, p_amount bigint, p_source smallint[])
returns wagers.movement language plpgsql as $$ begin return null; end $$;`
const problems = (sql: string) =>
  bareNumberProblems(
    new Map([
      [PATH, sql],
      ['server/functions/wagers/asked.sql', ASKED],
    ]),
  )

/** A function whose body is one statement, in its second line. */
const body = (statement: string, returns = 'void') =>
  `create or replace function wagers.x(p_kind smallint) returns ${returns} language plpgsql as $$\n${statement} end $$;`

for (const [statement, ...said] of [
  ['if w.status = 0 then', '0 for w.status'],
  ['if state <> 2 or p_source = 1 then', '2 for state', '1 for p_source'],
  ['where x.kind >= 3 and p_book is distinct from 1;', '3 for x.kind', '1 for p_book'],
  ['if (r.state) = 2 then', '2 for r.state'],
  ['v_status[i] := 4;', '4 for v_status[i]'],
  ['outcome smallint := 0;', '0 for outcome'],
  ['v_status smallint[] := array_fill(5::smallint, array[n]);', '5 for v_status'],
  ['kinds := kinds || 212::smallint;', '212 for kinds'],
  ['m.status := case when found then 1 else 2 end;', '1 for m.status', '2 for m.status'],
  [
    'update wagers.wager set status = case when p > 0 then 1 else case p_as when 2 then 3 end end, payout = 7',
    '1',
    '3',
  ],
  ['if 0 = all (v_status) then', '0 for v_status'],
  ['if 1 = any (v_status) or 0 <> any (v_status) then', '1 for v_status', '0 for v_status'],
  ['where t.kind not in (1, 2) and t.status in ({post.POSTED}, 6);', '1 for t.kind', '2 for t.kind', '6 for t.status'],
  ['select case p_status when 15 then a when 16 then b end;', '15 for p_status', '16 for p_status'],
  ['select balance, 3 as status;', '3 for status'],
  ['if p_account not in (1, 2) then', '1 for p_account', '2 for p_account'],
  ['m := wagers.asked(4::smallint, p_owner, 0, null);', '4 for p_kind of wagers.asked'],
  [
    'm := wagers.asked(case p_book when {book.REAL} then 201 else 902 end::smallint, p_owner, 5, array[5, 5]::smallint[]);',
    '201 for p_kind',
    '902 for p_kind',
    '5 for p_source',
    '5 for p_source',
  ],
  [
    'perform wagers.asked((select k.kind from k), o, 0, array_fill(1::smallint, array[g]));',
    '1 for p_source of wagers.asked',
  ],
  [
    'insert into wagers.wager (id, stake, status, book) values (p_id, 0, 0, p_book), (p_id, 0, 7, 1);',
    '0 for status of wagers.wager',
    '7 for status of wagers.wager',
    '1 for book of wagers.wager',
  ],
  [
    'insert into wagers.wager (id, status) select p_id, case when a > b then 1 else {wager.LOST} end from paid;',
    '1 for status of wagers.wager',
  ],
  [
    'insert into ledger.transfer (key, kind, source) select k, (case book when 0 then 200 else 901 end + leg)::smallint, 1::smallint from l;',
    '0 for book',
    '200 for kind of ledger.transfer',
    '901 for kind of ledger.transfer',
    '1 for source of ledger.transfer',
  ],
  [
    'from item, lateral (values (1::smallint, 210::smallint, i.rebate), (2, {kind.BET}, 0)) as l(leg, kind, amount)',
    '210 for kind',
  ],
] as const)
  test(`refused: ${statement}`, () => {
    const found = problems(body(statement))
    assert.equal(found.length, said.length, found.join('\n'))
    said.forEach((part, place) => assert.ok(found[place]?.startsWith(`${PATH}:2 says ${part}`), found[place]))
  })

for (const [statement, returns, said] of [
  ['return 20;', 'smallint', '20 for the answer of wagers.x'],
  ['return case when found then {post.REPLAYED} else 2 end;', 'smallint', '2 for the answer of wagers.x'],
  ['return query select 25::smallint, 3;', 'table (status smallint, moved bigint)', '25 for status of wagers.x'],
] as const)
  test(`refused: ${statement}`, () =>
    assert.deepEqual(problems(body(statement, returns)), [`${PATH}:2 says ${said}: name the number`]))

for (const statement of [
  'if w.status = {wager.OPEN} then',
  'v_status[i] := {post.POSTED};',
  'where t.kind in ({movement.BET}, {movement.WIN}) and x.kind > 0;',
  'lowest bigint := 0;',
  'v_balance := array_fill(0::bigint, array[n]);',
  "if l.kind = 'stake' and p_amount = 0 then",
  'wins = wins + case m.kind when {movement.WIN} then 1 else 0 end;',
  'm := wagers.asked({movement.BET}::smallint, p_owner, 0, array[p_source]);',
  'insert into wagers.wager (id, stake, status) values (p_id, 0, {wager.OPEN});',
  'return query select 1, 0;',
  '-- 0 done: status = 0, `return 20`',
])
  test(`left: ${statement}`, () => assert.deepEqual(problems(body(statement, 'integer')), []))

test('a function called …_account answers wallets', () => {
  const sql = `create or replace function wagers.debt_account(p_account integer) returns integer language sql immutable as $$
  select case p_account when {wallet.MAIN} then 5 end
$$;`
  assert.deepEqual(problems(sql), [`${PATH}:2 says 5 for the answer of wagers.debt_account: name the number`])
})

test('migrations are left: they are history', () => {
  const files = new Map([['server/migrations/0001-x.sql', body('if w.status = 0 then')]])
  assert.deepEqual(bareNumberProblems(files), [])
})
