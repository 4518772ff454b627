import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, test } from 'vitest'
import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { capStakes, type StakeCap } from '../protection/index.ts'
import {
  ask,
  askAs,
  atGame,
  GAME,
  holds,
  launch,
  leave,
  newSession,
  newSomebody,
  openHouse,
  sit,
  spin,
  spun,
  type House,
  type Seated,
} from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(async () => assert.deepEqual(await house.breaks(), []))
afterAll(() => house.close())

const seated = async (type: 0 | 4 = 0): Promise<Seated> => sit(house, await newSomebody(house, type))
const codeOf = (reply: { success: boolean; errorCode?: string }): string =>
  reply.success ? 'ok' : (reply.errorCode ?? '?')

test('a spin takes its stake, pays its payout, and is in every record', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const { round, balance, nonce, replayed } = await spun(house, who)
  assert.deepEqual(
    [round.stake, round.nonce, nonce, replayed, round.balanceBefore],
    ['1000', 0, 1, false, before.toString()],
  )
  assert.equal(await holds(house, who), before - 1_000n + BigInt(round.payout))
  assert.equal(balance, round.balanceAfter)
  const record = await atGame<Round>(house, who, 'GET', `/wps/house/rounds/${round.id}`)
  assert.deepEqual({ ...record.value, seen: 0 }, { ...round, seen: 0 })
  const bet = await askAs<{ stake: string; balanceAfter: string; status: string }>(
    house,
    who,
    'GET',
    `/wps/v2/bets/${round.id}`,
  )
  assert.deepEqual([bet.value!.stake, bet.value!.balanceAfter], ['1000', balance])
  const rows = await askAs<{ list: { amount: string }[] }>(
    house,
    who,
    'GET',
    '/wps/relay/ODSFE2_MemTransDet?typeGroup=BET',
  )
  assert.deepEqual(
    rows.value!.list.map((row) => row.amount),
    ['-1000'],
  )
})

test('what is no stake of the ladder is refused, and nothing moves', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const cases: [stake: unknown, status: number, code: string][] = [
    ['999', 200, 'STAKE_LADDER'],
    ['1001', 200, 'STAKE_LADDER'],
    ['1', 200, 'STAKE_LADDER'],
    ['500001', 200, 'STAKE_LADDER'],
    ['999999999999999999', 200, 'STAKE_LADDER'],
    ['9999999999999999999', 400, 'VAL_FIELD'],
    ['1'.repeat(400), 400, 'VAL_FIELD'],
    ['-1000', 400, 'VAL_FIELD'],
    ['0', 400, 'VAL_FIELD'],
    ['', 400, 'VAL_FIELD'],
    ['1000.0', 400, 'VAL_FIELD'],
    ['1e3', 400, 'VAL_FIELD'],
    ['+1000', 400, 'VAL_FIELD'],
    ['01000', 400, 'VAL_FIELD'],
    [' 1000', 400, 'VAL_FIELD'],
    ['1000\n', 400, 'VAL_FIELD'],
    ['1,000', 400, 'VAL_FIELD'],
    ['0x3e8', 400, 'VAL_FIELD'],
    ['\u0661\u0660\u0660\u0660', 400, 'VAL_FIELD'],
    ['\uff11\uff10\uff10\uff10', 400, 'VAL_FIELD'],
    ['1000;--', 400, 'VAL_FIELD'],
    [1000, 400, 'VAL_FIELD'],
    [null, 400, 'VAL_FIELD'],
    [true, 400, 'VAL_FIELD'],
    [['1000'], 400, 'VAL_FIELD'],
    [{ $gt: 0 }, 400, 'VAL_FIELD'],
  ]
  for (const [stake, status, code] of cases) {
    house.advance(1_000)
    const reply = await spin(house, who, { stake })
    assert.deepEqual([reply.status, reply.errorCode], [status, code], JSON.stringify(stake))
  }
  house.advance(10_000)
  for (const body of [{}, [], 'x', null])
    assert.ok(['VAL_FIELD', 'SYS_MALFORMED'].includes(codeOf(await spin(house, who, body))))
  assert.equal(await holds(house, who), before)
})

