import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { JackpotsReply, JackpotWinRow } from '@senluna/contract/play/jackpots.ts'
import {
  drawsJackpot,
  HIT_POINT_STREAM,
  hitPointOf,
  jackpotStream,
  type JackpotTerms,
} from '@senluna/kit/games/jackpot.ts'
import { commitmentFor, Stream } from '@senluna/games/verifier/index.ts'
import type { Round, RunReply } from '@senluna/contract/play/house.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, test } from 'vitest'
import {
  ask,
  atGame,
  holds,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Seated,
} from '../rounds/testing/house.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY } from '@senluna/kit/time.ts'
import { openDatabase } from '../../platform/database/db.ts'
import { endWaiting } from '../rounds/runs/end-waiting.ts'
import { openPots } from './index.ts'
import { tendPots } from './jobs.ts'

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(async () => {
  assert.deepEqual(await house.breaks(), [])
  await house.close()
})

const PLAYERS = 64
/** A pot that nobody reaches in a test. */
const FAR: JackpotTerms = {
  level: 'GRAND',
  kind: 'MUST_HIT',
  seed: 1_000_000n,
  cap: 900_000_000n,
  mainPpm: 333,
  reservePpm: 77,
}
/** A stake of 1,000 always wins it. */
const SURE: JackpotTerms = {
  level: 'MAJOR',
  kind: 'RANDOM',
  seed: 5_000n,
  oneIn: 1_000n,
  mainPpm: 1_000,
  reservePpm: 500,
}

const open = async (...levels: JackpotTerms[]) => {
  const { rounds, settings, clock } = house.parts
  const brand = settings.brands.byHost('localhost')!
  await openPots(rounds.jackpots, { ...brand, jackpots: { games: ['sen-vang', 'mines'], levels } }, clock.now())
}
const pot = async (level: string) =>
  (await ask<JackpotsReply>(house, 'GET', '/wps/v2/jackpots')).value!.pots.find((known) => known.level === level)!
const wins = async () =>
  (await ask<{ list: JackpotWinRow[] }>(house, 'GET', '/wps/v2/jackpots/wins?pageSize=100')).value!.list
const seated = async () => sit(house, await newSomebody(house))

test('a pot grows by exact shares of real stakes, whoever looks when', async () => {
  await open(FAR)
  await open(FAR)
  const who = await seated()
  const trial = await sit(house, await newSomebody(house, 4))
  await spun(house, trial, { stake: '100000' })
  assert.equal((await pot('GRAND')).amount, '1000000')
  let staked = 0n
  for (const stake of ['1000', '2000', '100000', '1000']) {
    await spun(house, who, { stake })
    staked += BigInt(stake)
    if (stake === '2000') await tendPots(house.parts.rounds.jackpots)
  }
  const { rows } = await sql<{
    micro: bigint
  }>`select micro + 333 * ((select sum(staked) from jackpots.lane) - n.collected)::bigint as micro
    from jackpots.pot p join jackpots.network n using (merchant_id) where level = 'GRAND'`.execute(
    house.parts.database.db,
  )
  assert.equal(rows[0]!.micro, 1_000_000n * 1_000_000n + staked * 333n)
  assert.equal((await pot('GRAND')).amount, String(1_000_000n + (staked * 333n) / 1_000_000n))
})

