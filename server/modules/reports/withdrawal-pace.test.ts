import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { withdrawalPace } from '@senluna/contract/money/reports.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate, MINUTE } from '@senluna/kit/time.ts'
import { ask, openHouse, type House } from '../rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

const pace = async (host = 'localhost') =>
  (await ask<ReplyOf<typeof withdrawalPace>>(house, 'GET', '/wps/v2/site/withdrawalPace', { headers: { host } })).value!

/** Orders of somebody: how many were paid, in how many seconds together, so many days ago. */
async function orders(
  done: number,
  seconds: number,
  more: { ago?: number; direction?: string; currency?: string } = {},
) {
  const { ago = 1, direction = 'OUT', currency = 'XVD' } = more
  const day = daysFrom(businessDate(house.parts.clock.now(), 'Asia/Ho_Chi_Minh'), -ago)
  await sql`insert into facts.orders (merchant_id, day, member_id, direction, channel, currency, asked, done, failed, amount, fee, seconds, slowest)
    values ('senluna', ${day}::date, ${randomUUID()}::uuid, ${direction}, 'BANK', ${currency}, ${done}, ${done}, 0, 0, 0, ${seconds}, 0)`.execute(
    house.parts.database.db,
  )
}
/** What is kept for everybody is read anew. */
const anew = () => house.advance(10 * MINUTE)

test('the average of withdrawals, once there are enough of them, of the last month alone', async () => {
  assert.deepEqual(await pace(), {})
  await orders(19, 19 * 200)
  await orders(50, 50, { direction: 'IN' })
  await orders(50, 50, { ago: 40 })
  await orders(50, 50, { currency: 'USDT' })
  anew()
  assert.deepEqual(await pace(), {}, 'too few')
  await orders(1, 200)
  assert.deepEqual(await pace(), {}, 'it is kept for ten minutes')
  anew()
  assert.deepEqual(await pace(), { minutes: 4 }, '200 seconds are a little over three minutes')
  assert.deepEqual(await pace('reference.localhost'), {}, 'of its own brand')
})

test('a slow pace is not told', async () => {
  await orders(20, 20 * 5 * 3_600)
  anew()
  assert.deepEqual(await pace(), {})
})
