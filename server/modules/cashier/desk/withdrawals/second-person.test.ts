import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { askAs, type Somebody } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { askParts, sendParts } from '../../payouts/pay.ts'
import { has, newPayee, newProof, openBank, payByHand, withdraw, type Bank } from '../../withdrawals/testing/payouts.ts'

let bank: Bank
let maker: Person
let checker: Person
beforeAll(async () => {
  bank = await openBank()
  maker = await newPerson(bank, ['FINANCE_MAKER'])
  checker = await newPerson(bank, ['FINANCE_CHECKER'])
  Object.assign(bank.withdrawals, { kycTierOf: async () => 3 })
  await sql`insert into settings.setting (merchant_id, key, value, updated_at)
    values ('senluna', 'withdraw', '{"fourEyesFrom":"5000000","autoMax":"100000"}', ${new Date(now())})`.execute(db())
  bank.advance(2_000)
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const db = () => bank.parts.database.db
const desk = <Value = DeskWithdrawal>(no: string, verb: string, body: unknown = {}, who = maker) =>
  askDesk<Value>(bank, who, 'POST', `/bo/v1/withdrawals/${no}/${verb}`, body)
const agree = (asked: { value: Awaiting | null }, who = checker) =>
  askDesk(bank, who, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
const read = async (no: string) =>
  (await askDesk<DeskWithdrawal>(bank, maker, 'GET', `/bo/v1/withdrawals/${no}`)).value!
const dispute = (who: Somebody, no: string, part: number) =>
  askAs<Withdrawal>(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/${part}/dispute`, {
    reason: 'Nothing came',
  })

/** An order that is approved: by two where it takes two. */
async function approved(units: bigint) {
  const who = await newPayee(bank, 20_000_000n)
  const no = (await withdraw(bank, who, units)).value!.no
  const asked = await desk<Awaiting>(no, 'approve')
  if (asked.status === 202) assert.equal((await agree(asked)).errorCode, undefined)
  return { who, no }
}

/** One that people pay. */
async function byHand(units: bigint) {
  await sql`update payout.channel set paused = true where id = 'sandbox-payout'`.execute(db())
  const order = await approved(units)
  await sql`update payout.channel set paused = false where id = 'sandbox-payout'`.execute(db())
  assert.equal((await desk(order.no, 'parts', { amount: String(units), channel: 'by-hand' })).errorCode, undefined)
  return order
}

for (const arrived of [false, true])
  test(`nobody ends a dispute alone: ${arrived ? 'it had arrived' : 'it came back'}`, async () => {
    const { who, no } = await approved(6_000_000n)
    await sendParts(bank.withdrawals, now())
    const paid = await has(bank, who)
    await dispute(who, no, 1)
    const asked = await desk<Awaiting>(no, 'parts/1/settle', { arrived })
    assert.equal(asked.status, 202, asked.errorCode)
    assert.deepEqual([(await read(no)).state, await has(bank, who)], ['DISPUTED', paid])
    assert.equal((await desk(no, 'close', { message: 'The bank sent it back' })).errorCode, 'WD_STATE')
    assert.equal((await agree(asked, maker)).success, false)
    assert.equal((await agree(asked)).errorCode, undefined)
    assert.deepEqual(
      [(await read(no)).state, await has(bank, who)],
      arrived ? ['RECEIVED', paid] : ['APPROVED', { balance: 30_000_000n, held: 6_000_000n }],
    )
  })

test('a dispute that its member ends meanwhile is not settled by two any more', async () => {
  const { who, no } = await approved(1_000_000n)
  await sendParts(bank.withdrawals, now())
  await dispute(who, no, 1)
  const asked = await desk<Awaiting>(no, 'parts/1/settle', { arrived: false })
  await askAs(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/1/confirm`)
  assert.equal((await agree(asked)).errorCode, 'APPROVAL_STALE')
  assert.equal((await read(no)).state, 'RECEIVED')
})

test('of an order that takes two, two say that it was paid by hand; the second sees the picture', async () => {
  const { who, no } = await byHand(6_000_000n)
  assert.equal((await desk(no, 'parts/1/paid', { bankRef: 'NONSENSE' })).errorCode, 'VAL_FIELD', 'without a picture')
  const asked = await payByHand<Awaiting>(bank, maker, no)
  assert.equal(asked.status, 202, asked.errorCode)
  assert.deepEqual([(await read(no)).state, (await has(bank, who)).held], ['APPROVED', 6_000_000n])
  const list = await askDesk<{ list: { id: string; after: { files: string[] } }[] }>(
    bank,
    checker,
    'GET',
    '/bo/v1/approvals',
  )
  const [file] = list.value!.list.find(({ id }) => id === asked.value!.approvalId)!.after.files
  assert.equal((await askDesk(bank, checker, 'GET', `/bo/v1/withdrawals/${no}/proof/${file}`)).status, 200)
  assert.equal((await agree(asked)).errorCode, undefined)
  assert.deepEqual([(await read(no)).state, (await has(bank, who)).held], ['PAID', 0n])
})

test('of another, who approved it or added the part doesn’t say that it was paid', async () => {
  const [approver, adder, payer] = [
    maker,
    await newPerson(bank, ['FINANCE_MAKER']),
    await newPerson(bank, ['FINANCE_MAKER']),
  ]
  const { no } = await byHand(1_000_000n)
  await sql`update payout.part set made_by = ${adder.id} where no = ${no}`.execute(db())
  const proofFile = await newProof(bank, payer, no)
  const paid = (who: Person) => desk(no, 'parts/1/paid', { bankRef: 'FT1', proofFile }, who)
  assert.equal((await desk(no, 'parts/1/paid', { bankRef: 'FT1' }, payer)).errorCode, 'VAL_FIELD', 'without a picture')
  assert.equal((await paid(approver)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await paid(adder)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await paid(payer)).value?.state, 'PAID')
})

test('a part made anew after a return is paid from the money that came back, and holds up nobody', async () => {
  const { who, no } = await approved(3_000_000n)
  await sendParts(bank.withdrawals, now())
  await dispute(who, no, 1)
  await agree(await desk<Awaiting>(no, 'parts/1/settle', { arrived: false }))
  await desk(no, 'parts/2/fail', { again: true })
  assert.equal((await desk(no, 'parts', { amount: '3000000', channel: 'sandbox-payout' })).errorCode, undefined)
  const other = await approved(1_000_000n)
  await sendParts(bank.withdrawals, now())
  assert.equal((await read(other.no)).state, 'PAID')
  assert.equal((await read(no)).parts.at(-1)?.status, 'PAID', 'what the provider paid is booked')
  assert.equal((await has(bank, who)).held, 0n)
})

test('what is unpaid is split over the holds that have it', async () => {
  await sql`update payout.channel set most = 2000000 where id = 'sandbox-payout'`.execute(db())
  const { who, no } = await approved(3_000_000n)
  await sql`update payout.channel set most = 30000000 where id = 'sandbox-payout'`.execute(db())
  await sendParts(bank.withdrawals, now())
  for (const part of [1, 2]) {
    await dispute(who, no, part)
    await agree(await desk<Awaiting>(no, `parts/${part}/settle`, { arrived: false }))
  }
  for (const part of [3, 4]) await desk(no, `parts/${part}/fail`, { again: true })
  await desk(no, 'parts', { amount: '2500000', channel: 'sandbox-payout' })
  const made = (await read(no)).parts.slice(4).map(({ amount }) => BigInt(amount))
  assert.deepEqual([made.length, made.reduce((sum, units) => sum + units, 0n)], [2, 2_500_000n])
  await sendParts(bank.withdrawals, now())
  assert.equal((await has(bank, who)).held, 500_000n)
  await desk(no, 'close', { message: 'The rest goes back' })
  assert.deepEqual([(await read(no)).state, (await has(bank, who)).held], ['PAID', 0n])
})

test('a part whose money is nowhere is not sent, and one that can’t be booked is asked about later, without holding up others', async () => {
  const lost = await approved(1_000_000n)
  const stuck = await approved(1_100_000n)
  await sql`update payout.part set hold_key = gen_random_uuid(), amount = 1200000 where no = ${lost.no}`.execute(db())
  bank.standIn.says = { state: 'PENDING' }
  await sendParts(bank.withdrawals, now())
  assert.ok(!bank.standIn.sent.some(({ reference }) => reference.startsWith(lost.no)), 'nothing is paid from nothing')
  const waits = await approved(1_300_000n)
  await sendParts(bank.withdrawals, now())
  bank.standIn.says = { state: 'PAID', bankRef: 'FT1' }
  await sql`update payout.part set amount = 1400000, ask_at = ask_at - interval '1 second' where no = ${stuck.no}`.execute(
    db(),
  )
  bank.advance(60_000)
  await askParts(bank.withdrawals, now())
  assert.deepEqual([(await read(stuck.no)).parts[0]?.status, (await read(waits.no)).state], ['SENT', 'PAID'])
  const { rows } = await sql<{ ask_at: Date; asked: number }>`select ask_at, asked from payout.part
    where no = ${stuck.no}`.execute(db())
  assert.ok(rows[0]!.ask_at.getTime() > now() && rows[0]!.asked === 2, 'it is asked about later')
  // As it was: what is held and what is booked agree again.
  await sql`update payout.part set amount = 1100000, ask_at = ${new Date(now())} where no = ${stuck.no}`.execute(db())
  await sql`update payout.part set amount = 1000000 where no = ${lost.no}`.execute(db())
  await askParts(bank.withdrawals, now())
  await sendParts(bank.withdrawals, now())
  assert.deepEqual(
    [(await read(stuck.no)).state, (await read(lost.no)).state],
    ['PAID', 'PAID'],
    'of a part with a hold that has nothing, another of its order pays',
  )
})
