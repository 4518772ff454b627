import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant, iso, later } from '@senluna/kit/time.ts'
import {
  gameAccount,
  SOURCE,
  KIND,
  WALLET,
  houseAccount,
  openWallet,
  post,
  reconcile,
  type HouseNo,
} from '@senluna/ledger/index.ts'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
// It reads 64-bit integers as whole numbers, for every connection.
import '../../../platform/database/db.ts'
import { migrateDatabase } from '../../../platform/database/migrate.ts'
import { queryOn } from '../../../platform/database/query.ts'
import { CHECKS } from '../../../reconcile.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { playStatement, type PlayItem } from './play-statement.ts'
import { postRounds } from './post-rounds.ts'

const NOW = instant(Date.UTC(2026, 10, 21, 3))
const FIRST_OF_THIS_VERSION = '0056'
const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const FUNCTIONS = new URL('../../../functions/', import.meta.url)

let url: URL
let folder: string
let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  url = new URL(await createTestDatabase())
  const name = `before_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  folder = await mkdtemp(join(tmpdir(), 'senluna-before-'))
  await mkdir(join(folder, 'migrations'))
  await mkdir(join(folder, 'functions'))
  for (const file of await readdir(MIGRATIONS))
    if (/^\d{4}-/.test(file) && file < FIRST_OF_THIS_VERSION)
      await cp(new URL(file, MIGRATIONS), join(folder, 'migrations', file))
  const at = (path: string) => pathToFileURL(join(folder, path, '/'))
  await migrateDatabase(url.href, { migrations: at('migrations'), functions: at('functions') })
  owner = new pg.Client({ connectionString: url.href })
  app = new pg.Client({ connectionString: url.href, options: '-c role=senluna_app' })
  await Promise.all([owner.connect(), app.connect()])
})

afterAll(async () => {
  await Promise.all([owner.end(), app.end()])
  const admin = new pg.Client({ connectionString: await createTestDatabase() })
  await admin.connect()
  await admin.query(`drop database ${url.pathname.slice(1)} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
})

/** A player of the version before with a wallet and a row of slot state. */
async function newPlayer(contra: HouseNo): Promise<PlayItem> {
  const [member, seed, session] = [id<'member'>(randomUUID()), randomUUID(), randomUUID()]
  await openWallet(queryOn(app), member, WALLET.MAIN, 'AAA', NOW)
  const legs = [{ kind: KIND.MANUAL_CREDIT, amount: amount(1_000_000_000n), contra }]
  await post(
    queryOn(app),
    [{ owner: member, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.GRANT, at: NOW, legs }],
    NOW,
  )
  await app.query(
    `insert into wagers.seat (owner_id, game_id, book, seed_id, next_seed_id, session_id, session_expires_at)
     values ($1, 'test', 0, $2, $3, $4, $5) on conflict do nothing`,
    [member, seed, randomUUID(), session, iso(later(NOW, 3_600_000))],
  )
  await app.query(
    `insert into wagers.seed (owner_id, id, game_id, book, commitment, sealed, client_seed, created_at)
     values ($1, $2, 'test', 0, decode(repeat('00', 32), 'hex'), '', 'mine', $3)`,
    [member, seed, iso(NOW)],
  )
  return {
    owner: id<'member'>(member),
    game: 'test',
    mode: 'REAL',
    gameSession: id<'game-session'>(session),
    key: id<'wager'>(randomUUID()),
    stake: amount(1_000n),
    payout: amount(400n),
    seed: id<'seed'>(seed),
    nonce: 0,
    steps: 1,
    record: [1, 2, 3],
    seen: undefined,
    autoplay: undefined,
    cycleMs: 0,
    wallet: 1,
    merchant: merchantCode('test'),
    currency: 'AAA',
    product: 'RNG',
    vendor: 'SENLUNA',
    rules: 1,
    traceId: 'a',
    at: NOW,
  }
}

const after = (item: PlayItem): PlayItem => ({
  ...item,
  nonce: item.nonce + 1,
  seen: item.key,
  key: id<'wager'>(randomUUID()),
})

