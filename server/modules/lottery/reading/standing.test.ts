import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { at } from '@senluna/kit/assert.ts'
import { DAY } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { ask, askAs, newSomebody, type House } from '../../rounds/testing/house.ts'
import { lockEarly, voidDraw } from '../official/index.ts'
import { lotteryOf, openLotteryHouse, place, type LotteryHouse } from '../testing/lottery-house.ts'

// What lists say of a game whose draws went another way than the calendar: void, closed early,
// drawn before their time.

const FIVE = 'VN_FAST_N_300'
const ONE = 'K3_1M'
const NORTH = 'VN_N'
const WEEKLY = 'VN_C_GL'
const FORTNIGHT = 'TH_GOV'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE, ONE, NORTH, WEEKLY, FORTNIGHT])
  house = lottery.house
}, 60_000)
afterAll(() => house.close())

type Opened = OnWire<ReplyOf<typeof contract.vnOpened>>
type Past = OnWire<ReplyOf<typeof contract.pastDraws>>
type VnMenus = OnWire<ReplyOf<typeof contract.vnMenu>>
type View = OnWire<ReplyOf<typeof contract.lotteryGame>>
type Stats = OnWire<ReplyOf<typeof contract.lotteryStats>>
type Evidence = OnWire<ReplyOf<typeof contract.drawEvidence>>

/** What a call answers once what was kept of it before is forgotten. */
async function get<Value>(url: string): Promise<Value> {
  house.advance(1_100)
  const reply = await ask<Value>(house, 'GET', url)
  assert.equal(reply.success, true, `${url}: ${reply.errorCode}`)
  return reply.value!
}

/** How the menu has a Vietnamese game; the game's own call has to say the same. */
async function cardOf(code: string) {
  const { regions } = await get<VnMenus>('/lgw/vn/games/game_menu?language=EN')
  const card = regions.flatMap(({ games }) => games).find(({ gameCode }) => gameCode === code)
  const { game } = await get<View>(`/lgw/games/${code}`)
  assert.deepEqual([game.nextNumero, game.lastNumero], [card?.nextNumero, card?.lastNumero])
  return game
}

async function passNext(code: string): Promise<string> {
  const { numero } = at(await lottery.numeros(code), 0)
  await lottery.pass(code, numero)
  return numero
}

/** Does something to a draw as somebody at the desk does. */
async function change<Status>(
  code: string,
  numero: string,
  work: (tx: Tx, draw: number) => Promise<{ status: Status }>,
): Promise<Status> {
  const { rows } = await lotteryOf(house).pool.query<{ no: number }>(
    'select no from lottery.draw where game = $1 and numero = $2',
    [code, numero],
  )
  const { db } = house.parts.database
  return (await db.transaction().execute((tx) => work(tx, rows[0]!.no))).status
}

const makeVoid = (code: string, numero: string) =>
  change(code, numero, (tx, draw) =>
    voidDraw(tx, {
      draw,
      now: house.parts.clock.now(),
      people: [id(randomUUID()), id(randomUUID())],
      reason: 'wrong machine',
    }),
  )

const closeNow = (code: string, numero: string) =>
  change(code, numero, (tx, draw) => lockEarly(tx, { draw, now: house.parts.clock.now() }))

test('a draw that is made void after its result is no last result, and stands in lists as void without it', async () => {
  const older = await passNext(FIVE)
  const newer = await passNext(FIVE)
  assert.equal((await cardOf(FIVE)).lastNumero?.numero, newer)
  assert.equal(await makeVoid(FIVE, newer), 'void')
  const last = (await cardOf(FIVE)).lastNumero
  assert.deepEqual([last?.numero, last?.status], [older, 'OPENED'])
  const found = ({ numero, status, result, voidReason }: Opened[number]) => [
    numero,
    status,
    result !== undefined,
    voidReason,
  ]
  const expected = [
    [newer, 'VOID', false, 'DESK'],
    [older, 'OPENED', true, undefined],
  ]
  const opened = await get<Opened>(`/lgw/vn/numeros/opened/game?gameCode=${FIVE}&count=2`)
  assert.deepEqual(opened.map(found), expected)
  const past = await get<Past>(`/lgw/draws/${FIVE}?count=2`)
  assert.deepEqual(past.list.map(found), expected)
  const proof = await get<Evidence>(`/lgw/draws/${FIVE}/${newer}`)
  assert.deepEqual([proof.state, proof.versions.length], ['VOID', 1], 'its evidence tells what was drawn')
})

