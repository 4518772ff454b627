import assert from 'node:assert/strict'
import { test } from 'vitest'
import { tableProblems, tablesIn } from './tables.ts'

const TABLES = tablesIn(`create table members.member (
create table members.contact (
create view members.for_lists as
create table ledger.account (
create table payout.part (
create table risk."case" (
create table public.migration (
`)
const NONE = { foreign: [], functions: [] }
const problems = (path: string, source: string, debts: Parameters<typeof tableProblems>[2] = NONE) =>
  tableProblems(new Map([[path, source]]), TABLES, debts)

for (const [path, source, problem] of [
  [
    'server/modules/risk/store.ts',
    'sql`select 1 from members.member`',
    'risk reads members.member, which members owns',
  ],
  ['server/modules/risk/store.ts', 'sql`select 1 from a\n  join members.member m on`', 'risk reads members.member'],
  ['server/modules/risk/store.ts', 'sql`select 1 from risk.case c, members.member m`', 'risk reads members.member'],
  ['server/modules/risk/store.ts', 'sql.raw(`members.member m join x`)', 'risk reads members.member'],
  ['server/modules/risk/store.ts', 'sql`delete from risk.x using members.member`', 'risk reads members.member'],
  ['server/modules/risk/store.ts', 'sql`update members.member set x = 1`', 'risk writes members.member'],
  ['server/modules/risk/store.ts', 'sql`insert into members."member" (id)`', 'risk writes members.member'],
  ['server/modules/risk/store.ts', 'sql`delete from members.member`', 'risk writes members.member'],
  ['server/modules/risk/store.ts', "db.selectFrom('members.member as m')", 'risk reads members.member'],
  ['server/modules/risk/store.ts', "db.innerJoin('members.member', 'id')", 'risk reads members.member'],
  ['server/modules/risk/store.ts', "db.insertInto('members.member')", 'risk writes members.member'],
  ['server/modules/risk/store.ts', 'sql`update members.for_lists set x = 1`', 'risk writes members.for_lists'],
  ['server/modules/staff/store.ts', 'sql`select 1 from payout.part`', 'staff reads payout.part, which cashier owns'],
  ['server/modules/staff/store.ts', 'sql`update risk."case" set x = 1`', 'staff writes risk.case, which risk owns'],
  ['server/modules/staff/store.ts', 'sql`select 1 from risk.case`', 'staff reads risk.case'],
  ['server/senders/outbox/store.ts', 'sql`select 1 from members.member`', 'server reads members.member'],
  ['server/platform/jobs/store.ts', 'sql`select 1 from members.member`', 'platform reads members.member'],
  ['server/functions/members/x.sql', 'update ledger.account set x = 1', 'members writes ledger.account'],
  ['ledger/reconcile.ts', 'sql: `select 1 from members.member`', 'ledger reads members.member'],
  ['server/modules/members/find.ts', 'sql`select 1 from members.member`', 'its SQL belongs into a store'],
  ['ledger/post.ts', 'sql`select 1 from ledger.account`', 'its SQL belongs into a store'],
  ['server/platform/jobs/jobs.ts', 'sql`delete from public.migration`', 'its SQL belongs into a store'],
] as const) {
  test(`refused: ${problem.split(',')[0]} (${source})`, () => {
    const found = problems(path, source)
    assert.equal(found.length, 1, found.join('\n'))
    assert.ok(found[0]!.startsWith(`${path}: ${problem}`), found[0])
  })
}

test('a view that a module reads in three places is refused, in two it is not', () => {
  const line = 'sql`select 1 from members.for_lists m`'
  assert.deepEqual(problems('server/modules/risk/store.ts', [line, line].join('\n')), [])
  assert.deepEqual(problems('server/modules/risk/store.ts', [line, line, line].join('\n')), [
    'risk reads members.for_lists in 3 places: read it through an input view of its own',
  ])
})

for (const [path, source, why] of [
  ['server/modules/members/store.ts', 'sql`select 1 from members.member join members.contact`', 'its own tables'],
  ['server/modules/cashier/part-store.ts', 'sql`update payout.part set x = 1`', 'every schema of its own'],
  ['server/modules/members/queries/list.ts', 'sql`select 1 from members.member`', 'a folder of queries'],
  ['server/modules/members/store/list.ts', 'sql`select 1 from members.member`', 'a folder that is the store'],
  ['server/modules/members/reconcile.ts', 'sql: `select 1 from members.member`', 'checks of its money'],
  ['server/functions/members/x.sql', 'update members.member set x = 1', 'its own functions'],
  ['server/platform/database/migrate.ts', 'sql`delete from public.migration`', 'the database layer itself'],
  ['server/modules/risk/store.ts', 'sql`select 1 from risk.x join members.for_lists m`', 'a published view'],
  ['server/modules/risk/store.ts', 'sql`select 1 from members.member_of(1)`', 'a function of another module'],
  ['server/modules/risk/a.ts', '// One from members.member.\nconst kind = "members.member"', 'comments and names'],
  ['server/modules/risk/store.test.ts', 'sql`select 1 from members.member`', 'a test looks at everything'],
  ['server/modules/risk/testing/world.ts', 'sql`update members.member set x = 1`', 'so does what serves tests only'],
  ['tools/seed/members.ts', 'sql`update members.member set x = 1`', 'tools stand outside'],
] as const) {
  test(`allowed: ${why} (${path})`, () => assert.deepEqual(problems(path, source), []))
}

test('what stands on the lists is left as it is', () => {
  const debts = { functions: [], foreign: ['risk reads members.member'] }
  assert.deepEqual(problems('server/modules/risk/store.ts', 'sql`select 1 from members.member`', debts), [])
  assert.equal(problems('server/modules/risk/store.ts', 'sql`update members.member set x = 1`', debts).length, 2)
})

test('the lists only get shorter: what holds no more comes off', () => {
  const debts = { functions: [], foreign: ['risk reads members.member'] }
  assert.deepEqual(problems('server/modules/risk/a.ts', 'const a = 1', debts), [
    'risk reads members.member: take it off foreign-uses.ts',
  ])
})

test('functions have a list of their own', () => {
  const debts = { ...NONE, functions: ['risk reads members.member'] }
  const text = 'select 1 from members.member'
  assert.deepEqual(problems('server/functions/risk/x.sql', text, debts), [])
  assert.equal(problems('server/modules/risk/store.ts', `sql\`${text}\``, debts).length, 2)
  assert.deepEqual(problems('server/functions/risk/x.sql', 'select 1', debts), [
    'risk reads members.member: take it off function-uses.ts',
  ])
})

test('a schema that nobody owns is found', () => {
  assert.deepEqual(tableProblems(new Map(), tablesIn('create table wonders.wonder ('), NONE), [
    'wonders.wonder: no module owns its schema',
  ])
})
