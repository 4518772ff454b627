import assert from 'node:assert/strict'
import { test } from 'vitest'
import { bareNumberProblems } from './bare-numbers.ts'

const problems = (path: string, source: string) => bareNumberProblems(new Map([[path, source]]))
const STORE = 'server/modules/lottery/store.ts'

for (const [source, said] of [
  ['sql`select no from lottery.draw where state = 2`', 'state = 2'],
  ["'update lottery.draw set state = 3, void_reason = $2'", 'state = 3'],
  ['`update lottery.draw set sealed_at = $1, state = 1 where no = $2`', 'state = 1'],
  ['`join wagers.wager w on w.status <> 7`', 'status <> 7'],
  ['`where (w.status = 7) is distinct from h.undone`', 'status = 7'],
  ['`where (w.status) = 7`', 'status) = 7'],
  ['`where m.type not in (3, 4)`', 'type not in (3, 4'],
  ['`where state in (${DRAW_STATE.OPEN}, $1) and kind in (1)`', 'kind in (1'],
  ['`where member_type = 4`', 'member_type = 4'],
  ['`where d.state < 2 and s.revealed is not null`', 'state < 2'],
  ['`case status when 7 then 0 end`', 'case status when 7'],
  ['`case w.status when 2 then 1 end`', 'case w.status when 2'],
  ['`set state = case when t.late then 3 else $2 end, at = $1`', 'state = case when t.late then 3'],
  ['`set state = case when t.late then ${VOID} else 4 end`', 'state = case when t.late then ${VOID} else 4'],
  ['`where source = 6`', 'source = 6'],
  ['`where book = 0 order by placed_at`', 'book = 0'],
] as const)
  test(`refused: ${source}`, () =>
    assert.deepEqual(problems(STORE, `const a = 1\n${source}`), [`${STORE}:2 says "${said}": name the number`]))

for (const source of [
  'sql`where state = ${sql.lit(DRAW_STATE.DRAWN)}`',
  '`where status not in (${WAGER_STATUS.VOID}) and kind > 0 group by 1`',
  "`where state = 'OPEN' and stake = 0`",
  '`set state = case when t.late then ${VOID} else ${DRAWN} end, steps = case when a then 1 else 2 end`',
  '`where status = $2`',
  'if (reply.status >= 400 && status === 200) return',
  'const status = 200',
  'let state = 0',
  'const { body, status = 200 } = reply',
  '// state = 2 is drawn',
])
  test(`left: ${source}`, () => assert.deepEqual(problems(STORE, source), []))

test('tests, migrations and everything outside server and ledger are left', () => {
  for (const path of ['server/modules/lottery/store.test.ts', 'server/modules/a/testing/b.ts', 'apps/site/src/a.ts'])
    assert.deepEqual(problems(path, '`where state = 2`'), [])
})