test('the results of the other games don’t count a void draw either', async () => {
  const who = await newSomebody(house)
  const older = await passNext(ONE)
  const newer = await passNext(ONE)
  await makeVoid(ONE, newer)
  house.advance(1_100)
  const url = `/lotto/lgw/games/opened/numero?gameCode=${ONE}&count=2`
  const { value } = await askAs<Opened>(house, who, 'GET', url)
  assert.deepEqual(
    value?.map(({ numero, status, result }) => [numero, status, result === undefined]),
    [
      [newer, 'VOID', true],
      [older, 'OPENED', false],
    ],
  )
})

test('statistics leave a void draw out', async () => {
  await passNext(FIVE)
  const before = await get<Stats>(`/lgw/stats/${FIVE}?count=100`)
  const last = await passNext(FIVE)
  assert.equal((await get<Stats>(`/lgw/stats/${FIVE}?count=100`)).draws, before.draws + 1)
  await makeVoid(FIVE, last)
  assert.deepEqual(await get<Stats>(`/lgw/stats/${FIVE}?count=100`), before)
})

test('the next draw is the first that takes bets: not one closed early, void or drawn before its time', async () => {
  const draws = await lottery.numeros(NORTH)
  const next = async () => {
    const { nextNumero, nextLockAt } = await cardOf(NORTH)
    const draw = draws.findIndex(({ numero }) => numero === nextNumero)
    assert.equal(nextLockAt, draws[draw]?.lockAt)
    return draw
  }
  assert.equal(await next(), 0)
  assert.equal(await closeNow(NORTH, at(draws, 0).numero), 'locked')
  assert.equal(await next(), 1)
  assert.equal(await makeVoid(NORTH, at(draws, 1).numero), 'void')
  assert.equal(await next(), 2)
  const { pool } = lotteryOf(house)
  await pool.query('update lottery.draw set state = 2 where game = $1 and numero = $2', [NORTH, at(draws, 2).numero])
  assert.equal(await next(), 3)
})

test('whatever draw is offered can be bet, also one that opened more than a week ago; none further is offered', async () => {
  const who = await newSomebody(house)
  for (const [gameCode, betType, units] of [
    [NORTH, 'DE_DB', 1],
    [WEEKLY, 'DE_DB', 1],
    [FORTNIGHT, 'TH_2TOP', 1],
  ] as const) {
    const numeros = (await lottery.numeros(gameCode)).map(({ numero }) => numero)
    assert.ok(numeros.length > 0, gameCode)
    for (const numero of numeros) {
      const ticket = { gameCode, numero, betType, selection: ['58'], unit: '1000' }
      const reply = await place(house, who, { tickets: [ticket], clientTotal: String(units * 1000) })
      assert.equal(reply.errorCode ?? 'taken', 'taken', `${gameCode} ${numero}`)
    }
    const { rows } = await sql<{ numero: string }>`select numero from lottery.draw where game = ${gameCode}
      and state = 0 and lock_at > ${new Date(house.parts.clock.now())} and numero <> all (${numeros}::text[])`.execute(
      house.parts.database.db,
    )
    for (const { numero } of rows) {
      const ticket = { gameCode, numero, betType, selection: ['58'], unit: '1000' }
      const reply = await place(house, who, { tickets: [ticket], clientTotal: String(units * 1000) })
      assert.equal(reply.errorCode, 'LOT_E_NUMERO_UNKNOWN', `${gameCode} ${numero} isn't offered`)
    }
  }
})

test('where none that was made takes bets, there is no next one as long as the calendar’s is too far ahead', async () => {
  const draws = await lottery.numeros(NORTH)
  for (const { numero } of draws) await makeVoid(NORTH, numero)
  house.advance(1_100)
  assert.deepEqual(await lottery.numeros(NORTH), [])
  assert.equal((await cardOf(NORTH)).nextNumero, undefined)
  house.advance(2 * DAY)
  const { nextNumero } = await cardOf(NORTH)
  assert.ok(nextNumero !== undefined && nextNumero > at(draws, draws.length - 1).numero)
})
