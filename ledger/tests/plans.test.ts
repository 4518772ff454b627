import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { createTestDatabase } from '@senluna/server/testing/database.ts'
import { SOURCE, KIND, post, WALLET, type Source } from '../index.ts'
import { NOW, openMember, openWorld, queryOn, type World } from '../testing/world.ts'

let world: World
let owners: Id<'member'>[]
/**
 * One connection throughout, set as the money path's are: a plan made for an empty table must stay
 * good for a full one.
 */
let client: pg.Client
const SETTINGS = [
  'jit=off',
  'plan_cache_mode=force_generic_plan',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_seqscan=off',
]

beforeAll(async () => {
  world = await openWorld(await createTestDatabase())
  client = await world.connect(SETTINGS.map((setting) => `-c ${setting}`).join(' '))
  owners = await Promise.all(Array.from({ length: 64 }, () => openMember(world)))
})
afterAll(() => world.close())

interface Reads {
  seq_scan: bigint
  seq_tup_read: bigint
  idx_tup_fetch: bigint
}

/** What has been read of the money tables so far, by whole scans and by index. */
async function reads(): Promise<Reads> {
  await world.owner.query('select pg_stat_force_next_flush()')
  await world.owner.query('select pg_stat_clear_snapshot()')
  const { rows } = await world.owner.query<Reads>(
    `select sum(seq_scan)::bigint as seq_scan, sum(seq_tup_read)::bigint as seq_tup_read, sum(idx_tup_fetch)::bigint as idx_tup_fetch
     from pg_stat_user_tables where schemaname = 'ledger' and relname ~ '^(transfer|hold|tombstone)_'`,
  )
  return rows[0]!
}

/** The rows read while one event and then a batch of 64 are posted, eight times. */
async function rowsReadByPosting(source: Source): Promise<Reads> {
  const posting = (owner: Id<'member'>) => ({
    owner,
    account: WALLET.MAIN,
    key: randomUUID(),
    source,
    at: NOW,
    legs: [{ kind: KIND.MANUAL_CREDIT, amount: amount(1n), contra: world.houses.GAME }],
  })
  const query = queryOn(client)
  const before = await reads()
  for (let i = 0; i < 8; i++) {
    await post(query, [posting(owners[0]!)], NOW)
    await post(query, owners.map(posting), NOW)
  }
  await client.query('select pg_stat_force_next_flush()')
  const after = await reads()
  return {
    seq_scan: after.seq_scan - before.seq_scan,
    seq_tup_read: after.seq_tup_read - before.seq_tup_read,
    idx_tup_fetch: after.idx_tup_fetch - before.idx_tup_fetch,
  }
}

/** A history in which each of the members has many rows. */
async function fill(rows: number): Promise<void> {
  await world.owner.query('set session_replication_role = replica')
  await world.owner.query(
    `insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg)
     select o.id, gen_random_uuid(), 1, n, 1000000 + n, now(), now(), 1, $2, 400, 1, 1 from unnest($1::uuid[]) o(id), generate_series(1, $3) n`,
    [owners, world.houses.GAME, rows],
  )
  await world.owner.query('set session_replication_role = origin')
}

// Statistics: none (a new table), of another time (filled since; a source they never saw), fresh.
for (const [statistics, prepare] of [
  ['empty', async () => undefined],
  ['stale', async () => fill(500)],
  ['fresh', async () => void (await world.owner.query('analyze'))],
] as const) {
  test(`posting reads by key, not by scanning, with ${statistics} statistics`, async () => {
    await prepare()
    const read = await rowsReadByPosting(SOURCE.VENDOR)
    // 32,000 rows of history: one scan would read thousands of them, by whichever way.
    assert.ok(read.seq_tup_read < 2_000n, `whole scans read ${read.seq_tup_read} rows in ${read.seq_scan} scans`)
    assert.ok(read.idx_tup_fetch < 2_000n, `index scans read ${read.idx_tup_fetch} rows`)
  })
}
