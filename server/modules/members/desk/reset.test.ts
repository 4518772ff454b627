import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { resetMember } from '@senluna/contract/desk/members/members.ts'
import { DAY, HOUR, later } from '@senluna/kit/time.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'
import { newSomebody, type House } from '../../rounds/testing/house.ts'
import { resetRestUntil } from '../../security/index.ts'
import { openMessage } from '../../../platform/outgoing/sealed.ts'
import { testEnv } from '../../rounds/testing/house.ts'
import { setContact } from '../contact-store.ts'
import { memberById } from '../store.ts'
import type { Person } from '../../staff/testing/desk.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { post, approve } = actsAt(() => ({ house, maker, checker }))
const db = () => house.parts.database.db
type Reset = Partial<ReplyOf<typeof resetMember>>

const reset = (id: string, what: string) => post<Reset>(`members/${id}/reset`, { what })

async function somebodyWith(contact?: { kind: 'email' | 'mobile'; value: string }) {
  const { member } = await newSomebody(house)
  if (contact)
    await db()
      .transaction()
      .execute((tx) => setContact(tx, member, contact.kind, contact.value, house.parts.clock.now()))
  return member
}
const textTo = async (to: string): Promise<string> => {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`select id, sealed from platform.outgoing
    order by next_at desc, id desc`.execute(db())
  const sent = rows.map(({ id, sealed }) => openMessage(testEnv('').KEY_SECRET ?? '', id, sealed))
  const message = sent.find((item) => item.kind !== 'push' && item.to === to)
  return message === undefined || message.kind === 'push' ? '' : message.text
}
const changesOf = async (memberId: string) =>
  (
    await sql<{ what: string }>`select what from security.change where member_id = ${memberId} order by at`.execute(
      db(),
    )
  ).rows.map(({ what }) => what)
const openSessions = async (memberId: string) =>
  (await sql`select from sessions.session where member_id = ${memberId} and ended_at is null`.execute(db())).rows.length

test('a new password is the owner’s alone: a link to their confirmed address, nothing for staff', async () => {
  const member = await somebodyWith({ kind: 'email', value: 'owner@people.example' })
  const sent = await reset(member.id, 'PASSWORD')
  assert.deepEqual(sent.value, { sentTo: 'o***@people.example', sentBy: 'EMAIL' })
  const token = /https?:\/\/(\S+)\/reset#token=([\w-]{43})/.exec(await textTo('owner@people.example'))
  assert.ok(token && !token[1]!.startsWith('desk.'), 'it leads to the site')
  assert.equal((await memberById(db(), member.id))!.mustChange, false, 'the password stays until its owner changes it')
  assert.deepEqual([await openSessions(member.id), await changesOf(member.id)], [0, ['passwordByStaff']])
})

test('a confirmed number gets a code; an unconfirmed address gets nothing', async () => {
  const member = await somebodyWith({ kind: 'mobile', value: '+84912345678' })
  assert.equal((await reset(member.id, 'PASSWORD')).value?.sentBy, 'SMS')
  assert.match(await textTo('+84912345678'), /\b\d{6}\b/)
  const other = await somebodyWith()
  await db()
    .transaction()
    .execute((tx) => setContact(tx, other, 'email', 'unconfirmed@people.example', null))
  assert.equal((await reset(other.id, 'PASSWORD')).status, 202)
  assert.equal(await textTo('unconfirmed@people.example'), '')
})

