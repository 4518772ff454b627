import assert from 'node:assert/strict'
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type {
  BillDetail,
  SignedStatement,
  agentArrears,
  agentBills,
  agentRealtimeSalary,
} from '@senluna/contract/agent/bills.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { flatTier, tierOfVector } from '@senluna/kit/agents/testing/terms.ts'
import { readStatement, statementDiffers } from '@senluna/kit/agents/pay/statement.ts'
import { amount } from '@senluna/kit/money.ts'
import { MINUTE, SECOND } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { askAs, newSession, type Somebody } from '../rounds/testing/house.ts'
import { beginTransfer } from '../transfers/begin-transfer.ts'
import { sendInLine } from '../transfers/line/line.ts'
import { flatTerms, offerBody } from '../contracts/testing/line.ts'
import { BillHouse } from './testing/bill-house.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(() => office.house.close())

const MILLION = 1_000_000n
/** A day ends sessions: each call has one of its own. */
const asked = async <Value>(who: Somebody, method: string, url: string, body?: object, headers = {}) =>
  askAs<Value>(office.house, { ...who, ...(await newSession(office.house, who.member)) }, method, url, body, headers)
const get = <Value>(who: Somebody, url: string) => asked<Value>(who, 'GET', url)
const bills = (who: Somebody, side: string) =>
  get<ReplyOf<typeof agentBills>>(who, `/wps/agent/bills?kind=DIVIDEND&side=${side}`)

/** A top that is short: it gets 3 M and owes 7 M; its second tier is missed. */
async function short() {
  office.toHour(12)
  const top = await office.agent()
  const low = await office.agent([top])
  const tiers = [
    { minValidBet: 0, minLoss: 1_000_000, minActive: 1, ratePpm: 100_000 },
    { minValidBet: 50_000_000, minLoss: 1_000_000, minActive: 2, ratePpm: 150_000 },
  ].map(tierOfVector)
  office.signed(top, null, { tiers })
  office.signed(low, top, { tiers: [flatTier(400_000)], cap: amount(7n * MILLION) })
  await office.plays(low, 30n * MILLION)
  office.toHour(4.1)
  await office.runs()
  office.contracts.splice(0)
  return { top, low }
}

