import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Dashboard } from '@senluna/contract/desk/dashboard.ts'
import type { RtpDay, RtpRow } from '@senluna/contract/desk/brand/rtp.ts'
import type { Round, RunReply } from '@senluna/contract/play/house.ts'
import { certificate } from '@senluna/games/slots-sen-vang/certificate.ts'
import { DAY } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import type { OutboxRow } from '../../platform/live/outbox-store.ts'
import { handled, relayed } from '../../testing/relayed.ts'
import { actsAt, openDesk } from '../approvals/testing/maker-checker.ts'
import {
  ask,
  atGame,
  enter,
  GAME,
  launch,
  launchTokenOf,
  newSomebody,
  sit,
  spin,
  spun,
  type House,
  type Seated,
} from '../rounds/testing/house.ts'
import { newPerson, type Person } from '../staff/testing/desk.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
  await owner(sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility,
      jackpot, own, demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, 'mines', '1', vassalage, 'MINI', 'Mines', 'mines', words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game where game_id = ${GAME}`)
})
afterAll(async () => {
  assert.deepEqual(
    (await house.breaks()).filter(({ check }) => !check.includes('facts')),
    [],
  )
  await house.close()
})

/** As the owner of the tables. */
async function owner(statement: ReturnType<typeof sql>): Promise<void> {
  const database = openDatabase(house.url, { max: 1, log: house.parts.log, as: 'owner', name: 'seed' })
  await statement.execute(database.db)
  await database.close()
}

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))
const rowOf = async (game: string) =>
  (await get<{ list: RtpRow[] }>('rtp')).value!.list.find(({ gameId }) => gameId === game)!
const seated = async (): Promise<Seated> => sit(house, await newSomebody(house))

/** Delivers what happened in a transaction that fails, then once more as it should. */
async function deliveredTwice(): Promise<void> {
  const failing = house.parts.database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<OutboxRow>`delete from platform.outbox returning *`.execute(tx)
    await handled(house.parts, tx, rows)
    throw new Error('the process dies')
  })
  await assert.rejects(failing, /dies/)
  await relayed(house.parts)
}

async function frozen(game: string, to: boolean): Promise<void> {
  const asked = await post<Awaiting>(`games/${game}/freeze`, { frozen: to })
  assert.equal(asked.status, 202, asked.errorCode)
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  const agreed = await approve(asked.value!.approvalId)
  assert.equal(agreed.success, true, agreed.errorCode)
}

test('each round counts once, with what it returns in theory', async () => {
  const who = await seated()
  const played: Round[] = []
  for (let nth = 0; nth < 6; nth++) played.push((await spun(house, who, { stake: nth % 2 ? '2000' : '1000' })).round)
  await deliveredTwice()
  await relayed(house.parts)
  const row = await rowOf(GAME)
  const sum = (of: (round: (typeof played)[number]) => string) =>
    played.reduce((all, round) => all + BigInt(of(round)), 0n)
  assert.deepEqual(
    [row.rounds, row.staked, row.won, row.mode, row.state],
    ['6', '9000', sum(({ payout }) => payout).toString(), '', 'FEW'],
  )
  assert.equal(row.theoryPpm, Math.floor(Number(certificate.rtp.decimal) * 1e6))
  const squares = 3 * 1_000 ** 2 + 3 * 2_000 ** 2
  const error = (Math.sqrt(squares) * Number(certificate.deviation)) / 9_000
  // Play of so few rounds may show more than the certificate says.
  if (row.certified) assert.ok(Math.abs(row.errorPpm / 1e6 - error) < 1e-5, `${row.errorPpm}`)
  else assert.ok(row.errorPpm / 1e6 > error)
  assert.equal((await get('rtp/no-such-game/days')).errorCode, 'SYS_NOT_FOUND')
  const taken = await post<{ csv: string }>('rtp/export')
  assert.match(taken.value!.csv, /sen-vang/)
})

test('play outside of the control limits is an alarm of the brand', async () => {
  const alarms = async () =>
    (await get<Dashboard>('dashboard')).value!.alarms.flatMap(({ name, detail }) => (name === 'rtp' ? [detail] : []))
  assert.deepEqual(await alarms(), [])
  const insert = (game: string, won: number) =>
    owner(sql`insert into rtp.day (merchant_id, day, game_id, mode, currency, rounds, staked, won, expected, variance, squares)
      values ('senluna', (${new Date(house.parts.clock.now())}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date, ${game}, '', 'XVD',
        100000, 100000000, ${won}, 99000000000000, 100000000000000000, 0)`)
  // A standard error of 316,228 units: 1 % of the stakes is three of them, 2 % are six.
  await insert('limbo', 100_000_000)
  await insert('dice', 101_000_000)
  // Best play returns most: below it nothing is wrong.
  await insert('blackjack', 80_000_000)
  assert.deepEqual(await alarms(), ['dice: 101.00% / 99.00%'])
  await owner(sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility,
      jackpot, own, demo, maintenance, released_on, motif, palette, backdrop, seed)
    select merchant_id, n, '1', vassalage, 'MINI', upper(n), n, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed
    from catalog.game, unnest(array['limbo', 'dice', 'blackjack']) n where game_id = ${GAME}`)
  assert.deepEqual(await alarms(), ['DICE: 101.00% / 99.00%'], 'a game has its name')
  const { list } = (await get<{ list: RtpRow[] }>('rtp')).value!
  const states = Object.fromEntries(list.map(({ gameId, state }) => [gameId, state]))
  assert.deepEqual([states.limbo, states.dice, states.blackjack], ['WARNING', 'OUTSIDE', 'INSIDE'])
  assert.deepEqual(
    (await get<{ list: RtpRow[] }>('rtp?state=OUTSIDE')).value!.list.map(({ gameId }) => gameId),
    ['dice'],
  )
})

