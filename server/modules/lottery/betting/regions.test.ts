import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { SECOND } from '@senluna/kit/time.ts'
import { openDatabase } from '../../../platform/database/db.ts'
import { askAs, holds, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { openLotteryHouse, type LotteryHouse } from '../testing/lottery-house.ts'

// A game that is shut to a country: nobody there sees it in a list, reads it or bets on it, by
// whatever address.

const SHUT = 'VN_FAST_N_300'
const OPEN = 'VN_FAST_S_300'
const log = pino({ level: 'silent' })

// Addresses that the packaged table knows, and one of nobody.
const VIETNAM = '113.160.0.1'
const AMERICA = '8.8.8.8'
const NOWHERE = '198.51.100.9'

let lottery: LotteryHouse
let house: House
let who: Somebody
beforeAll(async () => {
  lottery = await openLotteryHouse([SHUT, OPEN])
  house = lottery.house
  who = await newSomebody(house)
  const owner = openDatabase(house.url, { max: 1, log, as: 'owner', name: 'seed', statementMs: 60_000 })
  const { db } = owner
  await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
    values ('senluna', 'TCG_LOTTO_VN', 20, 'VN Lotto', 'GAME', 'SEAMLESS', false, 'violet') on conflict do nothing`.execute(
    db,
  )
  for (const code of [SHUT, OPEN])
    await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot,
        own, demo, maintenance, released_on, motif, palette, backdrop, seed)
      values ('senluna', ${code}, '1', 'TCG_LOTTO_VN', 'VNLOTT', 'x', 'x', to_tsvector('simple', 'x'), 'lotus', '{}', 'HIGH', false, true, false,
        false, '2026-11-01', 'lotus', 'violet', 'pond', 1) on conflict do nothing`.execute(db)
  await owner.close()
}, 120_000)
afterAll(() => house.close())

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const read = (path: string, ip: string) => askAs<unknown>(house, who, 'GET', path, undefined, from(ip))
const ticket = (gameCode: string, numero: string) => ({
  gameCode,
  numero,
  betType: 'DE_DB',
  selection: ['58'],
  unit: '1000',
})

/** The coming draws, as pages read them where every game of these tests is open. */
const numeros = async (code: string) =>
  (
    await askAs<{ list: { numero: string }[] }>(
      house,
      who,
      'GET',
      `/lgw/numeros/near?gameCode=${code}&count=100`,
      undefined,
      from(VIETNAM),
    )
  ).value!.list

async function order(ip: string, codes: readonly string[], more: object = {}, key: string = crypto.randomUUID()) {
  house.advance(SECOND)
  const tickets = await Promise.all(codes.map(async (code) => ticket(code, (await numeros(code))[2]!.numero)))
  const body = { tickets, clientTotal: String(1_000 * tickets.length), ...more }
  return askAs<{ orderNo: string }>(house, who, 'POST', '/lgw/orders', body, { 'idempotency-key': key, ...from(ip) })
}

async function regions(kind: string, countries: readonly string[]) {
  const maker = await newPerson(house, ['CONTENT'])
  const path = `/bo/v1/games/${SHUT}`
  const reply = await askDesk<Partial<Awaiting>>(house, maker, 'PATCH', path, { regions: { kind, countries } })
  assert.equal(reply.errorCode, undefined, reply.text)
  // That it opens somewhere more takes a second person.
  if (reply.value?.approvalId !== undefined) {
    const checker = await newPerson(house, ['ADMINISTRATOR'])
    const agreed = await askDesk(house, checker, 'POST', `/bo/v1/approvals/${reply.value.approvalId}/approve`)
    assert.equal(agreed.errorCode, undefined, agreed.text)
  }
  // What every process keeps for five seconds.
  house.advance(6 * SECOND)
}

test('an order with a ticket of a game that is shut where the player is is refused whole, whatever came with it; elsewhere it is taken', async () => {
  await regions('EXCEPT', ['US'])
  const before = await holds(house, who)
  for (const codes of [[SHUT], [OPEN, SHUT], [SHUT, OPEN]])
    assert.equal((await order(AMERICA, codes)).errorCode, 'GAME_REGION', codes.join())
  assert.deepEqual(await holds(house, who), before)
  assert.ok((await order(AMERICA, [OPEN])).value)
  const key = crypto.randomUUID()
  const kept = await order(VIETNAM, [SHUT, OPEN], {}, key)
  assert.ok(kept.value, kept.text)
  // What is for all but some is open where nobody knows the country.
  assert.ok((await order(NOWHERE, [SHUT])).value)
})

test('a chase, and a large order that goes by itself, are refused as well', async () => {
  const chased = (await numeros(SHUT)).slice(3, 15).map(({ numero }) => numero)
  const chase = { stopOnWin: false }
  for (const [many, total] of [
    [chased.slice(0, 2), '2000'],
    [chased, '12000'],
  ] as const) {
    const wrong = { ...chase, numeros: many, multiples: many.map(() => 1) }
    const refused = await order(AMERICA, [SHUT], { chase: wrong, clientTotal: total })
    assert.equal(refused.errorCode, 'GAME_REGION', refused.text)
  }
})

test('orders that are placed together are judged each by where its player is', async () => {
  const people = [who, await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  const numero = (await numeros(SHUT))[4]!.numero
  const body = { tickets: [ticket(SHUT, numero)], clientTotal: '1000' }
  house.advance(SECOND)
  const replies = await Promise.all(
    people.map((player, nth) =>
      askAs(house, player, 'POST', '/lgw/orders', body, {
        'idempotency-key': crypto.randomUUID(),
        ...from(nth % 2 ? AMERICA : VIETNAM),
      }),
    ),
  )
  assert.deepEqual(
    replies.map(({ errorCode }) => errorCode ?? 'placed'),
    ['placed', 'GAME_REGION', 'placed', 'GAME_REGION'],
  )
})

test('what reads the game says that it isn’t open there, and no list shows it; its results stay readable', async () => {
  for (const path of [`/lgw/games/${SHUT}`, `/lgw/numeros/near?gameCode=${SHUT}`, `/lgw/stats/${SHUT}`]) {
    assert.equal((await read(path, AMERICA)).errorCode, 'GAME_REGION', path)
    assert.equal((await read(path, VIETNAM)).errorCode, undefined, path)
  }
  for (const path of ['/lgw/vn/games/game_menu', '/lgw/games/popular', '/lgw/vn/games/game_menu/recent']) {
    const [there, here] = [(await read(path, AMERICA)).text, (await read(path, VIETNAM)).text]
    assert.ok(!there.includes(`"${SHUT}"`), path)
    assert.ok(here.includes(`"${SHUT}"`), path)
    assert.ok(there.includes(`"${OPEN}"`), path)
  }
  assert.equal((await read(`/lgw/vn/numeros/opened/game?gameCode=${SHUT}`, AMERICA)).errorCode, undefined)
})

test('what is for some countries only is shut where nobody knows the country; taken back, it is open everywhere', async () => {
  await regions('ONLY', ['VN'])
  assert.ok((await order(VIETNAM, [SHUT])).value)
  for (const ip of [AMERICA, NOWHERE]) assert.equal((await order(ip, [SHUT])).errorCode, 'GAME_REGION', ip)
  await regions('ALL', [])
  for (const ip of [AMERICA, NOWHERE]) assert.ok((await order(ip, [SHUT])).value, ip)
})