test('both sides see a bill, why the next tier was missed, its members, payments and arrears; nobody else does', async () => {
  const { top, low } = await short()
  const received = await bills(top, 'RECEIVED')
  assert.deepEqual(received.value!.cards, {
    received: '3000000',
    paid: '3000000',
    net: '0',
    arrearsOwed: '4000000',
    arrearsDue: '0',
  })
  const [own] = received.value!.list
  assert.deepEqual(
    [own!.state, own!.tierIndex, own!.gross, own!.due, own!.paid],
    ['PAID', 0, '3000000', '3000000', '3000000'],
  )
  const detail = (await get<BillDetail>(top, `/wps/agent/bills/${own!.billId}`)).value!
  assert.deepEqual(
    detail.missed.map(({ tier, threshold, short }) => [tier, threshold, short]),
    [
      [1, 'VALID_BET', '20000000'],
      [1, 'ACTIVE', '1'],
    ],
  )
  assert.deepEqual(
    detail.figures.map(({ account, product, validBet }) => [account, product, validBet]),
    [[low.member.userName, 'LIVE', '30000000']],
  )
  assert.deepEqual(
    detail.payments.map(({ from, to, what, amount: units }) => [from, to, what, units]),
    [['HOUSE', top.member.userName, 'PAY', '3000000']],
  )
  assert.deepEqual(
    detail.below.map(({ account, state, arrears }) => [account, state, arrears]),
    [[low.member.userName, 'PARTIAL', '4000000']],
  )
  const paid = (await bills(top, 'PAID')).value!.list
  assert.deepEqual(
    paid.map(({ account, payer, due, arrears }) => [account, payer, due, arrears]),
    [[low.member.userName, top.member.userName, '7000000', '4000000']],
  )
  const stranger = await office.agent()
  assert.equal((await get(stranger, `/wps/agent/bills/${own!.billId}`)).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual((await bills(stranger, 'RECEIVED')).value!.list, [])
})

test('while somebody owes, nothing leaves; paying now takes what is there', async () => {
  const { top, low } = await short()
  const pay = () =>
    asked<{ paid: string; left: string }>(
      top,
      'POST',
      '/wps/agent/arrears/pay',
      {},
      { 'idempotency-key': randomUUID() },
    )
  assert.equal((await pay()).errorCode, 'WAL_INSUFFICIENT')
  await office.gives(top, 1n * MILLION)
  const blocked = await get<{ reasons: { code: string; remaining?: string }[] }>(top, '/wps/v2/withdraw/quote')
  assert.deepEqual(
    blocked.value!.reasons.find(({ code }) => code === 'WAL_ARREARS'),
    { code: 'WAL_ARREARS', remaining: '4000000' },
  )
  const offer = offerBody(low, flatTerms('DAILY_SALARY', 1_000))
  assert.equal((await asked(top, 'POST', '/wps/agent/contracts/offers', offer)).errorCode, 'WAL_ARREARS')
  assert.deepEqual((await pay()).value, { paid: '1000000', left: '3000000' })
  const arrears = async (who: Somebody) => (await get<ReplyOf<typeof agentArrears>>(who, '/wps/agent/arrears')).value!
  assert.deepEqual([(await arrears(top)).owed, (await arrears(low)).due], ['3000000', '3000000'])
  assert.equal((await arrears(low)).dueList[0]!.account, top.member.userName)
  const all = (await get<{ arrearsOwed: string }>(top, '/wps/member/info/funds/consolidated')).value
  assert.equal(all?.arrearsOwed, '3000000')
})

test('nor does money leave for a downline (/wps/v2/transfer/downline) or a vendor (/wps/relay/GCS_walletTransfer)', async () => {
  const { top, low } = await short()
  const { database, settings, clock } = office.house.parts
  const inTx = <Value>(work: (tx: Tx) => Promise<Value>) => database.db.transaction().execute(work)
  const brand = settings.brands.byHost(top.host)!
  const { id: memberId, merchantCode, type } = top.member
  const call = {
    brand,
    caller: { ...top.member, memberId },
    body: { amount: '100000', toId: low.member.id },
    now: clock.now(),
    key: randomUUID(),
  } as unknown as Parameters<typeof sendInLine>[0]
  await assert.rejects(
    inTx((tx) => sendInLine(call, tx, 'DOWN')),
    { code: 'WAL_ARREARS' },
  )
  const intent = {
    memberId,
    type,
    merchantCode,
    currency: 'XVD',
    requestId: randomUUID() as Parameters<typeof beginTransfer>[1]['requestId'],
    vendor: { vendorCode: 'V', walletNo: 101 } as Parameters<typeof beginTransfer>[1]['vendor'],
    direction: 'IN',
    units: 'ALL',
  } as const
  await assert.rejects(
    inTx((tx) => beginTransfer(tx, intent, clock.now())),
    { code: 'WAL_ARREARS' },
  )
})

test('the windows of a day come to the share of its bets, and a statement is signed and comes to what it says', async () => {
  office.toHour(10)
  const top = await office.agent()
  office.signed(top, null, { kind: 'REALTIME_SALARY', tiers: [flatTier(1_000)] })
  const date = office.today()
  for (const bet of [1_500n, 1_500n, 999n]) {
    office.toWindow(MINUTE)
    await office.plays(top, bet)
    office.toWindow(31 * SECOND)
    await office.runs()
  }
  office.contracts.splice(0)
  const day = (await get<ReplyOf<typeof agentRealtimeSalary>>(top, `/wps/agent/salary/realtime?date=${date}`)).value!
  assert.deepEqual(
    day.windows.map(({ validBet, cumulative, amount: units }) => [validBet, cumulative, units]),
    [
      ['1500', '1500', '1'],
      ['1500', '3000', '2'],
      ['999', '3999', '0'],
    ],
  )
  assert.deepEqual([day.sum, day.dayFloor], ['3', '3'])
  const signed = (await get<SignedStatement>(top, `/wps/agent/bills/${day.windows[1]!.billId}/statement`)).value!
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: signed.publicKey }, format: 'jwk' })
  const holds = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signed.signature, 'base64url'))
  assert.deepEqual([holds(signed.statement), holds(signed.statement.replace('1500', '1501'))], [true, false])
  const statement = readStatement(signed.statement)
  assert.deepEqual(statementDiffers(statement), [])
  assert.deepEqual(statementDiffers({ ...statement, says: { ...statement.says, gross: '3' } }), [
    { line: 'gross', says: '3', comesTo: '2' },
  ])
})