test('two people freeze a game: nobody begins a round, and the lobby says that it rests', async () => {
  const who = await seated()
  const token = launchTokenOf(await launch(house, await newSomebody(house)))
  assert.equal((await post(`games/${GAME}/freeze`, { frozen: false })).errorCode, 'VAL_FIELD')
  assert.equal((await post('games/other-game/freeze', { frozen: true })).errorCode, 'VAL_FIELD')
  assert.equal((await post('games/no-such-game/freeze', { frozen: true })).errorCode, 'SYS_NOT_FOUND')
  await frozen(GAME, true)
  assert.equal((await rowOf(GAME)).frozen, true)
  house.advance(3_000)
  const key = randomUUID()
  assert.equal((await spin(house, who, { stake: '1000' }, key)).errorCode, 'GAME_FROZEN')
  assert.equal((await enter(house, token)).errorCode, 'GAME_FROZEN')
  assert.equal((await launch(house, await newSomebody(house))).errorCode, 'GAME_FROZEN')
  assert.equal((await launch(house, await newSomebody(house), { accountType: 4 })).errorCode, 'GAME_FROZEN')
  const list = await ask<{ list: { gameId: string; isNew: number }[] }>(
    house,
    'GET',
    '/wps/relay/GCSGAME_gameList?pageSize=50',
  )
  assert.equal(list.value!.list.find(({ gameId }) => gameId === GAME)?.isNew, 1)
  // Another brand's game goes on.
  const elsewhere = await sit(house, await newSomebody(house, 0, 'reference.localhost'))
  house.advance(3_000)
  assert.equal((await spin(house, elsewhere)).success, true)
  await frozen(GAME, false)
  assert.equal((await spin(house, who, { stake: '1000' }, key)).success, true)
})

test('a request that was overtaken changes nothing', async () => {
  const asked = (await post<Awaiting>(`games/${GAME}/freeze`, { frozen: true })).value!
  assert.equal((await post(`games/${GAME}/freeze`, { frozen: true })).errorCode, 'APPROVAL_OPEN')
  await owner(sql`insert into catalog.frozen (merchant_id, game_id, since) values ('senluna', ${GAME}, now())`)
  assert.equal((await approve(asked.approvalId)).errorCode, 'APPROVAL_STALE')
  await owner(sql`delete from catalog.frozen`)
  assert.equal((await post(`approvals/${asked.approvalId}/reject`, {}, checker)).success, true)
})

