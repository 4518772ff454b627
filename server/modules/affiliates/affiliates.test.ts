import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { agentCodes } from '@senluna/contract/agent/affiliate.ts'
import type { billNewcomers, deskBills } from '@senluna/contract/agent/desk-bills.ts'
import type { deskAffiliates } from '@senluna/contract/desk/affiliates.ts'
import type { treeAccountDetails } from '@senluna/contract/desk/members/agents.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { cpaTerms } from '@senluna/kit/agents/testing/newcomers.ts'
import { rate } from '@senluna/kit/money.ts'
import { BillHouse } from '../bills/testing/bill-house.ts'
import { deposits } from '../bills/testing/first-deposits.ts'
import { askAs, newSession, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'

let office: BillHouse
let person: Person
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(() => office.house.close())

const desk = <Value>(path: string, by = person, method = 'GET') =>
  askDesk<Value>(office.house, by, method, `/bo/v1/${path}`)
const as = async <Value>(who: Somebody, path: string) =>
  askAs<Value>(office.house, { ...who, ...(await newSession(office.house, who.member)) }, 'GET', path)

/** An affiliate paid by the day for new members: one came, deposited and played today. */
async function withOneNewMember() {
  office.toHour(8)
  const top = await office.agent([], 41)
  const affiliate = { platformFee: rate(0), cpa: cpaTerms({ withinDays: 3 }) }
  office.signed(top, null, { tiers: [], affiliate })
  const player = await office.agent([top], 0)
  await deposits(office, player, 200_000n)
  await office.plays(player, 1_000_000n)
  office.toHour(4.1)
  await office.runs()
  office.contracts.splice(0)
  person = await newPerson(office.house, ['ADMINISTRATOR'])
  return { top, player }
}

test('the desk reads what an affiliate brought and was paid, in the months it asks for, and by name', async () => {
  const { top, player } = await withOneNewMember()
  const read = async (query: string) =>
    (await desk<ReplyOf<typeof deskAffiliates>>(`affiliates?name=${top.member.userName}&${query}`)).value!.list
  const [row] = await read('period=EVER')
  assert.deepEqual(
    [
      row!.userName,
      row!.registered,
      row!.firstDeposits,
      row!.firstDeposited,
      row!.qualified,
      row!.cpa,
      row!.gross,
      row!.paid,
    ],
    [top.member.userName, 1, 1, '200000', 1, '300000', '300000', '300000'],
  )
  assert.deepEqual([row!.review, row!.codes, row!.offered, row!.plan], [0, 0, false, undefined])
  const [before] = await read('period=LAST_MONTH')
  const [now] = await read('period=MONTH')
  assert.equal(before!.registered + now!.registered, 1, 'in one of the two months')
  assert.deepEqual(await read(`period=EVER&after=${top.member.userName}`), [])
  const bills = (await desk<ReplyOf<typeof deskBills>>(`bills?name=${top.member.userName}`)).value!.list
  const path = `bills/${bills[0]!.billId}/newcomers`
  const { list } = (await desk<ReplyOf<typeof billNewcomers>>(path)).value!
  assert.deepEqual(
    list.map(({ account, outcome, amount }) => [account, outcome, amount]),
    [[player.member.userName, 'QUALIFIED', '300000']],
  )
  assert.equal((await desk(`bills/01890a5d-ac96-774b-bcce-000000000001/newcomers`)).errorCode, 'SYS_NOT_FOUND')
  const support = await newPerson(office.house, ['SUPPORT'])
  assert.equal((await desk('affiliates', support)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await desk(path, support)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await desk('affiliates/export', support, 'POST')).errorCode, 'AUTH_FORBIDDEN')
  const exported = `affiliates/export?name=${top.member.userName}&period=EVER`
  const csv = (await desk<{ csv: string; rows: number }>(exported, person, 'POST')).value!
  assert.equal(csv.rows, 1)
  assert.match(csv.csv, new RegExp(top.member.userName))
})

test('an affiliate reads its own codes and what they brought; a member finds none of it', async () => {
  const { top, player } = await withOneNewMember()
  const code = `KOL${top.member.userName.slice(-5)}`
  await askDesk(office.house, person, 'POST', `/bo/v1/agents/${top.member.id}/codes`, { code, domain: '' })
  await askAs(office.house, player, 'POST', '/wps/agent/links/opened', { code })
  const own = (await as<ReplyOf<typeof agentCodes>>(top, '/wps/agent/codes')).value!
  assert.deepEqual([own.list.map((given) => given.code), own.opened, own.registered, own.qualified], [[code], 1, 0, 1])
  assert.match(own.list[0]!.url, new RegExp(`/register\\?referralCode=${code}$`))
  const details = await desk<ReplyOf<typeof treeAccountDetails>>(`agents/${top.member.id}`)
  assert.deepEqual(
    details.value!.codes.map(({ code: text, opened, uses, firstDeposits }) => [text, opened, uses, firstDeposits]),
    [[code, 1, 0, 0]],
  )
  assert.equal((await as(player, '/wps/agent/codes')).errorCode, 'AUTH_NOT_AGENT')
  const other = await office.agent([], 41)
  assert.deepEqual((await as<ReplyOf<typeof agentCodes>>(other, '/wps/agent/codes')).value!.list, [])
})
