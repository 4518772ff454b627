import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { openWorld, queryOn, type World } from '@senluna/ledger/testing/world.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '../../../testing/database.ts'
import { Player } from '../testing/player.ts'

let world: World
/** Over one connection throughout: a plan made for empty tables must stay good for full ones. */
let player: Player

beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
  player = await new Player(world, 'ACME', queryOn(await world.connect())).sit(1_000_000n)
})
afterAll(() => world.close())

/** Rows of the operations' own tables read so far, by whole scans and by index. */
async function rowsRead(): Promise<bigint> {
  await player.query('select pg_stat_force_next_flush()', [])
  await world.owner.query('select pg_stat_clear_snapshot()')
  const { rows } = await world.owner.query<{ read: bigint }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as read from pg_stat_user_tables
     where schemaname = 'wagers' and relname ~ '^(movement|round_state|round_step)_'`,
  )
  return rows[0]!.read
}

async function everyOperation(): Promise<void> {
  const [round, other, first, paid] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const answer of [
    await player.bet(round, first, 10n),
    await player.win(round, paid, 20n),
    await player.rollback(round, paid),
    await player.win(round, randomUUID(), 20n, { bet: first }),
    await player.adjust(round, randomUUID(), 5n),
    await player.close(round),
    await player.cancel(round),
    await player.bet(other, other, 10n),
    await player.rollback(other, other),
  ])
    assert.equal(answer.status, 'posted')
}

/** A history of the member, of rounds long past. */
async function fill(rows: number): Promise<void> {
  await world.owner.query('set session_replication_role = replica')
  await world.owner.query(
    `insert into wagers.movement select m.owner_id, gen_random_uuid(), m.source, m.kind, m.status, m.account_no, m.currency, m.vendor,
       gen_random_uuid(), gen_random_uuid(), m.amount, m.moved, m.debt, gen_random_uuid(), 1, null, 0, 0, m.version, null, m.at, m.written_at
     from (select * from wagers.movement where owner_id = $1 limit 1) m, generate_series(1, $2)`,
    [player.owner, rows],
  )
  await world.owner.query(
    `insert into wagers.round_step select x.owner_id, gen_random_uuid(), x.source, x.step, x.kind, gen_random_uuid(), gen_random_uuid(), true, 1, false
     from (select * from wagers.round_step where owner_id = $1 limit 1) x, generate_series(1, $2)`,
    [player.owner, rows],
  )
  await world.owner.query(
    `insert into wagers.round_state (owner_id, source, round_id, bets, account_no, currency, book, product, vendor, game_id, merchant_id, opened_at)
     select r.owner_id, r.source, gen_random_uuid(), 1, 1, r.currency, 0, r.product, r.vendor, r.game_id, r.merchant_id, r.opened_at
     from (select * from wagers.round_state where owner_id = $1 limit 1) r, generate_series(1, $2)`,
    [player.owner, rows],
  )
  await world.owner.query('set session_replication_role = origin')
}

// Statistics: none (a new table), of another time (filled since), fresh.
for (const [statistics, prepare] of [
  ['empty', async () => undefined],
  ['stale', async () => fill(5_000)],
  ['fresh', async () => void (await world.owner.query('analyze'))],
] as const) {
  test(`every operation reads by key, not by scanning, with ${statistics} statistics`, async () => {
    await prepare()
    const before = await rowsRead()
    for (let times = 0; times < 5; times++) await everyOperation()
    const read = (await rowsRead()) - before
    // 45 operations over 5,000 rows of history: a single scan would read thousands.
    assert.ok(read < 2_000n, `${read} rows were read`)
  })
}