test('rounds that are asked for while a game is frozen are played whole or not at all', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, seated))
  const asked = (await post<Awaiting>(`games/${GAME}/freeze`, { frozen: true })).value!
  house.advance(3_000)
  const rounds = players.map(async (who) => spin(house, who))
  const [agreed, ...replies] = await Promise.all([approve(asked.approvalId), ...rounds])
  assert.equal(agreed.success, true)
  for (const { success, errorCode } of replies) assert.ok(success || errorCode === 'GAME_FROZEN', errorCode)
  house.advance(3_000)
  const late = await Promise.all(
    players.map((who, nth) => {
      const seen = replies[nth]!.value?.round.id
      return spin(house, who, { stake: '1000', ...(seen ? { seen } : {}) })
    }),
  )
  assert.ok(late.every(({ errorCode }) => errorCode === 'GAME_FROZEN'))
  await frozen(GAME, false)
})

test('a run in play ends by its rules, also for who comes back to it; a new one is not opened', async () => {
  const somebody = await newSomebody(house)
  const who = await sit(house, somebody, { gameId: 'mines' })
  const at = <Value = RunReply>(seat: Seated, path: string, body: unknown) =>
    atGame<Value>(house, seat, 'POST', `/wps/house/mines/${path}`, body, { 'idempotency-key': randomUUID() })
  const { run } = (await at(who, 'runs', { stake: '1000', opening: '3' })).value!
  await frozen('mines', true)
  const back = await sit(house, somebody, { gameId: 'mines' })
  assert.equal(back.opening.run?.id, run!.id)
  house.advance(6_000)
  let reply = (await at(back, `runs/${run!.id}/moves`, { move: 'a', after: 0 })).value!
  if (reply.run) reply = (await at(back, `runs/${run!.id}/cash-out`, { after: 1 })).value!
  assert.ok(reply.round)
  house.advance(6_000)
  assert.equal((await at(back, 'runs', { stake: '1000', opening: '3' })).errorCode, 'GAME_FROZEN')
  assert.equal((await launch(house, somebody, { gameId: 'mines' })).errorCode, 'GAME_FROZEN')
  await relayed(house.parts)
  const row = await rowOf('mines')
  assert.deepEqual([row.rounds, row.staked, row.won, row.certified], ['1', '1000', reply.round.payout, false])
  await frozen('mines', false)
})

test('gambled wins are watched as a game of their own, which two people freeze alone', async () => {
  const who = await seated()
  let played = await spun(house, who)
  while (!played.gamble) played = await spun(house, who)
  const { of, standing } = played.gamble
  const risk = () => {
    house.advance(2_000)
    const path = `/wps/house/${GAME}/rounds/${of}/gamble`
    return atGame(house, who, 'POST', path, { choice: 'red', after: 0 }, { 'idempotency-key': randomUUID() })
  }
  await frozen('double-up', true)
  assert.equal((await rowOf('double-up')).frozen, true)
  assert.equal((await risk()).errorCode, 'GAME_FROZEN')
  await frozen('double-up', false)
  assert.ok((await risk()).value)
  await deliveredTwice()
  await relayed(house.parts)
  const row = await rowOf('double-up')
  assert.deepEqual([row.rounds, row.staked, row.name, row.theoryPpm], ['1', standing, 'Nhân Đôi', 1_000_000])
})

test('the days of a game add up, one after the other', async () => {
  house.advance(DAY)
  // A session of the desk ends with its day.
  maker = await newPerson(house, ['ADMINISTRATOR'])
  const before = await rowOf(GAME)
  const who = await seated()
  await spun(house, who)
  await spun(house, who)
  await relayed(house.parts)
  const after = await rowOf(GAME)
  assert.equal(BigInt(after.rounds), BigInt(before.rounds) + 2n)
  const { list } = (await get<{ list: RtpDay[] }>(`rtp/${GAME}/days`)).value!
  assert.deepEqual(
    list.map(({ rounds }) => rounds),
    [before.rounds, after.rounds],
  )
  assert.deepEqual([list[1]!.measuredPpm, list[1]!.highPpm], [after.measuredPpm, after.highPpm])
})