test('a spin needs a key that is one', async () => {
  const who = await seated()
  for (const key of ['', 'x', '1', randomUUID().toUpperCase(), `${randomUUID()}0`, `'; drop table x--`]) {
    const reply = await spin(house, who, { stake: '1000' }, key)
    assert.deepEqual([reply.status, reply.errorCode], [400, 'VAL_FIELD'], key)
  }
})

test('a repeat gets the first round and pays once; another stake under its key is refused', async () => {
  const who = await seated()
  const key = randomUUID()
  const first = (await spin(house, who, { stake: '1000' }, key)).value!
  const again = (await spin(house, who, { stake: '1000' }, key)).value!
  assert.equal(again.replayed, true)
  assert.deepEqual(again.round, first.round)
  const other = await spin(house, who, { stake: '2000' }, key)
  assert.deepEqual([other.status, other.errorCode], [409, 'SYS_KEY_REUSED'])
  assert.equal((await holds(house, who)).toString(), first.balance)
  const later = await sit(house, who)
  assert.deepEqual(
    (await spin(house, later, { stake: '1000' }, key)).value!.round,
    first.round,
    'also from the game opened anew',
  )
})

test('a round that was rolled back before it came is refused and moves nothing', async () => {
  const who = await seated()
  const before = await holds(house, who)
  const key = randomUUID()
  const at = new Date(house.parts.clock.now())
  await sql`select ledger.entomb(${who.member.id}, 1, ${key}, 1::smallint, 'test', ${at})`.execute(
    house.parts.database.db,
  )
  assert.equal((await spin(house, who, { stake: '1000' }, key)).errorCode, 'ROUND_STATE')
  assert.equal(await holds(house, who), before)
  await spun(house, who)
})

test('one key sent sixteen times at once is one round', async () => {
  const who = await seated()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 16 }, () => spin(house, who, { stake: '1000' }, key)))
  // Ten at once and more are throttled; every other one got the round.
  const rounds = replies.filter((reply) => reply.success).map((reply) => reply.value!)
  assert.ok(rounds.length >= 8)
  assert.equal(new Set(rounds.map((reply) => JSON.stringify({ ...reply.round, seen: 0 }))).size, 1)
  assert.equal(rounds.filter((reply) => !reply.replayed).length, 1)
  assert.ok(replies.every((reply) => reply.success || reply.errorCode === 'SYS_THROTTLED'))
})

test('two different spins at once on one play state: one of them waits for its turn', async () => {
  const who = await seated()
  const replies = await Promise.all([spin(house, who), spin(house, who), spin(house, who)])
  assert.deepEqual(replies.map(codeOf).sort(), ['ROUND_OPEN', 'ROUND_OPEN', 'ok'])
})

test("another's key, game, bearer and round are nobody else's", async () => {
  const [mine, other] = [await seated(), await seated()]
  const { round } = await spun(house, mine)
  assert.equal(
    (await spin(house, other, { stake: '1000' }, round.id)).value!.replayed,
    false,
    "a key of mine is not the other's",
  )
  for (const bearer of ['', 'x', 'A'.repeat(43), mine.handle]) {
    const reply = await spin(house, { ...mine, bearer })
    assert.deepEqual([reply.status, reply.errorCode], [401, 'GAME_SESSION'])
  }
  const elsewhere = await atGame(
    house,
    mine,
    'POST',
    '/wps/house/other-game/play',
    { stake: '1000' },
    { 'idempotency-key': randomUUID() },
  )
  assert.equal(elsewhere.errorCode, 'GAME_SESSION')
  const brand = await spin(house, { ...mine, host: 'reference.localhost' })
  assert.equal(brand.errorCode, 'GAME_SESSION', 'not on another brand')
  const third = await seated()
  for (const [url, via] of [
    [`/wps/house/rounds/${round.id}`, 'game'],
    [`/wps/house/rounds/${round.id}`, 'site'],
    [`/wps/v2/bets/${round.id}`, 'site'],
  ] as const) {
    const reply = via === 'game' ? await atGame(house, third, 'GET', url) : await askAs(house, third, 'GET', url)
    assert.deepEqual([reply.status, reply.errorCode], [404, 'SYS_NOT_FOUND'], `${url} ${via}`)
  }
  for (const id of ['x', '0', "' or 1=1--", randomUUID()])
    assert.equal((await askAs(house, mine, 'GET', `/wps/v2/bets/${encodeURIComponent(id)}`)).errorCode, 'SYS_NOT_FOUND')
  assert.equal(
    (await atGame(house, third, 'POST', `/wps/house/${GAME}/rounds/${round.id}/seen`, { step: 1 })).errorCode,
    'ROUND_STATE',
  )
  assert.equal((await ask(house, 'GET', '/wps/house/rounds')).errorCode, 'AUTH_REQUIRED')
})

