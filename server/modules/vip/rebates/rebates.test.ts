import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { sql } from 'kysely'
import { merchantCode } from '@senluna/kit/brand.ts'
import { rate } from '@senluna/kit/money.ts'
import { writeRates } from '../../rates/index.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { VipHouse } from '../testing/players.ts'
import { payRebates } from './pay-rebates.ts'

let house: House
let vip: VipHouse
beforeAll(async () => {
  house = await openHouse()
  vip = new VipHouse(house)
}, 120_000)
afterAll(async () => {
  const breaks = (await house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await house.close()
})

const M = 1_000_000n
const pay = async () => {
  await vip.facts()
  return payRebates(house.parts.vip, vip.now())
}
async function gained(who: Somebody, work: () => Promise<unknown>): Promise<bigint> {
  const before = await vip.holds(who)
  await work()
  return (await vip.holds(who)) - before
}

test('a day is paid once, above the member’s own rate, by the level at its end, whoever pays and however often', async () => {
  vip.toDay((day) => day.endsWith('-10'), 12)
  const [plain, rated, small] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  for (const who of [plain, rated, small]) await vip.deposits(who, 50n * M)
  await vip.db.transaction().execute((tx) =>
    writeRates(
      tx,
      [
        {
          memberId: rated.member.id,
          merchantCode: merchantCode('senluna'),
          product: 'LIVE',
          from: undefined,
          to: rate(1_500),
          by: null,
        },
      ],
      vip.now(),
    ),
  )
  await vip.plays(plain, 2n * M)
  await vip.plays(rated, 3n * M)
  await vip.plays(small, 400_000n)
  vip.toDay(() => true, 3)
  assert.equal(await pay(), 0, 'not before four in the morning')
  vip.toDay(() => true, 5)
  // Level 0 gives 0.2 % of live casino; the line gives 0.15 % of it already.
  const both = async () => {
    await vip.facts()
    await Promise.all([payRebates(house.parts.vip, vip.now()), payRebates(house.parts.vip, vip.now())])
    await pay()
  }
  let other = 0n
  assert.equal(await gained(plain, async () => (other = await gained(rated, both))), 4_000n)
  assert.equal(other, 1_500n)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from vip.rebate where member_id = ${small.member.id}`.execute(vip.db)
  assert.deepEqual(rows, [{ n: 0 }], 'below the least nothing is paid')
})

test('a day whose bets were corrected gets the difference, and gives back what was too much', async () => {
  vip.toDay((day) => day.endsWith('-14'), 12)
  const who = await newSomebody(house)
  await vip.deposits(who, 50n * M)
  await vip.plays(who, 5n * M)
  const { rows } = await sql<{
    round_id: string
  }>`select round_id from wagers.wager where owner_id = ${who.member.id}`.execute(vip.db)
  vip.toDay(() => true, 5)
  assert.equal(await gained(who, pay), 10_000n)
  await vip.plays(who, 0n + M)
  await vip.voids(who, rows[0]!.round_id)
  vip.house.advance(3_600_000)
  assert.equal(await gained(who, pay), -10_000n, 'the bet counts no more')
  assert.equal(await gained(who, pay), 0n)
})
