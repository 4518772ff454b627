import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Id } from '@senluna/kit/ids.ts'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { openWallet, post, walletsOf, WALLET } from '../index.ts'
import { move } from '../testing/suite.ts'
import { NOW, openMember, openWorld, type World } from '../testing/world.ts'

let world: World
let member: Id<'member'>

beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
  member = await openMember(world)
  await post(world.query, [move(world, member, 100n)], NOW)
})
afterAll(() => world.close())

const MONEY = ['transfer', 'account', 'house_account', 'hold', 'hold_event', 'tombstone', 'reversal', 'currency'].map(
  (name) => `ledger.${name}`,
)
const RECORDS = ['wagers.wager', 'rounds.round', 'wagers.movement', 'wagers.round_step']

for (const table of [...MONEY, ...RECORDS]) {
  test(`the application's role can only read ${table}`, async () => {
    const column =
      table === 'ledger.currency'
        ? 'symbol = symbol'
        : table === 'ledger.house_account'
          ? 'code = code'
          : 'owner_id = owner_id'
    for (const sql of [
      `insert into ${table} select * from ${table}`,
      `update ${table} set ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await assert.rejects(world.query(sql, []), { code: '42501' }, sql)
    }
    await world.query(`select count(*) from ${table}`, [])
  })
}

test("the application's role can call what moves money by the rules, and no part of it", async () => {
  for (const name of ['post_fast', 'post_many', 'unposted', 'resolve_hold']) {
    const { rows } = await world.owner.query<{ may: boolean }>(
      `select has_function_privilege('senluna_app', p.oid, 'execute') as may from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'ledger' and p.proname = $1`,
      [name],
    )
    assert.deepEqual(rows, [{ may: false }], name)
  }
})

test("the application's role can call the wager operations, and no part of them", async () => {
  const parts = [
    'lock_wallets',
    'kept',
    'stepped',
    'shift_debt',
    'lend',
    'collect',
    'post',
    'reverse',
    'undo',
    'rewrite',
    'seal',
    'tell',
  ]
  const { rows } = await world.owner.query<{ name: string; may: boolean }>(
    `select p.proname as name, has_function_privilege('senluna_app', p.oid, 'execute') as may
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'wagers'`,
  )
  const mayCall = new Map(rows.map(({ name, may }) => [name, may]))
  for (const name of parts) assert.equal(mayCall.get(name), false, name)
  for (const name of ['bet', 'raise', 'win', 'rollback', 'adjust', 'close_round', 'cancel_round'])
    assert.equal(mayCall.get(name), true, name)
  await assert.rejects(world.query('update wagers.round_state set closed_at = null', []), { code: '42501' })
})

test('nobody changes or removes what was written, not even the owner of the database', async () => {
  const { owner } = world
  for (const table of [
    'ledger.transfer',
    'ledger.hold_event',
    'ledger.tombstone',
    'ledger.reversal',
    'rounds.round',
    'wagers.movement',
  ]) {
    await seed(table)
    for (const sql of [
      `update ${table} set owner_id = owner_id`,
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table}_0`,
    ]) {
      await assert.rejects(owner.query(sql), { code: '23001' }, sql)
    }
  }
  for (const sql of [
    'delete from ledger.account',
    'truncate ledger.account',
    'delete from ledger.currency',
    'delete from ledger.house_account',
    'truncate wagers.wager_1',
    'truncate wagers.round_state_2',
    'truncate wagers.round_step_3',
  ]) {
    await assert.rejects(owner.query(sql), { code: '23001' }, sql)
  }
})

/** A row to try it on, for tables that have none yet. */
async function seed(table: string): Promise<void> {
  const { rows } = await world.owner.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0`,
    [table],
  )
  const value: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    bigint: '1',
    smallint: '1',
    integer: '1',
    text: `'release'`,
    bytea: `'\\x00'`,
    'timestamp with time zone': 'now()',
  }
  await world.owner.query(
    `insert into ${table} (${rows.map((row) => row.name).join(', ')}) values (${rows.map((row) => value[row.type]!).join(', ')})`,
  )
}

test('the scale of a currency can never change, nor its kind', async () => {
  for (const change of ['scale = scale + 1', "kind = 'points'", 'demonstration = not demonstration', "code = 'CCC'"]) {
    await assert.rejects(
      world.owner.query(`update ledger.currency set ${change} where code = 'AAA'`),
      { code: '23001' },
      change,
    )
  }
  await world.owner.query(`update ledger.currency set symbol = 'X' where code = 'AAA'`)
})

test('the database itself holds the floor, whatever a function might try', async () => {
  await assert.rejects(world.owner.query('update ledger.account set balance = -1 where owner_id = $1', [member]), {
    code: '23514',
  })
  await assert.rejects(
    world.owner.query('update ledger.account set held = balance + 1 where owner_id = $1', [member]),
    { code: '23514' },
  )
})

test('opening a wallet again changes nothing', async () => {
  const before = await walletsOf(world.query, member)
  await openWallet(world.query, member, WALLET.MAIN, 'BBB', NOW)
  assert.deepEqual(await walletsOf(world.query, member), before)
})