test('who has too little is told, and plays on with less', async () => {
  const who = await seated()
  await leave(house, who, 1_500n)
  assert.equal(codeOf(await spin(house, who, { stake: '2000' })), 'WAL_INSUFFICIENT')
  assert.equal(await holds(house, who), 1_500n)
  await spun(house, who)
})

test('the least time between two spins is the profile’s', async () => {
  const who = await seated()
  const { round } = await spun(house, who)
  const soon = await spin(house, who, { stake: '1000', seen: round.id })
  assert.deepEqual([soon.errorCode, soon.value], ['ROUND_TOO_SOON', { retryAfterMs: 1_000 }])
  house.advance(1_000)
  assert.equal(codeOf(await spin(house, who, { stake: '1000', seen: round.id })), 'ok')
})

/** Free spins come once in some hundred rounds: among so many none is as good as impossible. */
const MOST_SPINS = 4_000

test('a round is shown to its end before the next; reloaded, it is resumed where it was', async () => {
  const who = await seated()
  let { round } = await spun(house, who)
  for (let tries = 0; round.steps === 1 && tries < MOST_SPINS; tries++) round = (await spun(house, who)).round
  assert.ok(round.steps > 1, 'a round with free spins came')
  house.advance(3_000)
  assert.equal(codeOf(await spin(house, who)), 'ROUND_OPEN')
  assert.equal(codeOf(await spin(house, who, { stake: '1000', seen: randomUUID() })), 'ROUND_OPEN')
  const seen = (at: Seated, step: unknown) =>
    atGame<{ seen: number; open: boolean }>(house, at, 'POST', `/wps/house/${GAME}/rounds/${round.id}/seen`, { step })
  assert.deepEqual((await seen(who, 2)).value, { seen: 2, open: true })
  assert.deepEqual((await seen(who, 1)).value, { seen: 2, open: true }, 'going back changes nothing')
  for (const step of [round.steps + 1, 99_999]) assert.equal((await seen(who, step)).errorCode, 'ROUND_STATE')
  for (const step of [-1, 1.5, '1', 1e9]) assert.equal((await seen(who, step)).errorCode, 'VAL_FIELD')
  house.advance(10_000)
  const again = await sit(house, who)
  assert.deepEqual(again.opening.openRound, { ...round, seen: 2 })
  assert.equal((await seen(who, round.steps)).errorCode, 'GAME_SESSION', 'the older tab shows nothing any more')
  assert.equal((await atGame(house, again, 'POST', `/wps/house/${GAME}/seeds`, {})).errorCode, 'ROUND_OPEN')
  assert.deepEqual((await seen(again, round.steps)).value, { seen: round.steps, open: false })
  assert.deepEqual((await seen(again, round.steps)).value, { seen: round.steps, open: false })
  assert.equal(codeOf(await spin(house, again)), 'ok')
}, 60_000)

