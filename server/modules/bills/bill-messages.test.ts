import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { flatTier } from '@senluna/kit/agents/testing/terms.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { relayed } from '../../testing/relayed.ts'
import type { Somebody } from '../rounds/testing/house.ts'
import { changeSetting } from '../settings/index.ts'
import { denyBill } from './desk/decide.ts'
import { runBills } from './index.ts'
import { collectArrears } from './pay/collect.ts'
import { BillHouse } from './testing/bill-house.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(() => office.house.close())

const MILLION = 1_000_000n
/** What bills became messages of somebody's inbox, the oldest first. */
async function said(who: Somebody) {
  await relayed(office.house.parts)
  const { rows } = await sql<{ template: string; args: Record<string, unknown> }>`select template, args
    from messages.message where member_id = ${who.member.id} and template like 'bill%' order by at, id`.execute(
    office.db,
  )
  return rows.map(({ template, args }) => [template, args.paid, args.left])
}
const money = (units: bigint) => ({ money: units.toString() })

/** A top whose dividend is 3 M, and one below it that is due 7 M. */
async function pair() {
  office.toHour(12)
  const top = await office.agent()
  const low = await office.agent([top])
  office.signed(top, null, { tiers: [flatTier(100_000)] })
  office.signed(low, top, { tiers: [flatTier(400_000)], cap: amount(7n * MILLION) })
  await office.plays(low, 30n * MILLION)
  office.toHour(4.1)
  await relayed(office.house.parts)
  return { top, low }
}

test('who is paid learns so, in part and when the last of it came; a repeat says nothing', async () => {
  const { top, low } = await pair()
  await office.runs()
  await office.runs()
  office.contracts.splice(0)
  assert.deepEqual(await said(top), [['billPaid', money(3n * MILLION), money(0n)]])
  assert.deepEqual(await said(low), [['billPartial', money(3n * MILLION), money(4n * MILLION)]])
  await office.gives(top, 1n * MILLION)
  await collectArrears(office.parts, office.now)
  assert.equal((await said(low)).length, 1, 'a part of the arrears is no message')
  await office.gives(top, 5n * MILLION)
  await collectArrears(office.parts, office.now)
  await collectArrears(office.parts, office.now)
  assert.deepEqual((await said(low)).slice(1), [['billPaid', money(7n * MILLION), money(0n)]])
})

test('who isn’t paid learns why: the payer has nothing, or the bill was denied', async () => {
  const { top, low } = await pair()
  await runBills(office.parts, office.now())
  const bill = await office.bill(top)
  assert.equal(bill.state, 'REVIEW')
  await office.db.transaction().execute((tx) => denyBill(tx, bill, 'One person with two accounts', office.now()))
  await runBills(office.parts, office.now())
  office.contracts.splice(0)
  assert.deepEqual(await said(low), [['billUnpaid', money(0n), money(7n * MILLION)]])
  await relayed(office.house.parts)
  const { rows } = await sql<{ template: string; args: { reason: string; days: unknown } }>`select template, args
    from messages.message where member_id = ${top.member.id} and template = 'billDenied'`.execute(office.db)
  assert.deepEqual(
    rows.map(({ args }) => args.reason),
    ['One person with two accounts'],
  )
  assert.deepEqual(rows[0]!.args.days, {
    days: [bill.period_start.toISOString(), bill.period_end.toISOString()],
  })
})

test('a salary that is paid many times a day is no message each time', async () => {
  office.toHour(10)
  const top = await office.agent()
  office.signed(top, null, { kind: 'HOURLY_SALARY', tiers: [flatTier(1_000)] })
  await office.plays(top, 10n * MILLION)
  office.toHour(11.2, 0)
  await office.runs()
  office.contracts.splice(0)
  assert.equal((await office.bill(top)).state, 'PAID')
  assert.deepEqual(await said(top), [])
})

test('up to what a brand sets, a dividend of the house needs no second person; above it, it does', async () => {
  const set = async (autoApproveMax?: string) => {
    const value = autoApproveMax === undefined ? {} : { autoApproveMax }
    await changeSetting(office.db, merchantCode('senluna'), 'dividend', value, office.now())
    office.house.advance(1_100)
  }
  const { autoApproveMostOf } = office.house.parts.bills
  assert.ok(autoApproveMostOf)
  const statesUnder = async (most: string | undefined, ...stakes: bigint[]) => {
    office.toHour(12)
    const tops: Somebody[] = []
    for (const stake of stakes) {
      const top = await office.agent()
      office.signed(top, null, { tiers: [flatTier(100_000)] })
      await office.plays(top, stake)
      tops.push(top)
    }
    office.toHour(4.1)
    await set(most)
    await relayed(office.house.parts)
    await runBills({ ...office.parts, autoApproveMostOf }, office.now(), ['DIVIDEND'])
    office.contracts.splice(0)
    return Promise.all(tops.map(async (top) => (await office.bill(top)).state))
  }
  assert.deepEqual(await statesUnder('3000000', 30n * MILLION, 30n * MILLION + 10n), ['PAID', 'REVIEW'])
  assert.deepEqual(await statesUnder(undefined, 10n), ['REVIEW'])
}, 60_000)
