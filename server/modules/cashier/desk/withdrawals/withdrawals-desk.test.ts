import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import type { DeskMember, MemberFact } from '@senluna/contract/desk/members/members.ts'
import { amount } from '@senluna/kit/money.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { askAs } from '../../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../../staff/testing/desk.ts'
import { openRequirement } from '../../../turnover/index.ts'
import { askParts, sendParts } from '../../payouts/pay.ts'
import { autoConfirm } from '../../payouts/receive.ts'
import {
  has,
  newPayee,
  newProof,
  openBank,
  ownCode,
  payByHand,
  wait,
  withdraw,
  type Bank,
} from '../../withdrawals/testing/payouts.ts'

let bank: Bank
let maker: Person
let checker: Person
let support: Person
beforeAll(async () => {
  bank = await openBank()
  maker = await newPerson(bank, ['FINANCE_MAKER'])
  checker = await newPerson(bank, ['FINANCE_CHECKER', 'FINANCE_MAKER'])
  support = await newPerson(bank, ['SUPPORT'])
  Object.assign(bank.withdrawals, { kycTierOf: async () => 2 })
})
afterAll(async () => {
  assert.deepEqual(await bank.breaks(), [])
  await bank.close()
})

const now = () => bank.parts.clock.now()
const desk = <Value = DeskWithdrawal>(who: Person, no: string, verb: string, body: unknown = {}) =>
  askDesk<Value>(bank, who, 'POST', `/bo/v1/withdrawals/${no}/${verb}`, body)
const own = (who: Awaited<ReturnType<typeof newPayee>>, no: string) =>
  askAs<Withdrawal>(bank, who, 'GET', `/wps/v2/withdraw/orders/${no}`)

/** An order that people look at: what a new account with no deposits orders. */
async function inReview(units = 1_000_000n, money?: bigint) {
  const who = await newPayee(bank, money)
  const { value, errorCode } = await withdraw(bank, who, units)
  assert.equal(value?.state, 'REVIEW', errorCode)
  return { who, no: value.no }
}

test('support sees the queue and does nothing; nobody without the right sees it at all', async () => {
  const { no } = await inReview()
  const queue = await askDesk<{ list: DeskWithdrawal[] }>(bank, support, 'GET', '/bo/v1/withdrawals?queue=REVIEW')
  const row = queue.value?.list.find((order) => order.no === no)
  assert.ok(row && row.signals.FIRST_WITHDRAWAL === 10, JSON.stringify(row))
  assert.equal(row.decision, 'MANUAL')
  assert.match(row.number, /^•••• \d{4}$/, 'who only looks reads as much as tells one account from another')
  assert.match(row.holder, /^\S\*+( \S\**)*$/)
  const acting = await askDesk<DeskWithdrawal>(bank, maker, 'GET', `/bo/v1/withdrawals/${no}`)
  assert.match(acting.value!.number, /^\d{6,}$/, 'who pays reads where to')
  for (const verb of ['claim', 'approve', 'reject', 'close']) assert.equal((await desk(support, no, verb)).status, 403)
  const moderator = await newPerson(bank, ['MODERATOR'])
  assert.equal((await askDesk(bank, moderator, 'GET', '/bo/v1/withdrawals')).status, 403)
  const elsewhere = await newPerson(bank, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await desk(elsewhere, no, 'claim')).status, 404)
  assert.equal((await askDesk(bank, elsewhere, 'GET', `/bo/v1/withdrawals/${no}`)).status, 404)
})

