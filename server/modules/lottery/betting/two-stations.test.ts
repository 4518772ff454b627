import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import type { bets } from '@senluna/contract/money/records.ts'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { at } from '@senluna/kit/assert.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { ask, askAs, holds, newSomebody, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import type { Exposed } from '@senluna/contract/lottery/desk/draws.ts'
import { openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// Đá xiên over HTTP: every two stations are a game of their own, in one order, all or nothing.

const PAIRS = ['VN_S2_HCM_DT', 'VN_S2_HCM_CM', 'VN_S2_DT_CM']
const [PAIR = ''] = PAIRS

let lottery: LotteryHouse
let house: House
let numero: string
beforeAll(async () => {
  lottery = await openLotteryHouse(PAIRS)
  house = lottery.house
  numero = at(await lottery.numeros(PAIR), 0).numero
}, 120_000)
afterAll(() => house.close())

const db = () => house.parts.database.db

const ticket = (gameCode: string, more: object = {}) => ({
  gameCode,
  numero,
  betType: 'DA2',
  selection: ['12', '34'],
  unit: '1000',
  ...more,
})
const order = (tickets: readonly object[], total: number) => ({ tickets, clientTotal: String(total) })

test('three stations are a ticket on each of the three pairs: one order, a movement of money for each', async () => {
  const who = await newSomebody(house)
  const before = await holds(house, who)
  const reply = await placed(
    house,
    who,
    order(
      PAIRS.map((code) => ticket(code)),
      216_000,
    ),
  )
  assert.deepEqual(
    reply.tickets.map(({ gameCode, stake, canCancel }) => [gameCode, stake, canCancel]),
    PAIRS.map((code) => [code, '72000', true]),
  )
  assert.equal(at(reply.tickets, 0).gameName, findGame(PAIR)?.names.VI)
  assert.equal(before - (await holds(house, who)), 216_000n)
  const { rows } = await sql<{ moved: number }>`select count(*)::integer as moved from ledger.for_record
    where owner_id = ${who.member.id}::uuid and key in (select id from lottery.orders where owner_id = ${who.member.id}::uuid)`.execute(
    db(),
  )
  assert.equal(at(rows, 0).moved, 3)
  // A station's own list has what was bet on its pairs.
  for (const [code, orders] of [
    ['VN_S_CM', 1],
    ['VN_S2_DT_CM', 1],
    ['VN_S_LA', 0],
  ] as const) {
    const list = await askAs<ReplyOf<typeof contract.lotteryOrders>>(house, who, 'GET', `/lgw/orders?gameCode=${code}`)
    assert.equal(list.value?.list.length, orders, code)
  }
})

test('the desk adds up the pair games of a station, for its own brand alone', async () => {
  const who = await newSomebody(house)
  const own = { gameCode: 'VN_S_HCM', numero, betType: 'LO2', selection: ['58'], unit: '1000' }
  await placed(house, who, order([own], 18_000))
  await placed(house, who, order([ticket(PAIR)], 72_000))
  const drawOf = async (game: string) => {
    const { rows } = await sql<{ no: number }>`select no from lottery.draw
      where game = ${game} and numero = ${numero}`.execute(db())
    return at(rows, 0).no
  }
  const exposureOf = async (game: string, host?: string) => {
    const asker = await newPerson(house, ['LOTTERY'], host)
    const path = `/bo/v1/lottery/draws/${await drawOf(game)}/exposure`
    return (await askDesk<Exposed>(house, asker, 'GET', path)).value!
  }
  const station = await exposureOf('VN_S_HCM')
  assert.deepEqual(
    station.pairs.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    [await drawOf('VN_S2_HCM_DT'), await drawOf('VN_S2_HCM_CM')].toSorted((a, b) => a - b),
  )
  const pairs = station.pairs.map(({ worst }) => BigInt(worst))
  for (const [place, { id }] of station.pairs.entries()) {
    const game = Number(id) === (await drawOf('VN_S2_HCM_DT')) ? 'VN_S2_HCM_DT' : 'VN_S2_HCM_CM'
    const pair = await exposureOf(game)
    assert.deepEqual([BigInt(pair.liability), pair.pairs], [pairs[place], []], game)
    assert.equal(at(station.pairs, place).gameName, findGame(game)!.names.VI)
  }
  const stationsOwn = station.types.reduce((sum, { worst }) => sum + BigInt(worst), 0n)
  assert.ok(stationsOwn > 0n)
  assert.equal(BigInt(station.liability), stationsOwn + pairs.reduce((sum, worst) => sum + worst, 0n))
  const abroad = await exposureOf('VN_S_HCM', 'desk.reference.localhost')
  assert.deepEqual([abroad.pairs, abroad.liability], [[], '0'])
})

test('all or nothing: one ticket that can’t be taken refuses the others', async () => {
  const who = await newSomebody(house)
  const before = await holds(house, who)
  for (const [more, code] of [
    [{ gameCode: 'VN_S2_HCM_HUE' }, 'LOT_E_TYPE'],
    [{ gameCode: 'VN_S_HCM' }, 'LOT_E_TYPE_REGION'],
    [{ gameCode: 'VN_N' }, 'LOT_E_TYPE_REGION'],
    [{ betType: 'DA1' }, 'LOT_E_TYPE_REGION'],
    [{ selection: ['12'] }, 'LOT_E_COUNT'],
    [{ selection: ['12', '12'] }, 'LOT_E_DUPLICATE'],
    [{ selection: ['12', '345'] }, 'LOT_E_NUMBER_FORMAT'],
  ] as const) {
    const reply = await place(house, who, order([ticket(PAIR), ticket(PAIR, more)], 144_000))
    assert.equal(reply.errorCode, code, JSON.stringify(more))
  }
  // Dong Thap draws on Mondays alone: on the Saturday of Ho Chi Minh City there is no draw of both.
  const saturday = (await lottery.numeros('VN_S_HCM')).find(
    (draw) => draw.numero !== numero && new Date(draw.drawAt).getUTCDay() === 6,
  )
  assert.ok(saturday)
  const none = await place(house, who, order([ticket(PAIR, { numero: saturday.numero })], 72_000))
  assert.equal(none.errorCode, 'LOT_E_NO_DRAW')
  assert.equal((await place(house, who, order([ticket(PAIR)], 36_000))).errorCode, 'LOT_E_STAKE_MISMATCH')
  // A chase runs over the draws of one game.
  const chase = { numeros: [numero], multiples: [1], stopOnWin: false }
  const body = { ...order([ticket(PAIR), ticket('VN_S2_HCM_CM')], 144_000), chase }
  assert.equal((await place(house, who, body)).errorCode, 'LOT_E_CHASE')
  assert.equal(await holds(house, who), before)
})

test('exposure counts each pair of numbers in its own game, and the game has limits of its own', async () => {
  await lottery.terms('VN_S2_HCM_CM', 'DA2', { perDrawMaxUnit: '3000', blocked: ['77-78'] })
  const who = await newSomebody(house)
  const betOn = (selection: string[], unit: number, code = 'VN_S2_HCM_CM') =>
    place(
      house,
      who,
      order(
        [ticket(code, { selection, unit: String(unit) })],
        unit * 72 * ((selection.length * (selection.length - 1)) / 2),
      ),
    )
  const numbers = async () => {
    const { rows } = await sql<{
      key: string
      units: bigint
    }>`select key, units from lottery.exposure join lottery.draw on no = draw_no
      where game = 'VN_S2_HCM_CM' and numero = ${numero} and key <> '' and key > '50' order by key`.execute(db())
    return rows.map(({ key, units }) => [key, Number(units)])
  }
  assert.ok((await betOn(['66', '55', '44'], 2_000)).value)
  assert.deepEqual(await numbers(), [['55-66', 2_000]])
  assert.equal((await betOn(['55', '66'], 2_000)).errorCode, 'LOT_E_LIMIT_EXPOSURE')
  assert.equal((await betOn(['78', '77'], 1_000)).errorCode, 'LOT_E_BLOCKED')
  assert.ok((await betOn(['78', '77'], 1_000, PAIR)).value, 'another game is not closed')
  await lottery.terms('VN_S2_HCM_CM', 'DA2', undefined)
})

test('a pair is read like a game and stands in no list of games or results', async () => {
  const read = async <Value>(path: string) => (await ask<Value>(house, 'GET', path)).value!
  const view = await read<ReplyOf<typeof contract.lotteryGame>>(`/lgw/games/${PAIR}`)
  assert.deepEqual(
    view.betTypes.map(({ code, units, price }) => [code, units, price]),
    [['DA2', 72, { by: 'ODDS', milli: { '': 730_000 } }]],
  )
  assert.equal(view.game.name, findGame(PAIR)?.names.VI)
  for (const path of ['vn/games/game_menu', 'games/game_menus', 'games/popular', 'vn/numeros/opened/game?count=100']) {
    const { value, text } = await ask(house, 'GET', `/lgw/${path}`)
    assert.ok(value && !text.includes('VN_S2_'), path)
  }
  for (const path of [`draws/${PAIR}`, `stats/${PAIR}`])
    assert.equal((await ask(house, 'GET', `/lgw/${path}`)).errorCode, 'GAME_DISABLED', path)
})

test('a pair rests with either station, is switched off with it and shut where it is', async () => {
  const who = await newSomebody(house)
  const owner = openDatabase(house.url, {
    max: 1,
    log: pino({ level: 'silent' }),
    as: 'owner',
    name: 'seed',
    statementMs: 60_000,
  })
  await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
    values ('senluna', 'TCG_LOTTO_VN', 20, 'VN Lotto', 'GAME', 'SEAMLESS', false, 'violet') on conflict do nothing`.execute(
    owner.db,
  )
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot,
      own, demo, maintenance, released_on, motif, palette, backdrop, seed)
    values ('senluna', 'VN_S_DT', '1', 'TCG_LOTTO_VN', 'VNLOTT', 'x', 'x', to_tsvector('simple', 'x'), 'lotus', '{}', 'HIGH', false, true, false,
      true, '2026-11-01', 'lotus', 'violet', 'pond', 1) on conflict do nothing`.execute(owner.db)
  house.advance(6 * SECOND)
  const refusal = async () => (await place(house, who, order([ticket(PAIR)], 72_000))).errorCode
  assert.equal(await refusal(), 'GAME_MAINTENANCE')
  assert.ok((await place(house, who, order([ticket('VN_S2_HCM_CM')], 72_000))).value)
  assert.equal((await ask(house, 'GET', `/lgw/games/${PAIR}`)).errorCode, 'GAME_MAINTENANCE')
  await sql`update catalog.game set maintenance = false, region_kind = 'ONLY', regions = array['US'] where game_id = 'VN_S_DT'`.execute(
    owner.db,
  )
  house.advance(6 * SECOND)
  assert.equal(await refusal(), 'GAME_REGION')
  await sql`update catalog.game set region_kind = 'ALL', regions = '{}' where game_id = 'VN_S_DT'`.execute(owner.db)
  await sql`insert into lottery.game (code, enabled, reason, changed_at) values ('VN_S_DT', false, 'storm', now())`.execute(
    owner.db,
  )
  house.advance(6 * SECOND)
  assert.equal(await refusal(), 'GAME_MAINTENANCE')
  await sql`delete from lottery.game where code = 'VN_S_DT'`.execute(owner.db)
  house.advance(6 * SECOND)
  assert.equal(await refusal(), undefined)
  await owner.close()
})

test('locked it takes nothing more; drawn, the ticket has both results and its wager is settled', async () => {
  const who = await newSomebody(house)
  const all = ['12', '34', '56', '78']
  const { orderNo } = await placed(house, who, order([ticket(PAIR, { selection: all })], 6 * 72_000))
  // The stations close in a minute: the pair follows by itself.
  const soon = house.parts.clock.now() + 60_000
  await sql`update lottery.draw set lock_at = ${new Date(soon)}, draw_at = ${new Date(soon + 5_000)}, open_at = least(open_at, ${new Date(soon)})
    where game in ('VN_S_HCM', 'VN_S_DT', ${PAIR}) and numero = ${numero}`.execute(db())
  house.advance(60_000)
  assert.equal((await place(house, who, order([ticket(PAIR)], 72_000))).errorCode, 'LOT_E_CLOSED')
  house.advance(3 * SECOND)
  await lottery.draws.drawDue()
  await lottery.pass(PAIR, numero)
  await lottery.draws.drawDue()
  await lottery.draws.settleDue()
  const reply = await askAs<ReplyOf<typeof contract.lotteryOrderOf>>(house, who, 'GET', `/lgw/orders/${orderNo}`)
  const [own] = reply.value!.tickets
  assert.ok(own?.state === 'WON' || own?.state === 'LOST', own?.state)
  assert.deepEqual(Object.keys(own.result ?? {}).toSorted(), ['DT', 'HCM'])
  const { rows: wagers } = await sql<{ game_id: string; product: string; settled: boolean }>`
    select game_id, product, settled_at is not null as settled from wagers.wager where owner_id = ${who.member.id}::uuid`.execute(
    db(),
  )
  assert.deepEqual(wagers, [{ game_id: PAIR, product: 'VNLOTT', settled: true }])
  const record = await askAs<ReplyOf<typeof bets>>(house, who, 'GET', '/wps/v2/bets')
  assert.deepEqual(
    record.value?.list.map(({ game }) => game),
    [findGame(PAIR)?.names.VI],
  )
  const evidence = await ask<{ profile: string; versions: { origin: string; result: object }[] }>(
    house,
    'GET',
    `/lgw/draws/${PAIR}/${numero}`,
  )
  assert.equal(evidence.value?.profile, 'VN_S2', evidence.text)
  assert.equal(at(evidence.value.versions, 0).origin, 'STATIONS')
})