test('who joined decides, not what a process thinks: a game that is no row grows and wins nothing, one that is wins', async () => {
  await open(SURE)
  const db = house.parts.database.db
  const { hints } = house.parts.rounds.jackpots
  const games = async () => (await ask<JackpotsReply>(house, 'GET', '/wps/v2/jackpots')).value!.games
  assert.deepEqual(await games(), ['mines', 'sen-vang'])
  const who = await seated()
  // The brand's own data lists the game, but the process that opened the pots last didn't.
  await sql`delete from jackpots.joined where game_id = 'sen-vang'`.execute(db)
  hints.forget(merchantCode('senluna'))
  assert.equal((await spun(house, who)).jackpots, undefined)
  assert.deepEqual([await counted(), (await wins()).length, await games()], [{ staked: 0n, bets: 0n }, 0, ['mines']])
  // What a process still believes for half a second wins nothing either.
  await sql`insert into jackpots.joined (merchant_id, game_id, currency) values ('senluna', 'sen-vang', 'XVD')`.execute(
    db,
  )
  hints.forget(merchantCode('senluna'))
  await hints.of(merchantCode('senluna'), 'sen-vang')
  await sql`delete from jackpots.joined where game_id = 'sen-vang'`.execute(db)
  assert.equal((await spun(house, who)).jackpots, undefined)
  assert.deepEqual([await counted(), (await wins()).length], [{ staked: 0n, bets: 0n }, 0])
  await sql`insert into jackpots.joined (merchant_id, game_id, currency) values ('senluna', 'sen-vang', 'XVD')`.execute(
    db,
  )
  hints.forget(merchantCode('senluna'))
  assert.equal((await spun(house, who)).jackpots?.length, 1)
  assert.deepEqual([await counted(), (await wins()).length], [{ staked: 1_000n, bets: 1n }, 1])
})

test('64 stakes at once that each win: every pot is won once, and each begins anew', async () => {
  await open(SURE, FAR)
  const players = await Promise.all(Array.from({ length: PLAYERS }, seated))
  const before = await Promise.all(players.map((who) => holds(house, who)))
  const replies = await Promise.all(players.map((who) => spin(house, who)))
  assert.deepEqual(new Set(replies.map(({ errorCode }) => errorCode ?? 'ok')), new Set(['ok']))
  const won = await wins()
  assert.equal(won.length, PLAYERS)
  assert.deepEqual(
    won.map(({ cycle }) => cycle).sort((a, b) => a - b),
    Array.from({ length: PLAYERS }, (_, nth) => nth + 1),
  )
  for (const [nth, { value }] of replies.entries()) {
    assert.ok(value?.jackpots?.length === 1, `player ${nth}`)
    const { round, jackpots, balance } = value
    assert.ok(BigInt(jackpots[0]!.amount) >= SURE.seed)
    const after = before[nth]! - BigInt(round.stake) + BigInt(round.payout)
    assert.equal(round.balanceAfter, after.toString())
    assert.equal(balance, (after + BigInt(jackpots[0]!.amount)).toString())
    assert.equal(await holds(house, players[nth]!), BigInt(balance))
  }
  assert.equal((await pot('MAJOR')).cycle, PLAYERS + 1)
}, 120_000)

test('64 stakes at once around a hidden point: won once, by a stake that found it reached', async () => {
  const near: JackpotTerms = { ...FAR, level: 'MINI', seed: 1_000n, cap: 1_100n, mainPpm: 10_000, reservePpm: 5_000 }
  await open(near)
  const promised = (await pot('MINI')).commitment
  const players = await Promise.all(Array.from({ length: PLAYERS }, seated))
  const replies = await Promise.all(players.map((who) => spin(house, who)))
  assert.ok(replies.every(({ value }) => value))
  // Who comes half a second after the crowd finds what it left, if nobody of it looked in time.
  const late = await seated()
  let won = await wins()
  for (let tries = 0; won.length === 0 && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await spun(house, late)
    won = await wins()
  }
  assert.ok(won.length >= 1)
  assert.equal(new Set(won.map(({ cycle }) => cycle)).size, won.length)
  // Of several won at one moment any may stand last.
  const [first] = won.toSorted((a, b) => a.cycle - b.cycle)
  assert.ok(first)
  const { commitment, serverSeed, jackpotId, point } = first.proof!
  assert.deepEqual([commitment, commitmentFor(serverSeed)], [promised, promised])
  const stream = new Stream({ serverSeed, streamCode: HIT_POINT_STREAM, clientSeed: jackpotId, nonce: first.cycle })
  assert.equal(hitPointOf(stream, near.seed, near.cap!).toString(), point)
  assert.ok(BigInt(first.amount) >= BigInt(point) && BigInt(first.amount) <= near.cap!)
  assert.ok(first.account === undefined || first.account.includes('*'))
}, 120_000)