test('the queue says what is left to play and how far identity is shown; the member’s whole has the order, the account and the sums', async () => {
  const { who, no } = await inReview()
  const { db } = bank.parts.database
  const required = amount(700_000n)
  const asked = {
    memberId: who.member.id,
    merchantCode: merchantCode('senluna'),
    source: 'TEST',
    sourceId: no,
    required,
    now: now(),
  }
  await db.transaction().execute((tx) => openRequirement(tx, asked))
  const read = await askDesk<DeskWithdrawal>(bank, maker, 'GET', `/bo/v1/withdrawals/${no}`)
  assert.equal(read.value!.turnoverLeft, '700000')
  assert.equal(read.value!.kycTier, 0, 'nobody has looked at anything of a new account')
  type Facts = { list: MemberFact[]; next?: string }
  const facts = async (id: string) =>
    (await askDesk<Facts>(bank, maker, 'GET', `/bo/v1/members/${who.member.id}/facts?of=${id}`)).value!.list
  const [order] = await facts('orders')
  assert.deepEqual([order!.what, order!.ref, order!.state], ['withdrawal', no, 'REVIEW'])
  assert.match(order!.detail, /^1,000,000\.00 · /)
  const [account] = await facts('accounts')
  assert.match(account!.detail, /••\d{4}/, 'a number is masked')
  const [left] = await facts('turnover')
  assert.deepEqual([left!.what, left!.state], ['TEST', 'OPEN'])
  assert.match(left!.detail, /^700,000\.00 · 0 %$/)
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from audit.entry where object_id = ${who.member.id}
    and action in ('members.orders', 'members.accounts', 'members.turnover')`.execute(db)
  assert.equal(rows[0]!.n, 3n, 'each look is written down')
  const list = await askDesk<{ list: DeskMember[] }>(bank, maker, 'GET', `/bo/v1/members?name=${who.member.userName}`)
  assert.deepEqual(
    [list.value!.list[0]!.deposited, list.value!.list[0]!.withdrawn, list.value!.list[0]!.net],
    ['0', '0', '0'],
    'what is only asked for has not gone out',
  )
})

test('of two claims at once one has it; the other is told, until half an hour has gone', async () => {
  const { no } = await inReview()
  const both = await Promise.all([desk(maker, no, 'claim'), desk(checker, no, 'claim')])
  assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'ok').toSorted(), ['WD_CLAIMED', 'ok'])
  const [loser, winner] = both[0].errorCode ? [maker, checker] : [checker, maker]
  assert.equal((await desk(loser, no, 'approve')).errorCode, 'WD_CLAIMED')
  assert.equal((await desk(loser, no, 'reject', { message: 'No' })).errorCode, 'WD_CLAIMED')
  const published = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from platform.outbox
      where topic = 'queueChanged' and payload ->> 'queue' = 'withdrawals'`.execute(bank.parts.database.db)
    return rows[0]!.n
  }
  const before = await published()
  const given = (await desk(winner, no, 'unclaim')).value
  assert.deepEqual([given?.mine, given?.claimedBy], [false, undefined])
  assert.equal(await published(), before + 1, 'open queues hear that it is free again')
  assert.equal((await desk(loser, no, 'claim')).value?.mine, true)

  const seen = async () =>
    (await askDesk<DeskWithdrawal>(bank, winner, 'GET', `/bo/v1/withdrawals/${no}`)).value!.claimedBy
  assert.equal(await seen(), loser.name)
  await sql`update payout.withdrawal set claimed_at = claimed_at - interval '30 minutes' where no = ${no}`.execute(
    bank.parts.database.db,
  )
  assert.equal(await seen(), undefined, 'who is gone is not shown as being at it')
  assert.equal((await desk(winner, no, 'claim')).value?.claimedBy, winner.name)
})

test('of approving and rejecting at once one happens, and the money follows it', async () => {
  for (let n = 0; n < 4; n++) {
    const { who, no } = await inReview()
    const both = await Promise.all([desk(maker, no, 'approve'), desk(checker, no, 'reject', { message: 'Not yours' })])
    assert.deepEqual(
      both.map(({ errorCode }) => errorCode ?? 'ok').toSorted(),
      both.some(({ errorCode }) => errorCode) ? ['WD_STATE', 'ok'] : ['ok', 'ok'],
    )
    const state = (await own(who, no)).value!.state
    const held = state === 'REJECTED' ? 0n : 1_000_000n
    assert.ok(state === 'REJECTED' || state === 'APPROVED', state)
    assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held })
  }
})

test('a request for an order ends with it; of a second yes and a no at once one holds', async () => {
  for (let n = 0; n < 4; n++) {
    const who = await newPayee(bank, 60_000_000n)
    const before = await has(bank, who)
    const { value } = await withdraw(bank, who, 50_000_000n, { otp: await ownCode(bank, who), otpChannel: 'SMS' })
    const { no } = value!
    const asked = await desk<Awaiting>(maker, no, 'approve')
    const agree = () => askDesk(bank, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
    if (n === 0) {
      await desk(maker, no, 'reject', { message: 'Not yours' })
      assert.equal((await agree()).errorCode, 'APPROVAL_STATE', 'nobody is asked any more')
    } else {
      const [yes, rejected] = await Promise.all([agree(), desk(maker, no, 'reject', { message: 'Not yours' })])
      // A no after the yes is still a no: nothing has been paid.
      assert.equal(rejected.errorCode, undefined)
      assert.ok([undefined, 'APPROVAL_STATE', 'APPROVAL_STALE'].includes(yes.errorCode), yes.errorCode)
    }
    assert.deepEqual(await has(bank, who), { ...before, held: 0n })
  }
})

test('of two orders at once from one balance there is money for one', async () => {
  const who = await newPayee(bank)
  const both = await Promise.all([withdraw(bank, who, 6_000_000n), withdraw(bank, who, 6_000_000n)])
  assert.deepEqual(both.map(({ errorCode }) => errorCode ?? 'ok').toSorted(), ['WAL_INSUFFICIENT', 'ok'])
  assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 6_000_000n })
})