test('without a contact two people reset it, by a printed code that its owner has to change within a day', async () => {
  const member = await somebodyWith()
  const asked = await reset(member.id, 'PASSWORD')
  assert.deepEqual(Object.keys(asked.value!).sort(), ['approvalId', 'expiresAt'], 'who asked is shown no code')
  const { passwords } = house.parts.members
  const before = (await memberById(db(), member.id))!.passwordHash
  const now = async () => (await memberById(db(), member.id))!
  assert.equal((await approve(asked.value!.approvalId!, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await now()).passwordHash, before, 'the old one holds until it is released')
  const code = (await approve(asked.value!.approvalId!)).value!.code!
  const after = await now()
  assert.equal(await passwords.matches(after.passwordHash, code), true)
  assert.equal(after.mustChange, true)
  assert.equal(after.passwordUntil! - house.parts.clock.now() <= DAY, true)
  const { rows } = await sql`select from audit.entry where object_id = ${member.id}
    and coalesce(after::text, '') like ${`%${code}%`}`.execute(db())
  assert.equal(rows.length, 0)
  const kept = await sql`select from approvals.approval where payload::text like '%argon2%'
    or payload::text like ${`%${code}%`}`.execute(db())
  assert.equal(kept.rows.length, 0, 'the request holds nothing that opens an account')
  assert.equal((await approve(asked.value!.approvalId!)).errorCode, 'APPROVAL_STATE', 'nor is it shown again')
})

/** Whether a payment password and a second step are set. */
const openedBy = async (memberId: string) =>
  (
    await sql<{ payment: boolean; step: boolean }>`select payment_password_hash is not null as payment,
      exists (select from security.totp t where t.member_id = m.id) as step
      from members.member m where id = ${memberId}`.execute(db())
  ).rows[0]

for (const [what, change] of [
  ['PAYMENT', 'paymentByStaff'],
  ['SECOND_STEP', 'secondStepByStaff'],
] as const)
  test(`${what} is reset by two people, and payouts to new accounts rest 72 hours`, async () => {
    const member = await somebodyWith({ kind: 'email', value: `${what.toLowerCase()}@people.example` })
    await sql`update members.member set payment_password_hash = 'x', payment_password_at = now() where id = ${member.id}`.execute(
      db(),
    )
    await sql`insert into security.totp (member_id, secret_sealed, confirmed_at, created_at)
      values (${member.id}, 'x', now(), now())`.execute(db())
    const asked = await reset(member.id, what)
    assert.equal(asked.status, 202)
    assert.deepEqual(await changesOf(member.id), [], 'nothing has changed yet')
    assert.deepEqual(await openedBy(member.id), { payment: true, step: true }, 'nor what opens the account')
    await approve(asked.value!.approvalId!)
    assert.deepEqual(await openedBy(member.id), { payment: what !== 'PAYMENT', step: what !== 'SECOND_STEP' })
    assert.deepEqual([await openSessions(member.id), await changesOf(member.id)], [0, [change]])
    const now = house.parts.clock.now()
    const until = (await resetRestUntil(db(), member.id, now))!
    assert.ok(until - now > 71 * HOUR && until - now <= 72 * HOUR)
    assert.equal(await resetRestUntil(db(), member.id, later(now, 72 * HOUR)), undefined)
    const { rows } = await sql`select from platform.outbox where audience = ${member.id} and topic = 'securityChanged'
      and payload->>'what' = ${change}`.execute(db())
    assert.equal(rows.length, 1, 'the owner is notified')
  })

test('an account that was added shortly before a reset rests with the new ones', async () => {
  const member = await somebodyWith()
  const now = house.parts.clock.now()
  const add = (number: string, days: number) =>
    sql`insert into payout.account (id, merchant_id, member_id, kind, number, holder, usable_at, created_at)
      values (gen_random_uuid(), 'senluna', ${member.id}, 'USDT_TRC20', ${number}, 'X', ${new Date(now)}, ${new Date(later(now, -days * DAY))})`.execute(
      db(),
    )
  await add('T-old', 9)
  await add('T-new', 1)
  await approve((await reset(member.id, 'PAYMENT')).value!.approvalId!)
  const { rows } = await sql<{ number: string }>`select number from payout.account where member_id = ${member.id}
    and usable_at > ${new Date(later(now, 71 * HOUR))}`.execute(db())
  assert.deepEqual(
    rows.map(({ number }) => number),
    ['T-new'],
  )
})