test('a game opened elsewhere, left by logging out or pushed out by a newer log-in plays no further', async () => {
  const who = await seated()
  const elsewhere = await sit(house, who)
  assert.equal(codeOf(await spin(house, who)), 'GAME_SESSION')
  assert.equal(codeOf(await spin(house, elsewhere)), 'ok')
  house.advance(3_000)
  assert.equal((await askAs(house, who, 'POST', '/wps/session/logout', {})).success, true)
  assert.equal(codeOf(await spin(house, elsewhere)), 'GAME_SESSION')
  const kicked = await seated()
  await spun(house, kicked)
  house.advance(3_000)
  await newSession(house, kicked.member)
  assert.equal(codeOf(await spin(house, kicked)), 'GAME_SESSION')
  const late = await seated()
  house.advance(12 * 3_600_000)
  assert.equal(codeOf(await spin(house, late)), 'GAME_SESSION')
})

test('a state another process moved on is read again: the round is worked out anew and recorded once', async () => {
  const who = await seated()
  await spun(house, who)
  await sql`update rounds.play_state set nonce = nonce + 5, open_round = null where owner_id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
  who.last = undefined
  const { round } = await spun(house, who)
  assert.equal(round.nonce, 6)
  // Nonces that were skipped on purpose are taken back, so that the ledger reconciles.
  const owner = await import('pg').then(({ default: pg }) => new pg.Client({ connectionString: house.url }))
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await owner.query('update rounds.round set nonce = 1 where owner_id = $1 and nonce = 6', [who.member.id])
  await owner.end()
})

test('free play moves play money only, in a book of its own', async () => {
  const who = await seated()
  const free = await sit(house, who, { accountType: 4 })
  assert.deepEqual([free.opening.member.mode, free.opening.member.currency.code], ['TRIAL', 'TRL'])
  const before = await holds(house, who)
  await spun(house, free)
  assert.equal(await holds(house, who), before)
  assert.equal(await holds(house, who, 2), 20_000_000n - 1_000n + BigInt(free.last!.payout))
  const trial = await seated(4)
  await spun(house, trial)
  assert.equal(await holds(house, trial), 20_000_000n - 1_000n + BigInt(trial.last!.payout))
  const list = async (mode: string) =>
    (await askAs<{ list: Round[] }>(house, who, 'GET', `/wps/house/rounds?mode=${mode}`)).value!.list.length
  assert.deepEqual([await list('REAL'), await list('TRIAL')], [0, 1])
})

test('an autoplay keeps its limits; an account runs one; ending it is for good', async () => {
  const who = await seated()
  const start = (limits: Record<string, unknown>, at = who) =>
    atGame<{ id: string; left: number; lossLeft: string }>(house, at, 'POST', `/wps/house/${GAME}/autoplay`, {
      rounds: 3,
      lossLimit: '100000',
      ...limits,
    })
  const first = (await start({})).value!
  assert.deepEqual([first.left, first.lossLeft], [3, '100000'])
  const round = await spun(house, who, { autoplay: first.id })
  assert.deepEqual(round.autoplay, {
    id: first.id,
    left: 2,
    lossLeft: String(100_000n - 1_000n + BigInt(round.round.payout)),
  })
  const free = await sit(house, who, { accountType: 4 })
  const second = (await start({ rounds: 2 }, free)).value!
  house.advance(3_000)
  assert.equal(
    codeOf(await spin(house, who, { stake: '1000', seen: who.last!.id, autoplay: first.id })),
    'AUTOPLAY_OVER',
    'the newer one ended it',
  )
  await spun(house, free, { autoplay: second.id })
  await spun(house, free, { autoplay: second.id })
  house.advance(3_000)
  const over = (body: Record<string, unknown>) => spin(house, free, { stake: '1000', seen: free.last!.id, ...body })
  assert.equal(codeOf(await over({ autoplay: second.id })), 'AUTOPLAY_OVER')
  const low = (await start({ lossLimit: '1999' }, free)).value!
  await spun(house, free, { autoplay: low.id })
  if (BigInt(free.last!.payout) < 1n)
    assert.equal(codeOf((house.advance(3_000), await over({ autoplay: low.id }))), 'AUTOPLAY_OVER')
  const third = (await start({}, free)).value!
  const stop = () => atGame<{ stopped: boolean }>(house, free, 'DELETE', `/wps/house/${GAME}/autoplay`)
  assert.deepEqual([(await stop()).value, (await stop()).value], [{ stopped: true }, { stopped: true }])
  assert.equal(codeOf((house.advance(3_000), await over({ autoplay: third.id }))), 'AUTOPLAY_OVER')
  await spun(house, free)
  for (const limits of [
    { rounds: 101 },
    { rounds: 0 },
    { rounds: 1.5 },
    { lossLimit: '-1' },
    { lossLimit: '0' },
    { winLimit: '1e3' },
    { stopOnFeature: 'yes' },
  ]) {
    assert.ok(['AUTOPLAY_OFF', 'VAL_FIELD'].includes(codeOf(await start(limits))), JSON.stringify(limits))
  }
  const strict = await sit(house, await newSomebody(house, 0, 'reference.localhost'))
  assert.equal(codeOf(await start({ rounds: 1 }, strict)), 'AUTOPLAY_OFF')
  assert.equal(codeOf(await spin(house, strict, { stake: '1000', autoplay: randomUUID() })), 'AUTOPLAY_OFF')
})

test('pages of rounds go by key, without gaps or repeats', async () => {
  const who = await seated()
  const ids: string[] = []
  for (let i = 0; i < 7; i++) ids.unshift((await spun(house, who)).round.id)
  const found: string[] = []
  for (let after: string | undefined, pages = 0; pages < 9; pages++) {
    const reply: { value: { list: Round[]; next?: string } | null } = await atGame(
      house,
      who,
      'GET',
      `/wps/house/rounds?pageSize=3${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    )
    found.push(...reply.value!.list.map((round) => round.id))
    after = reply.value!.next
    if (!after) break
  }
  assert.deepEqual(found, ids)
  for (const after of ['x', '2026-99-99T00:00:00Z_x', `2026-13-41T00:00:00Z_${randomUUID()}`, "'"]) {
    const reply = await atGame(house, who, 'GET', `/wps/house/rounds?after=${encodeURIComponent(after)}`)
    assert.deepEqual([reply.status, reply.errorCode], [400, 'VAL_FIELD'], after)
  }
})

