import assert from 'node:assert/strict'
import { odds } from '@senluna/kit/money.ts'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import type * as contract from '@senluna/contract/lottery.ts'
import { at } from '@senluna/kit/assert.ts'
import { oddsAt } from '@senluna/games/lottery/rules/money/rebate.ts'
import { askAs, holds, newSomebody, type House, type Somebody } from '../../rounds/testing/house.ts'
import { lotteryOf, openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// The rebate level of a bet: lower odds, the rest of the stake back whatever comes. Source:
// docs/lottery.md, "Series, levels and cash".

const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([FIVE, 'SSC_5M'])
  house = lottery.house
}, 60_000)
afterAll(() => house.close())

const START = 10_000_000n
const nextOf = async (code = FIVE) => at(await lottery.numeros(code), 1).numero
const lo2 = (numero: string, more: object = {}) => ({
  gameCode: FIVE,
  numero,
  betType: 'LO2',
  selection: ['58'],
  unit: '1000',
  ...more,
})
const order = (ticket: object, more: object = {}) => ({ tickets: [ticket], clientTotal: '27000', ...more })
const orderOf = async (who: Somebody, no: string) =>
  (await askAs<OnWire<ReplyOf<typeof contract.lotteryOrderOf>>>(house, who, 'GET', `/lgw/orders/${no}`)).value!

test('a lower level: its odds on the receipt, and what it gives back is paid whether it wins or loses', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf()
  const placedAt = await placed(house, who, order(lo2(numero, { level: 4 })))
  const [ticket] = placedAt.tickets
  assert.deepEqual(ticket!.price, { by: 'ODDS', milli: { '': 98_406 }, level: 4 })
  // Six thousandths would come to 99.006 %: the cap leaves 0.594 % beside what these odds return.
  assert.equal(ticket!.rebatePpm, 5_940)
  assert.equal(ticket!.rebate, '0')
  const { balance: _, ...receipt } = placedAt
  assert.deepEqual(await orderOf(who, placedAt.orderNo), receipt, 'what is answered at once is what is read later')
  await lottery.pass(FIVE, numero)
  const [after] = (await orderOf(who, placedAt.orderNo)).tickets
  assert.equal(after!.rebate, '160')
  assert.equal(after!.payout, String(Math.floor((1_000 * after!.hits * 98_406) / 1_000)))
  assert.equal(await holds(house, who), START - 27_000n + BigInt(after!.payout) + 160n)
  const { rows } = await lotteryOf(lottery.house).pool.query<{ kind: number; amount: bigint }>(
    'select kind, amount from ledger.transfer where owner_id = $1 and kind = 210',
    [who.member.id],
  )
  assert.deepEqual(rows, [{ kind: 210, amount: 160n }])
  assert.deepEqual(await house.breaks(), [])
})

test('without a level, or at the highest, a bet is what it always was', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf()
  for (const more of [{}, { level: 10 }]) {
    house.advance(400)
    const [ticket] = (await placed(house, who, order(lo2(numero, more)))).tickets
    assert.deepEqual(ticket!.price, { by: 'ODDS', milli: { '': 99_000 } })
    assert.ok(!('rebatePpm' in ticket!))
  }
})

test('levels that are none, and levels where a series pays, are refused', async () => {
  const who = await newSomebody(house)
  const numero = await nextOf()
  const codeOf = async (body: Record<string, unknown>) => {
    house.advance(400)
    return (await place(house, who, body)).errorCode
  }
  for (const level of [-1, 11]) assert.equal(await codeOf(order(lo2(numero, { level }))), 'LOT_E_SERIES')
  for (const level of [0.5, '4', null]) assert.equal(await codeOf(order(lo2(numero, { level }))), 'VAL_FIELD')
  const ssc = { gameCode: 'SSC_5M', numero: await nextOf('SSC_5M'), betType: 'SSC_DWD', unit: '2000', level: 4 }
  const digits = { ...ssc, selection: [[7], [], [], [], []] }
  assert.equal(await codeOf({ tickets: [digits], clientTotal: '2000' }), 'LOT_E_SERIES')
  assert.equal(await holds(house, who), START)
})

test('each draw of a chase is bet at the level', async () => {
  const who = await newSomebody(house)
  const numeros = (await lottery.numeros(FIVE)).slice(1, 4).map(({ numero }) => numero)
  const chase = { numeros, multiples: [1, 2, 3], stopOnWin: false }
  const { tickets } = await placed(house, who, {
    ...order(lo2(at(numeros, 0), { level: 0 })),
    chase,
    clientTotal: String(6 * 27_000),
  })
  assert.deepEqual(
    tickets.map(({ price, rebatePpm }) => [price.by === 'ODDS' && price.level, rebatePpm]),
    [
      [0, 9_900],
      [0, 9_900],
      [0, 9_900],
    ],
  )
})

test('odds that fall with what is taken fall from where the level stands, and what the player saw is of that level too', async () => {
  const who = await newSomebody(house)
  await lottery.terms(FIVE, 'LO2', { tiers: [{ fromUnit: '1000', milli: { '': odds(90_000) } }] })
  const numero = at(await lottery.numeros(FIVE), 5).numero
  const full = oddsAt(odds(99_000), 4)
  await placed(house, who, order(lo2(numero, { level: 4, seen: { '': full } })))
  house.advance(400)
  const fallen = await place(house, who, order(lo2(numero, { level: 4, seen: { '': full } })))
  assert.deepEqual(
    [fallen.errorCode, fallen.value],
    [
      'LOT_E_ODDS_CHANGED',
      { ticket: 0, at: '58', milli: { '': 89_460 }, fallen: [{ at: '58', milli: { '': 89_460 } }] },
    ],
  )
  house.advance(400)
  const [ticket] = (await placed(house, who, order(lo2(numero, { level: 4 }), { acceptOddsChange: true }))).tickets
  assert.deepEqual(ticket!.price, { by: 'ODDS', milli: { '': 89_460 }, level: 4 })
  await lottery.terms(FIVE, 'LO2', undefined)
})

test('a game says its highest level, where it has levels', async () => {
  const levelOf = async (code: string) => {
    const url = `/lgw/games/${code}`
    const reply = await house.app.inject({ url, headers: { host: 'localhost' } })
    return reply.json<{ value: OnWire<ReplyOf<typeof contract.lotteryGame>> }>().value.level
  }
  assert.deepEqual([await levelOf(FIVE), await levelOf('SSC_5M')], [10, undefined])
})