test('a player works out from the own seeds whether a stake won a random level', async () => {
  await open({ ...SURE, oneIn: 4_000n })
  const who = await seated()
  const seen = new Map<number, boolean>()
  for (let nth = 0; nth < 16; nth++) {
    const { round, jackpots } = await spun(house, who)
    seen.set(round.nonce, jackpots !== undefined)
  }
  const last = who.last!
  await atGame(house, who, 'POST', `/wps/house/sen-vang/rounds/${last.id}/seen`, { step: last.steps })
  assert.equal((await atGame(house, who, 'POST', '/wps/house/sen-vang/seeds', {})).status, 200)
  const record = await atGame<Round & { revealedServerSeed: string }>(house, who, 'GET', `/wps/house/rounds/${last.id}`)
  const { revealedServerSeed: serverSeed, clientSeed } = record.value!
  for (const [nonce, won] of seen) {
    const stream = new Stream({ serverSeed, streamCode: jackpotStream('MAJOR'), clientSeed, nonce })
    assert.equal(drawsJackpot(stream, 1_000n, 4_000n), won, `round ${nonce}`)
  }
})

test('a repeat answers the pot it won; nothing is paid twice', async () => {
  await open(SURE)
  const who = await seated()
  const key = randomUUID()
  const first = await spin(house, who, { stake: '1000' }, key)
  const held = await holds(house, who)
  const replies = await Promise.all([1, 2, 3].map(() => spin(house, who, { stake: '1000' }, key)))
  for (const { value } of replies) {
    assert.deepEqual([value?.replayed, value?.jackpots], [true, first.value!.jackpots])
    assert.equal(value!.balance, held.toString())
  }
  assert.equal((await wins()).length, 1)
})

test('a connection that is killed while a pot is being won leaves nothing; the same key plays it whole', async () => {
  await open(SURE)
  const who = await seated()
  const before = await holds(house, who)
  const other = new pg.Client({ connectionString: house.url })
  const killer = new pg.Client({ connectionString: house.url })
  await Promise.all([other.connect(), killer.connect()])
  await other.query('begin')
  await other.query('select from jackpots.network for update')
  const key = randomUUID()
  const cut = spin(house, who, { stake: '1000' }, key).catch(() => undefined)
  await killWaiting(killer)
  await cut
  await other.query('rollback')
  await Promise.all([other.end(), killer.end()])
  assert.deepEqual([await holds(house, who), (await wins()).length, (await pot('MAJOR')).cycle], [before, 0, 1])
  const { value } = await spin(house, who, { stake: '1000' }, key)
  assert.equal(value!.jackpots!.length, 1)
  assert.equal(value!.replayed, false)
  assert.equal((await wins()).length, 1)
})

