import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { BillDetail, SignedStatement } from '@senluna/contract/agent/bills.ts'
import type { CpaTerms } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import type { Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { readStatement, statementDiffers } from '@senluna/kit/agents/pay/statement.ts'
import { cpaTerms } from '@senluna/kit/agents/testing/newcomers.ts'
import { flatTier } from '@senluna/kit/agents/testing/terms.ts'
import { rate } from '@senluna/kit/money.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { relayed } from '../../testing/relayed.ts'
import { askAs, newSession, type Somebody } from '../rounds/testing/house.ts'
import { placed } from '../teams/testing/tree.ts'
import { cancelRound, type Operation } from '../wagers/index.ts'
import { correctBills, runBills } from './index.ts'
import { newcomersIn } from './store/counted-store.ts'
import { BillHouse } from './testing/bill-house.ts'
import { banksAt, deposits, isPerson, onDeviceOf } from './testing/first-deposits.ts'

let office: BillHouse
beforeAll(async () => {
  office = await BillHouse.open()
}, 120_000)
afterAll(async () => {
  const breaks = (await office.house.breaks()).filter(({ check }) => !/deposit/.test(check))
  assert.deepEqual(breaks, [])
  await office.house.close()
})

const MILLION = 1_000_000n
const ended = () => office.contracts.splice(0)

/** An affiliate whose plan is paid by the day: 300,000 for each new member within three days. */
async function affiliate(cpa: Partial<CpaTerms> | null = {}, terms: Partial<Terms> = {}) {
  office.toHour(8)
  const who = await office.agent([], 41)
  const plan = { platformFee: rate(50_000), cpa: cpa && cpaTerms({ withinDays: 3, ...cpa }) }
  office.signed(who, null, { tiers: [], carryMode: 'UNLIMITED', affiliate: plan, ...terms })
  return who
}
const newMember = (below: Somebody) => office.agent([below], 0)

/** Puts money in for the first time, and loses some. */
async function joins(who: Somebody, deposited = 200_000n, staked = MILLION): Promise<Operation> {
  await deposits(office, who, deposited)
  return office.plays(who, staked)
}

/** The next morning, when dividends are worked out. */
async function morning(): Promise<void> {
  office.toHour(4.1)
  await office.runs()
}

const outcomesOf = async (who: Somebody) =>
  Object.fromEntries(
    (await newcomersIn(office.db, (await office.bill(who)).id)).map(({ memberId, outcome }) => [memberId, outcome]),
  )

test('both: a share after both fees, and so much for each who qualified; who did not, and why', async () => {
  const top = await affiliate({}, { tiers: [flatTier(300_000)], vendorFee: rate(100_000) })
  const [first, low, device, waits] = [
    await newMember(top),
    await newMember(top),
    await newMember(top),
    await newMember(top),
  ]
  await joins(first)
  await joins(low, 199_999n)
  await onDeviceOf(office, device, top)
  await joins(device)
  await joins(waits, 200_000n, MILLION - 1n)
  office.toHour(4.1)
  await relayed(office.house.parts)
  await runBills(office.parts, office.now())
  const bill = await office.bill(top)
  const idOf = (who: Somebody) => who.member.id
  assert.deepEqual(await outcomesOf(top), {
    [idOf(first)]: 'QUALIFIED',
    [idOf(low)]: 'DEPOSIT_LOW',
    [idOf(device)]: 'SAME_DEVICE',
    [idOf(waits)]: 'WAITING',
  })
  // 3,999,999 lost: 399,999 to vendors, 199,999 to the platform, 30 % of the rest.
  assert.deepEqual(
    [bill.vendor_fee, bill.platform_fee, bill.net_loss, bill.share, bill.cpa, bill.gross, bill.state],
    [399_999n, 199_999n, 3_400_001n, 1_020_000n, 300_000n, 1_320_000n, 'REVIEW'],
  )
  assert.equal(await office.holds(top), 0n, 'two people look at it first')
  await office.approveAll()
  await runBills(office.parts, office.now())
  assert.equal(await office.holds(top), 1_320_000n)
  const { rows } = await sql<{
    kind: number
  }>`select kind from ledger.for_record where owner_id = ${idOf(top)} and amount = 1320000`.execute(office.db)
  assert.deepEqual(rows, [{ kind: KIND.DIVIDEND }])
  // A run again posts nothing; the next day counts nobody again.
  assert.deepEqual(await runBills(office.parts, office.now()), { made: 0, paid: 0 })
  await office.plays(waits, 1n)
  await morning()
  assert.deepEqual(await outcomesOf(top), {
    [idOf(low)]: 'DEPOSIT_LOW',
    [idOf(waits)]: 'QUALIFIED',
  })
  ended()
})

test('the affiliate reads who qualified, with masked names; its statement is worked out again, CPA too', async () => {
  const top = await affiliate()
  const [good, late] = [await newMember(top), await newMember(top)]
  await joins(good)
  await joins(late, 1n)
  await morning()
  const session = { ...top, ...(await newSession(office.house, top.member)) }
  const { id } = await office.bill(top)
  const get = <Value>(path: string) => askAs<Value>(office.house, session, 'GET', `/wps/agent/bills/${id}${path}`)
  const detail = (await get<BillDetail>('')).value!
  assert.deepEqual(detail.plan, { kind: 'CPA', share: '0', qualified: 1, cpa: '300000' })
  const [qualified, refused] = detail.newcomers
  assert.deepEqual(
    [qualified!.outcome, qualified!.amount, qualified!.firstDeposit?.amount, qualified!.bets.length, refused!.outcome],
    ['QUALIFIED', '300000', '200000', 1, 'DEPOSIT_LOW'],
  )
  assert.match(qualified!.account, /\*/)
  assert.notEqual(qualified!.account, good.member.userName)
  const statement = readStatement((await get<SignedStatement>('/statement')).value!.statement)
  assert.equal(statement.form, 2)
  assert.deepEqual(statementDiffers(statement), [])
  const list = statement.newcomers!.list.map((row) => ({ ...row, bets: [] }))
  assert.deepEqual(
    statementDiffers({ ...statement, newcomers: { ...statement.newcomers!, list } }).map(({ line, comesTo }) => [
      line,
      comesTo,
    ]),
    [
      ['gross', '0'],
      ['qualified', '0'],
      ['cpa', '0'],
      [`newcomer ${good.member.id}`, 'WAITING - 0'],
    ],
  )
  assert.equal((await get('')).success, true)
  const stranger = await office.agent([], 41)
  const other = { ...stranger, ...(await newSession(office.house, stranger.member)) }
  assert.equal((await askAs(office.house, other, 'GET', `/wps/agent/bills/${id}`)).errorCode, 'SYS_NOT_FOUND')
  ended()
})

test('somebody who was here before is nobody new: the same account, the same person; a link that was cleared is none', async () => {
  const top = await affiliate()
  const known = await office.agent([], 2)
  const [bank, person, cleared] = [await newMember(top), await newMember(top), await newMember(top)]
  await banksAt(office, known, '0011001234567', 'REMOVED')
  await banksAt(office, bank, '0011001234567')
  await isPerson(office, known, 'Nguyen Van A', '1990-01-02')
  await isPerson(office, person, 'NGUYEN VAN A', '1990-01-02')
  await onDeviceOf(office, cleared, known)
  await sql`insert into risk.cleared_link (merchant_id, device_id, member_id, reason, cleared_by, cleared_at)
    select merchant_id, device_id, member_id, 'a couple', 'staff', ${new Date(office.now())} from sessions.session
    where member_id = ${cleared.member.id}`.execute(office.db)
  for (const who of [bank, person, cleared]) await joins(who)
  await morning()
  assert.deepEqual(await outcomesOf(top), {
    [bank.member.id]: 'SAME_ACCOUNT',
    [person.member.id]: 'SAME_PERSON',
    [cleared.member.id]: 'QUALIFIED',
  })
  assert.equal(await office.holds(top), 300_000n)
  ended()
})

test('the most of a day is paid for; who comes after it is not counted later', async () => {
  const top = await affiliate({ mostPerPeriod: 1 })
  const [first, second] = [await newMember(top), await newMember(top)]
  for (const who of [first, second]) await joins(who)
  await morning()
  const outcomes = Object.values(await outcomesOf(top)).toSorted()
  assert.deepEqual(outcomes, ['OVER_CAP', 'QUALIFIED'])
  await morning()
  assert.deepEqual(await outcomesOf(top), {})
  assert.equal(await office.holds(top), 300_000n)
  ended()
})

test('whoever moves on to another affiliate is counted once', async () => {
  const top = await affiliate()
  const who = await newMember(top)
  await joins(who)
  await morning()
  assert.equal(await office.holds(top), 300_000n)
  const other = await office.agent([], 41)
  office.signed(other, null, { tiers: [], affiliate: { platformFee: rate(0), cpa: cpaTerms({ withinDays: 30 }) } })
  await placed(office.house, who, [other], office.now())
  await office.plays(who, 9n * MILLION)
  await morning()
  assert.deepEqual([await outcomesOf(other), await outcomesOf(top)], [{}, {}])
  assert.equal(await office.holds(other), 0n)
  ended()
})

test('three runs at once count everybody once and pay once', async () => {
  const top = await affiliate()
  const people = await Promise.all([1, 2, 3, 4].map(() => newMember(top)))
  for (const who of people) await joins(who)
  office.toHour(4.1)
  await relayed(office.house.parts)
  await Promise.all([1, 2, 3].map(() => runBills(office.parts, office.now())))
  await office.approveAll()
  await Promise.all([1, 2, 3].map(() => runBills(office.parts, office.now())))
  const bill = await office.bill(top)
  assert.deepEqual([bill.qualified, bill.paid, await office.holds(top)], [4, 1_200_000n, 1_200_000n])
  ended()
})

test('a bet that was void takes somebody back; when it qualifies after all, it is counted then', async () => {
  const top = await affiliate()
  const [who, stays] = [await newMember(top), await newMember(top)]
  const wager = await joins(who)
  await joins(stays)
  await morning()
  assert.equal(await office.holds(top), 600_000n)
  await cancelRound(queryOf(office.db), { ...wager, key: randomUUID(), at: office.now(), reason: 'void' }, office.now())
  await relayed(office.house.parts)
  assert.deepEqual(
    [await correctBills(office.parts, office.now()), await correctBills(office.parts, office.now())],
    [1, 0],
  )
  const corrected = await office.bill(top)
  assert.deepEqual(
    [corrected.version, corrected.qualified, corrected.gross, corrected.paid],
    [2, 1, 300_000n, 600_000n],
  )
  await office.plays(who, MILLION)
  await morning()
  const next = await office.bill(top)
  assert.deepEqual([next.qualified, next.gross, next.adjustment, next.due], [1, 300_000n, -300_000n, 0n])
  assert.equal(await office.holds(top), 600_000n)
  ended()
})