/** Posts a round as a process of the version before does: what isn't taken fast is tried slowly. */
const playedAsBefore = async (client: pg.Client, item: PlayItem, contra: number) =>
  (await postAsBefore(client, item, contra)) || (await postAsBefore(client, item, contra, 'slow'))

/** Posts on one path as a process of the version before does. */
async function postAsBefore(client: pg.Client, item: PlayItem, contra: number, path: 'fast' | 'slow' = 'fast') {
  const statement = playStatement(path, [item], [contra], NOW)
  const text = statement.text
    .replace('rounds.play_fast', 'wagers.play_fused')
    .replace('rounds.play_slow', 'wagers.play')
  const { rows } = await client.query({ ...statement, name: `before ${path}`, text })
  return path === 'fast' ? rows.length === 1 : rows[0]?.status === 0
}

test('a database of the version before keeps its rounds, and its processes go on while it is migrated', async () => {
  await owner.query(
    `insert into ledger.currency (code, scale, kind, demonstration, symbol, display_decimals) values ('AAA', 0, 'cash', true, 'T', 2)`,
  )
  await app.query(`insert into wagers.rules (game_id, configuration_hash) values ('test', repeat('a', 64))`)
  const contra = await houseAccount(
    queryOn(app),
    { merchant: merchantCode('test'), code: gameAccount('RNG'), currency: 'AAA', lane: 1 },
    NOW,
  )
  let earlier = await newPlayer(contra)
  let other = await newPlayer(contra)
  const before = await newPlayer(contra)
  assert.ok(await postAsBefore(app, before, contra))

  // Both paths go on while the tables move, on connections that have prepared their statements.
  let migrating = true
  let posted = 0
  const playOn = (async () => {
    while (migrating || posted < 20) {
      assert.ok(await playedAsBefore(app, earlier, contra), `round ${earlier.nonce}`)
      assert.ok(await postAsBefore(app, other, contra, 'slow'), `slow, round ${other.nonce}`)
      ;[earlier, other] = [after(earlier), after(other)]
      posted += 2
    }
  })()
  await migrateDatabase(url.href, { migrations: MIGRATIONS, functions: FUNCTIONS })
  migrating = false
  await playOn

  const counted = async (table: string) => (await app.query(`select count(*)::int as n from ${table}`)).rows[0].n
  assert.deepEqual(
    [await counted('rounds.round'), await counted('rounds.play_state'), await counted('rounds.seed')],
    [posted + 1, 3, 3],
  )
  assert.equal(await counted('rounds.rules'), 1)

  // A new process posts on the same play state, an old one after it.
  const next = after(before)
  assert.equal((await postRounds(app, [next], [contra], NOW))[0]?.status, 'posted')
  assert.ok(await postAsBefore(app, after(next), contra))

  // What an old process reads and writes by the old names.
  const { rows } = await app.query(
    `select s.nonce from wagers.seat s join wagers.seed c on c.owner_id = s.owner_id and c.id = s.seed_id
     where s.owner_id = $1 for no key update of s`,
    [before.owner],
  )
  assert.deepEqual(rows, [{ nonce: 3n }])
  await app.query('update wagers.seat set open_round = null where owner_id = $1', [before.owner])
  await app.query(
    `insert into wagers.rules (game_id, configuration_hash) values ('test', repeat('a', 64)), ('test', repeat('b', 64))
     on conflict do nothing`,
  )
  await app.query(
    `insert into wagers.game_session (owner_id, id, launch_hash, merchant_id, session_id, account, game_id, book, wallet_no, currency,
       language, launch_expires_at, expires_at) values ($1, $2, 'x', 'test', $2, 'a', 'test', 0, 1, 'AAA', 'en', $3, $3)`,
    [before.owner, randomUUID(), iso(NOW)],
  )
  assert.deepEqual([await counted('rounds.rules'), await counted('rounds.game_session')], [2, 1])
  await assert.rejects(app.query('delete from wagers.round'), /permission denied/)
  const breaks = await reconcile(queryOn(owner), CHECKS)
  assert.deepEqual(
    breaks.filter(({ check }) => !/seed/.test(check)),
    [],
  )
})