test('the money path answers although its database connections are cut under it', async () => {
  const who = await seated()
  await spun(house, who)
  await import('pg').then(async ({ default: pg }) => {
    const owner = new pg.Client({ connectionString: house.url })
    await owner.connect()
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'senluna play'`,
    )
    await owner.end()
  })
  house.advance(3_000)
  const key = randomUUID()
  let reply = await spin(house, who, { stake: '1000', seen: who.last!.id }, key)
  for (let tries = 0; reply.status === 503 && tries < 20; tries++) {
    assert.equal(reply.headers['retry-after'], '1')
    reply = await spin(house, who, { stake: '1000', seen: who.last!.id }, key)
  }
  const done: PlayReply = reply.value!
  assert.equal(done.round.id, key)
})

test('while stakes are capped one above is refused, and a game of another product is locked', async () => {
  const who = await sit(house, await newSomebody(house))
  const { database, clock } = house.parts
  const capTo = (cap: Omit<StakeCap, 'until'> | undefined) =>
    database.db
      .transaction()
      .execute((tx) =>
        capStakes(
          tx,
          { memberId: who.member.id, merchantCode: merchantCode('senluna') },
          cap && { ...cap, until: later(clock.now(), DAY) },
        ),
      )
  await capTo({ most: amount(999n), products: ['RNG'] })
  const refused = await spin(house, who)
  assert.deepEqual([refused.errorCode, refused.value], ['BET_BONUS_MAX', { maxBet: '999' }])
  await capTo({ most: amount(1_000n), products: ['RNG'] })
  await spun(house, who)
  await capTo({ most: null, products: ['LOTT'] })
  house.advance(3_000)
  assert.equal((await spin(house, who, { stake: '1000', seen: who.last!.id })).errorCode, 'BET_BONUS_GAME')
  assert.equal((await launch(house, who)).errorCode, 'BET_BONUS_GAME')
  assert.ok((await launch(house, who, { accountType: 4 })).value, 'free play is open')
  await capTo(undefined)
  await spun(house, who)
})