describe('four eyes', () => {
  test('from fifty million on the first person cannot be the second; paid by hand in parts, one confirmed by each', async () => {
    await sql`update payout.channel set paused = true where id = 'sandbox-payout'`.execute(bank.parts.database.db)
    const who = await newPayee(bank, 60_000_000n)
    const code = await ownCode(bank, who)
    const plain = await withdraw(bank, who, 50_000_000n)
    assert.deepEqual([plain.errorCode, JSON.stringify(plain.value)], ['AUTH_MFA_REQUIRED', '{"methods":["SMS"]}'])
    const made = await withdraw(bank, who, 50_000_000n, { otp: code, otpChannel: 'SMS' })
    const no = made.value!.no
    const asked = await desk<Awaiting>(maker, no, 'approve')
    assert.equal(asked.status, 202)
    assert.equal((await desk(maker, no, 'approve')).errorCode, 'APPROVAL_OPEN')
    const decide = (person: Person, id: string) => askDesk(bank, person, 'POST', `/bo/v1/approvals/${id}/approve`)
    assert.equal((await decide(maker, asked.value!.approvalId)).errorCode, 'APPROVAL_OWN')
    assert.equal((await own(who, no)).value?.state, 'REVIEW')
    assert.equal((await decide(checker, asked.value!.approvalId)).errorCode, undefined)
    assert.equal((await own(who, no)).value?.state, 'APPROVED')

    for (const amount of ['30000000', '20000000'])
      assert.equal((await desk(maker, no, 'parts', { amount, channel: 'by-hand' })).errorCode, undefined)
    assert.equal((await desk(maker, no, 'parts', { amount: '1', channel: 'by-hand' })).errorCode, 'VAL_FIELD')
    const paid = async (part: number) => {
      const wanted = await payByHand<Awaiting>(bank, maker, no, { part })
      assert.equal(wanted.status, 202, wanted.errorCode)
      assert.equal((await decide(checker, wanted.value!.approvalId)).errorCode, undefined)
    }
    await paid(1)
    assert.equal((await own(who, no)).value?.state, 'PAYING')
    assert.equal((await payByHand(bank, maker, no)).errorCode, 'WD_STATE')
    assert.deepEqual(await has(bank, who), { balance: 40_000_000n, held: 20_000_000n })
    await paid(2)
    assert.equal((await own(who, no)).value?.state, 'PAID')
    assert.deepEqual(await has(bank, who), { balance: 20_000_000n, held: 0n })
    const confirmed = await askAs<Withdrawal>(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/1/confirm`)
    assert.deepEqual(
      [confirmed.value?.state, confirmed.value?.receivedAmount, confirmed.value?.remainingAmount],
      ['PAID', '30000000', '20000000'],
    )
    await wait(bank, who, 31 * MINUTE)
    await autoConfirm(bank.withdrawals, now())
    assert.equal((await own(who, no)).value?.state, 'AUTO_RECEIVED')
    await sql`update payout.channel set paused = false where id = 'sandbox-payout'`.execute(bank.parts.database.db)
    maker = await newPerson(bank, ['FINANCE_MAKER'])
    checker = await newPerson(bank, ['FINANCE_CHECKER', 'FINANCE_MAKER'])
  })

  test('rejected meanwhile, the second yes comes to nothing', async () => {
    const { who, no } = await inReview()
    await sql`update payout.withdrawal set decision = 'SENIOR' where no = ${no}`.execute(bank.parts.database.db)
    const asked = await desk<Awaiting>(maker, no, 'approve')
    assert.equal((await desk(maker, no, 'reject', { message: 'Please call us' })).value?.state, 'REJECTED')
    const late = await askDesk(bank, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
    assert.equal(late.errorCode, 'APPROVAL_STATE')
    assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 0n })
    assert.equal((await own(who, no)).value?.reason, 'Please call us')
  })
})

test('held back the member reads what is missing, never a score', async () => {
  const { who, no } = await inReview()
  assert.equal((await desk(maker, no, 'hold', { missing: ['KYC'] })).value?.state, 'HOLD')
  const seen = await own(who, no)
  assert.deepEqual([seen.value?.state, seen.value?.missing], ['HOLD', ['KYC']])
  assert.equal(/score|signals|decision/.test(seen.text), false)
  assert.equal((await desk(maker, no, 'approve')).errorCode, 'WD_STATE')
  assert.equal((await desk(maker, no, 'review')).value?.state, 'REVIEW')
  assert.equal((await desk(maker, no, 'review')).errorCode, 'WD_STATE')
  assert.equal((await desk(maker, no, 'approve')).value?.state, 'APPROVED')
})

test('what is not paid is closed and goes back; the fee stays for what was paid', async () => {
  const { who, no } = await inReview(2_000_000n)
  await sql`update payout.withdrawal set fee = 10000 where no = ${no}`.execute(bank.parts.database.db)
  await sql`update payout.channel set paused = true where id = 'sandbox-payout'`.execute(bank.parts.database.db)
  await desk(maker, no, 'approve')
  await desk(maker, no, 'parts', { amount: '500000', channel: 'by-hand' })
  await payByHand(bank, checker, no)
  await desk(maker, no, 'parts', { amount: '400000', channel: 'by-hand' })
  const closed = await desk(maker, no, 'close', { message: 'The bank takes no more today' })
  assert.deepEqual([closed.value?.state, closed.value?.returnedAmount], ['PAID', '1490000'])
  assert.deepEqual(await has(bank, who), { balance: 9_500_000n, held: 10_000n })
  await askAs(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/1/confirm`)
  assert.deepEqual(await has(bank, who), { balance: 9_490_000n, held: 0n })
  assert.equal((await own(who, no)).value?.state, 'RECEIVED')
  const whole = await inReview()
  await desk(maker, whole.no, 'approve')
  assert.equal((await desk(maker, whole.no, 'close', { message: 'No' })).value?.state, 'FAILED')
  assert.deepEqual(await has(bank, whole.who), { balance: 10_000_000n, held: 0n })
  await sql`update payout.channel set paused = false where id = 'sandbox-payout'`.execute(bank.parts.database.db)
})

test('a payment that came back is set aside anew and paid again', async () => {
  const { who, no } = await inReview()
  await desk(maker, no, 'approve')
  await sendParts(bank.withdrawals, now())
  await askAs(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/1/dispute`, { reason: 'Nothing came' })
  const asked = await desk<Awaiting>(maker, no, 'parts/1/settle', { arrived: false })
  assert.equal(asked.status, 202, asked.errorCode)
  assert.deepEqual(await has(bank, who), { balance: 9_000_000n, held: 0n }, 'one person alone brings nothing back')
  await askDesk(bank, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
  assert.deepEqual(await has(bank, who), { balance: 10_000_000n, held: 1_000_000n })
  const paid = await payByHand(bank, checker, no, { part: 2 })
  assert.equal(paid.value?.state, 'PAID')
  assert.deepEqual(await has(bank, who), { balance: 9_000_000n, held: 0n })
  const done = await askAs<Withdrawal>(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/2/confirm`)
  assert.equal(done.value?.state, 'RECEIVED')
})

test('of a member’s word and the clock at once one counts', async () => {
  const { who, no } = await inReview()
  await desk(maker, no, 'approve')
  await sendParts(bank.withdrawals, now())
  await wait(bank, who, 31 * MINUTE)
  await Promise.all([
    askAs(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/1/confirm`),
    autoConfirm(bank.withdrawals, now()),
    autoConfirm(bank.withdrawals, now()),
  ])
  const { value } = await own(who, no)
  assert.ok(value?.state === 'RECEIVED' || value?.state === 'AUTO_RECEIVED', value?.state)
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from payout.step where no = ${no}
    and state in ('RECEIVED', 'AUTO_RECEIVED')`.execute(bank.parts.database.db)
  assert.equal(rows[0]?.n, 1)
  assert.equal(
    (await askAs(bank, who, 'POST', `/wps/v2/withdraw/orders/${no}/parts/1/dispute`, {})).errorCode,
    'WD_STATE',
  )
})

test('whom somebody at the desk is related to, they leave to others', async () => {
  maker = await newPerson(bank, ['FINANCE_MAKER'])
  const { who, no } = await inReview()
  await sql`insert into approvals.relation (staff_id, member_id) values (${maker.id}, ${who.member.id})`.execute(
    bank.parts.database.db,
  )
  for (const [verb, body] of [
    ['approve', {}],
    ['reject', { message: 'No' }],
  ] as const)
    assert.equal((await desk(maker, no, verb, body)).errorCode, 'APPROVAL_RELATED')
})

test('the picture of a payment: the desk reads it by a way of its own, written down; its member by theirs', async () => {
  const [pays, looks] = [await newPerson(bank, ['FINANCE_MAKER']), await newPerson(bank, ['FINANCE_CHECKER'])]
  const { who, no } = await inReview()
  await sql`update payout.channel set paused = true where provider <> 'manual'`.execute(bank.parts.database.db)
  await desk(pays, no, 'approve')
  await sql`update payout.channel set paused = false`.execute(bank.parts.database.db)
  await desk(pays, no, 'parts', { amount: '1000000', channel: 'by-hand' })
  const fileId = await newProof(bank, pays, no)
  const books = await newPerson(bank, ['FINANCE_MAKER'])
  const paid = await desk(books, no, 'parts/1/paid', { bankRef: 'FT1', proofFile: fileId })
  const url = `/bo/v1/withdrawals/${no}/proof/${fileId}`
  assert.equal(paid.value!.parts[0]!.proofImage!.url, url)
  const seen = await askDesk(bank, looks, 'GET', url)
  assert.deepEqual([seen.status, seen.headers['content-type']], [200, 'image/png'])
  const { no: other } = await inReview()
  assert.equal((await askDesk(bank, looks, 'GET', url.replace(no, other))).status, 404)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit.entry
    where action = 'withdrawals.picture' and object_id = ${no}`.execute(bank.parts.database.db)
  assert.equal(rows[0]!.count, 1)
  const counted = await sql<{ sent_by: string; owner_id: string }>`select sent_by, owner_id from files.file
    where id = ${fileId}`.execute(bank.parts.database.db)
  assert.deepEqual(counted.rows[0], { sent_by: pays.id, owner_id: who.member.id }, 'counts as sent by staff')
  const mine = await own(who, no)
  assert.equal(mine.value!.parts[0]!.proofImage!.url, `/wps/v2/files/${fileId}`)
})

for (const bankRef of ['FT-FOUND', null])
  test(
    `a part that its provider has had and knows no more is never paid again by itself; two people say: ${bankRef ? 'paid' : 'never paid'}`,
    { timeout: 60_000 },
    async () => {
      const found = (no: string, as: Person) => desk<Awaiting>(as, no, 'parts/1/found', { bankRef })
      const { says } = bank.standIn
      const asks = await newPerson(bank, ['FINANCE_MAKER'])
      const { who, no } = await inReview()
      bank.standIn.says = { state: 'PENDING' }
      bank.standIn.pays = false
      await desk(asks, no, 'approve')
      await sendParts(bank.withdrawals, now())
      assert.equal((await found(no, asks)).errorCode, 'WD_STATE', 'it is only on its way')
      const sent = bank.standIn.sent.length
      for (let n = 0; n < 4; n++) {
        bank.advance(20 * MINUTE)
        await askParts(bank.withdrawals, now())
        await sendParts(bank.withdrawals, now())
      }
      const [asking, deciding] = [await newPerson(bank, ['FINANCE_MAKER']), await newPerson(bank, ['FINANCE_CHECKER'])]
      const read = async () => (await askDesk<DeskWithdrawal>(bank, asking, 'GET', `/bo/v1/withdrawals/${no}`)).value!
      assert.deepEqual([(await read()).parts[0]!.status, (await read()).forgotten], ['UNKNOWN', [1]])
      assert.equal(bank.standIn.sent.length, sent)
      assert.equal((await has(bank, who)).held, 1_000_000n, 'its money stays held')
      const asked = await found(no, asking)
      assert.equal(asked.status, 202, asked.errorCode)
      assert.equal((await found(no, asking)).errorCode, 'APPROVAL_OPEN')
      const agree = (as: Person) => askDesk(bank, as, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
      assert.notEqual((await agree(asking)).success, true)
      assert.equal((await agree(deciding)).success, true)
      const after = await read()
      assert.deepEqual(
        [after.parts[0]!.status, after.state, (await has(bank, who)).held],
        bankRef === null ? ['FAILED', 'APPROVED', 1_000_000n] : ['PAID', 'PAID', 0n],
      )
      assert.equal((await found(no, asking)).errorCode, 'WD_STATE')
      bank.standIn.says = says
      bank.standIn.pays = true
    },
  )
