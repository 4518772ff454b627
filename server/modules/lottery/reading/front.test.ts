import assert from 'node:assert/strict'
import type { lotteryFront } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { OnWire } from '@senluna/contract/names.ts'
import { at } from '@senluna/kit/assert.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { ask, newSomebody, type House } from '../../rounds/testing/house.ts'
import { openLotteryHouse, placed, type LotteryHouse } from '../testing/lottery-house.ts'

// What the first page shows of the lottery.

const NORTH = 'VN_N'
const ONE = 'K3_1M'
const FIVE = 'VN_FAST_N_300'

let lottery: LotteryHouse
let house: House
beforeAll(async () => {
  lottery = await openLotteryHouse([NORTH, ONE, FIVE])
  house = lottery.house
}, 60_000)
afterAll(() => house.close())

async function front(): Promise<OnWire<ReplyOf<typeof lotteryFront>>> {
  house.advance(1_100)
  const reply = await ask<OnWire<ReplyOf<typeof lotteryFront>>>(house, 'GET', '/lgw/front')
  assert.equal(reply.success, true, reply.errorCode)
  return reply.value!
}

/** Somebody bets on numbers of the next northern draw. */
async function betOn(selection: readonly string[], times = 1): Promise<void> {
  const who = await newSomebody(house)
  const { numero } = at(await lottery.numeros(NORTH), 0)
  for (let time = 0; time < times; time++) {
    const ticket = { gameCode: NORTH, numero, betType: 'DE_DB', selection, unit: '1000' }
    await placed(house, who, { tickets: [ticket], clientTotal: String(1000 * selection.length) })
  }
}

test('the northern draw comes first, and of each family the quickest game', async () => {
  const { daily, quick } = await front()
  assert.equal(daily?.gameCode, NORTH)
  const families = quick.map(({ family }) => family)
  assert.equal(new Set(families).size, families.length)
  assert.ok(families.length > 5 && families.length <= 9)
  const pace = quick.map(({ seconds }) => seconds ?? 0)
  assert.deepEqual(
    pace,
    pace.toSorted((a, b) => a - b),
  )
  assert.ok(quick.every(({ maintenance, nextLockAt }) => maintenance === 0 && nextLockAt !== undefined))
})

test('without bets and results there are no numbers; numbers of few players stay unsaid', async () => {
  assert.equal((await front()).numbers, undefined)
  // One who bets often is one player, and four are too few.
  await betOn(['11', '22', '33', '44', '55'], 6)
  for (let nth = 0; nth < 3; nth++) await betOn(['11', '22', '33', '44', '55'])
  house.advance(11 * MINUTE)
  assert.equal((await front()).numbers, undefined)
})

test('what five players bet on is named, without how many; it changes every ten minutes only', async () => {
  await betOn(['11', '22', '33', '44', '55', '66'])
  await betOn(['55'])
  house.advance(11 * MINUTE)
  const list = ['55', '11', '22', '33', '44'].map((number) => ({ number }))
  const numbers = { by: 'BETS', gameCode: NORTH, draws: 0, list }
  assert.deepEqual((await front()).numbers, numbers)
  for (let nth = 0; nth < 5; nth++) await betOn(['77'])
  assert.deepEqual((await front()).numbers, numbers)
})

test('where too few bet, the last results stand in, and say so', async () => {
  const { numero } = at(await lottery.numeros(NORTH), 0)
  await lottery.pass(NORTH, numero)
  house.advance(25 * 60 * MINUTE)
  const { numbers } = await front()
  assert.deepEqual([numbers?.by, numbers?.draws, numbers?.list.length], ['RESULTS', 1, 10])
  assert.ok(numbers!.list.every(({ number, times }) => /^\d{2}$/.test(number) && times! >= 1))
})
