import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { deskBills } from '@senluna/contract/agent/desk-bills.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { flatTier } from '@senluna/kit/agents/testing/terms.ts'
import { amount } from '@senluna/kit/money.ts'
import { relayed } from '../../../testing/relayed.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { runBills } from '../index.ts'
import { collectArrears } from '../pay/collect.ts'
import { BillHouse } from '../testing/bill-house.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(async () => {
  const breaks = (await office.house.breaks()).filter(({ check }) => !check.startsWith('each credited deposit'))
  assert.deepEqual(breaks, [])
  await office.house.close()
})

const MILLION = 1_000_000n

/** A dividend of the house in review, and one below it that its holder can pay in part. */
async function inReview() {
  office.toHour(12)
  const top = await office.agent()
  const low = await office.agent([top])
  office.signed(top, null, { tiers: [flatTier(400_000)], cap: amount(3n * MILLION) })
  office.signed(low, top, { tiers: [flatTier(400_000)], cap: amount(5n * MILLION) })
  await office.plays(low, 30n * MILLION)
  office.toHour(4.1)
  await relayed(office.house.parts)
  await runBills(office.parts, office.now())
  office.contracts.splice(0)
  // A day ends the sessions of the desk, too.
  const [maker, checker] = [
    await newPerson(office.house, ['ADMINISTRATOR']),
    await newPerson(office.house, ['ADMINISTRATOR']),
  ]
  const post = (path: string, by = maker) => askDesk<Awaiting>(office.house, by, 'POST', `/bo/v1/${path}`, {})
  const list = async (query: string) =>
    (await askDesk<ReplyOf<typeof deskBills>>(office.house, maker, 'GET', `/bo/v1/bills?${query}`)).value!.list
  const agree = async (path: string) => {
    const asked = await post(path)
    assert.equal(asked.status, 202)
    assert.equal((await post(path)).errorCode, 'APPROVAL_OPEN', 'it is asked for once')
    return post(`approvals/${asked.value!.approvalId}/approve`, checker)
  }
  const pay = () => runBills(office.parts, office.now())
  return { top, low, post, list, agree, pay, checker }
}

test('two people let a dividend be paid; the house covers what a payer owes and keeps the claim', async () => {
  const { top, low, list, agree, pay, post } = await inReview()
  const [waiting] = await list(`state=REVIEW&name=${top.member.userName}`)
  assert.equal(waiting!.due, '3000000')
  assert.equal((await agree(`bills/${waiting!.billId}/approve`)).success, true)
  assert.equal((await post(`bills/${waiting!.billId}/deny`)).errorCode, 'SYS_NOT_FOUND', 'it was decided')
  await pay()
  assert.deepEqual([await office.holds(top), await office.holds(low)], [0n, 3n * MILLION])
  const [owed] = await list(`arrears=owed&name=${low.member.userName}`)
  assert.deepEqual([owed!.arrears, owed!.state], ['2000000', 'PARTIAL'])
  assert.equal((await agree(`bills/${owed!.billId}/cover`)).success, true)
  assert.equal(await office.holds(low), 5n * MILLION)
  assert.equal((await office.bill(low)).state, 'PAID')
  assert.deepEqual(await list(`arrears=owed&name=${low.member.userName}`), [])
  // The claim is the house's now: what comes to the payer goes there, once.
  await office.gives(top, 5n * MILLION)

  await collectArrears(office.parts, office.now)
  await collectArrears(office.parts, office.now)
  assert.deepEqual([await office.holds(top), await office.holds(low)], [3n * MILLION, 5n * MILLION])
})

test('a dividend that is denied is not paid, and what its holder owes below is', async () => {
  const { top, low, list, post, pay } = await inReview()
  const [waiting] = await list(`state=REVIEW&name=${top.member.userName}`)
  await office.gives(top, 1n * MILLION)
  assert.equal((await post(`bills/${waiting!.billId}/deny`)).success, true)
  await pay()
  assert.deepEqual([await office.holds(top), await office.holds(low)], [0n, 1n * MILLION])
  assert.deepEqual([(await office.bill(top)).state, (await office.bill(low)).state], ['DENIED', 'PARTIAL'])
})