test('a server that is killed with -9 while a pot is being won leaves nothing; another wins it once by the same key', async () => {
  await open(SURE)
  const who = await seated()
  const before = await holds(house, who)
  const other = new pg.Client({ connectionString: house.url })
  const watcher = new pg.Client({ connectionString: house.url })
  await Promise.all([other.connect(), watcher.connect()])
  await other.query('begin')
  await other.query('select from jackpots.network for update')
  const key = randomUUID()
  const child = fork(new URL('./testing/spin-child.ts', import.meta.url), [house.url, who.bearer, key])
  const answers: unknown[] = []
  child.on('message', (said) => answers.push(said))
  const waiting = async () => {
    const { rows } = await watcher.query(`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%jackpots.network%for update%'`)
    return rows.length > 0
  }
  for (let tries = 0; !(await waiting()); tries++) {
    assert.ok(tries < 1_600 && answers.length < 2, `nobody waited for the pots: ${answers.join(' ')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  assert.deepEqual(answers, ['up'])
  // Its stake and its win waited in one transaction: PostgreSQL undoes both once the lock is free.
  await other.query('rollback')
  for (let tries = 0; (await waiting()) && tries < 400; tries++) await new Promise((resolve) => setTimeout(resolve, 25))
  await Promise.all([other.end(), watcher.end()])
  assert.deepEqual([await holds(house, who), (await wins()).length, (await pot('MAJOR')).cycle], [before, 0, 1])
  const { value } = await spin(house, who, { stake: '1000' }, key)
  assert.deepEqual([value!.replayed, value!.jackpots!.length, (await wins()).length], [false, 1, 1])
}, 120_000)

/** Kills who waits for a network's lock, as soon as somebody does. */
async function killWaiting(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%jackpots.network%for update%'`,
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  assert.fail('nobody waited for the pots')
}

test('what one wins is shown without a name to who hides from the board', async () => {
  await open(SURE)
  const who: Seated = await seated()
  await spun(house, who)
  assert.ok((await wins())[0]!.account)
  await sql`insert into messages.preference (member_id, promotion_messages, winner_board, changed_at)
    values (${who.member.id}, false, false, ${new Date(house.parts.clock.now())})`.execute(house.parts.database.db)
  assert.equal((await wins())[0]!.account, undefined)
  assert.equal((await ask(house, 'GET', '/wps/v2/jackpots/wins?after=nowhere')).errorCode, 'VAL_FIELD')
})

/** Somebody at a game of several moves. */
async function atMines(): Promise<Seated> {
  const owner = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'mines', '1', vassalage, 'MINI', 'Mines', 'mines', words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game where game_id = 'sen-vang' on conflict do nothing`.execute(owner.db)
  await owner.close()
  return sit(house, await newSomebody(house), { gameId: 'mines' })
}
function mines(who: Seated, path: string, body: unknown, key: string = randomUUID()) {
  house.advance(2_000)
  return atGame<RunReply>(house, who, 'POST', `/wps/house/mines/${path}`, body, { 'idempotency-key': key })
}
const counted = async () => {
  const { rows } = await sql<{ staked: bigint; bets: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(bets), 0)::bigint as bets from jackpots.lane`.execute(
    house.parts.database.db,
  )
  return rows[0]!
}

test('a run grows the pots by its stake when it is over, and wins one once, however often its end is asked for', async () => {
  await open(SURE)
  const who = await atMines()
  for (let over = 0, nth = 0; over < 2; nth++) {
    const opened = await mines(who, 'runs', { stake: '1000', opening: '1' })
    const { id } = opened.value!.run!
    assert.deepEqual(await counted(), { staked: BigInt(nth) * 1_000n, bets: BigInt(nth) })
    const moved = await mines(who, `runs/${id}/moves`, { move: 'a', after: 0 })
    let { value } = moved
    if (value!.run) {
      const key = randomUUID()
      const ends = await Promise.all(
        [key, key, randomUUID()].map((by) => mines(who, `runs/${id}/cash-out`, { after: 1 }, by)),
      )
      value = ends.find(({ value: end }) => end?.round)!.value
      assert.ok(ends.every(({ value: end, errorCode }) => end?.jackpots?.length === 1 || errorCode === 'ROUND_STATE'))
      over++
    }
    assert.deepEqual(
      value!.jackpots?.map(({ level }) => level),
      ['MAJOR'],
    )
    assert.equal(value!.balance, (await holds(house, who)).toString())
    assert.deepEqual(await counted(), { staked: BigInt(nth + 1) * 1_000n, bets: BigInt(nth + 1) })
    assert.equal((await wins()).length, nth + 1)
  }
})

test('a run that nobody played brings its stake back, and no pot grows by it', async () => {
  await open(SURE)
  const who = await atMines()
  assert.ok((await mines(who, 'runs', { stake: '1000', opening: '1' })).value)
  house.advance(DAY + 60_000)
  await endWaiting(house.parts.rounds, house.parts.log, house.parts.clock)
  assert.deepEqual([await counted(), (await wins()).length], [{ staked: 0n, bets: 0n }, 0])
})
