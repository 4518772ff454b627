import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { at } from '@senluna/kit/assert.ts'
import { id } from '@senluna/kit/ids.ts'
import { odds } from '@senluna/kit/money.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { holds, newSomebody, type House } from '../../rounds/testing/house.ts'
import { cancelOne } from './cancel/cancel-ticket.ts'
import { isLarge } from './place-order.ts'
import { lotteryOf, openLotteryHouse, place, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// Đảo has no price, limit or exposure of its own, or it would be a way round a closed number. Đá
// counts under each of its pairs.

const GAME = 'VN_FAST_S_300'
const TERMS = { blocked: ['77'], perDrawMaxUnit: '20000', odds: { '': odds(95_000) } }

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([GAME])
  house = lottery.house
  await lottery.terms(GAME, 'LO2', TERMS)
  await lottery.terms(GAME, 'DA1', { blocked: ['12-34'] })
}, 60_000)
afterAll(() => house.close())

const nextOf = async () => at(await lottery.numeros(GAME), 1).numero
const order = (numero: string, betType: string, selection: string[], unit: bigint, stake: bigint) => ({
  tickets: [{ gameCode: GAME, numero, betType, selection, unit: unit.toString() }],
  clientTotal: stake.toString(),
})

const taken = async (numero: string, betType: string) => {
  const { rows } = await sql<{ key: string; units: bigint }>`
    select key, units from lottery.exposure join lottery.draw on no = draw_no
    where game = ${GAME} and numero = ${numero} and bet_type = ${betType} and key <> '' order by key`.execute(
    house.parts.database.db,
  )
  return Object.fromEntries(rows.map(({ key, units }) => [key, Number(units)]))
}

test('a number in all orders costs and counts as each of them does, at the base type’s odds', async () => {
  const [who, numero] = [await newSomebody(house), await nextOf()]
  const { tickets } = await placed(house, who, order(numero, 'LO2_DAO', ['12', '33'], 15_000n, 15_000n * 18n * 3n))
  const [ticket] = tickets
  assert.deepEqual([ticket?.betType, ticket?.selection, ticket?.stake], ['LO2_DAO', ['12', '33'], '810000'])
  assert.deepEqual(ticket?.price, { by: 'ODDS', milli: { '': 95_000 } })
  assert.deepEqual(await taken(numero, 'LO2'), { '12': 15_000, '21': 15_000, '33': 15_000 })
  assert.deepEqual(await taken(numero, 'LO2_DAO'), {})
  // 21 was taken as an order of 12: the plain bet finds it nearly full.
  const refusal = await place(house, who, order(numero, 'LO2', ['21'], 6_000n, 6_000n * 18n))
  assert.equal(refusal.errorCode, 'LOT_E_LIMIT_EXPOSURE')
  const other = await place(house, who, order(numero, 'LO2_DAO', ['21'], 6_000n, 6_000n * 36n))
  assert.equal(other.errorCode, 'LOT_E_LIMIT_EXPOSURE')
})

test('a closed number is closed in all orders', async () => {
  const [who, numero] = [await newSomebody(house), await nextOf()]
  const before = await holds(house, who)
  const refusal = await place(house, who, order(numero, 'LO2_DAO', ['77'], 1_000n, 18_000n))
  assert.equal(refusal.errorCode, 'LOT_E_BLOCKED')
  assert.deepEqual(await holds(house, who), before)
})

test('a ticket in all orders that is cancelled gives back what it took of the base type', async () => {
  const [who, numero] = [await newSomebody(house), at(await lottery.numeros(GAME), 2).numero]
  const before = await holds(house, who)
  const { tickets } = await placed(house, who, order(numero, 'LO3_DAO', ['123'], 1_000n, 1_000n * 17n * 6n))
  assert.equal(Object.keys(await taken(numero, 'LO3')).length, 6)
  const { db } = house.parts.database
  const done = await db.transaction().execute((tx) =>
    cancelOne(lotteryOf(house), queryOf(tx), {
      owner: who.member.id,
      id: id(at(tickets, 0).ticketNo),
      reason: 'PLAYER',
      at: house.parts.clock.now(),
    }),
  )
  assert.equal(done.status, 'cancelled')
  assert.deepEqual(Object.values(await taken(numero, 'LO3')), [0, 0, 0, 0, 0, 0])
  assert.deepEqual(await holds(house, who), before)
  assert.deepEqual(await house.breaks(), [])
})

test('đá counts under every pair of its numbers, and a closed pair refuses it', async () => {
  const [who, numero] = [await newSomebody(house), await nextOf()]
  await placed(house, who, order(numero, 'DA1', ['56', '34', '90'], 1_000n, 1_000n * 36n * 3n))
  assert.deepEqual(await taken(numero, 'DA1'), { '34-56': 1_000, '34-90': 1_000, '56-90': 1_000 })
  const closed = await place(house, who, order(numero, 'DA1', ['34', '56', '12'], 1_000n, 1_000n * 36n * 3n))
  assert.equal(closed.errorCode, 'LOT_E_BLOCKED')
  const alone = await place(house, who, order(numero, 'DA1', ['34'], 1_000n, 36_000n))
  assert.equal(alone.errorCode, 'LOT_E_COUNT')
})

test('a short selection in all orders goes by itself: it comes to many numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, nth) => String(1_234 + nth))
  const asked = (betType: string) => ({
    tickets: [{ gameCode: GAME, drawNumber: '1', betType, selection: numbers, unit: '1000' }],
    clientTotal: '1',
  })
  assert.equal(isLarge(asked('LO4')), false)
  assert.equal(isLarge(asked('LO4_DAO')), true)
  const chase = { drawNumbers: ['1', '2', '3', '4', '5', '6'], multiples: [1, 1, 1, 1, 1, 1], stopOnWin: false }
  assert.equal(isLarge({ ...asked('LO4'), chase }), true)
})
