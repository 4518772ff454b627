import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Editable, EditField } from '@senluna/contract/desk/members/member-edit.ts'
import { newPayee, addAccount, openBank, type Bank } from '../../cashier/withdrawals/testing/payouts.ts'
import { setContact } from '../contact-store.ts'
import { writeProfile } from '../profile-store.ts'
import { newSomebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { forgetEdits } from './edit.ts'

let bank: Bank
let maker: Person
let checker: Person
let viewer: Person
beforeAll(async () => {
  bank = await openBank()
  maker = await newPerson(bank, ['RISK'])
  checker = await newPerson(bank, ['ADMINISTRATOR'])
  viewer = await newPerson(bank, ['FINANCE_MAKER'])
})
afterAll(() => bank.close())

type Edited = { saved: EditField[]; asked: EditField[] } & Partial<Awaiting>
const db = () => bank.parts.database.db
const edit = (id: string, body: unknown, as = maker) =>
  askDesk<Edited>(bank, as, 'PATCH', `/bo/v1/members/${id}/profile`, body)
const read = (id: string, as = maker) =>
  askDesk<{ fields: Editable[]; waits: boolean }>(bank, as, 'GET', `/bo/v1/members/${id}/profile`)
const approve = (id: string | undefined, as = checker) =>
  askDesk<Approval>(bank, as, 'POST', `/bo/v1/approvals/${id}/approve`)
const profileOf = async (id: string) => {
  const { rows } = await sql<{ profile: Record<string, string>; nickname: string }>`select profile, nickname
    from members.member where id = ${id}`.execute(db())
  return rows[0]!
}
const contactsOf = async (id: string) => {
  const { rows } = await sql<{
    kind: string
    value: string
    confirmed: boolean
  }>`select kind, value, verified_at is not null as confirmed
    from members.contact where member_id = ${id} order by kind`.execute(db())
  return rows
}
const changesOf = async (id: string) => {
  const { rows } = await sql<{ what: string; ip: string }>`select what, ip from security.change where member_id = ${id}
    order by at, id`.execute(db())
  return rows
}
const written = async (id: string) => {
  const { rows } = await sql<{
    action: string
    before: unknown
    after: unknown
  }>`select action, before, after from audit.entry
    where object_kind = 'member' and object_id = ${id} order by seq`.execute(db())
  return rows
}

test('what nothing rests on holds at once: by the brand’s rules, with both sides masked in the log, and the member is told', async () => {
  const { member } = await newSomebody(bank)
  const done = await edit(member.id, { nickname: 'Hoa Sen', address: '12 Trần Phú, Hà Nội', zalo: '0901234567' })
  assert.equal(done.errorCode, 'REG_FIELD', 'a nickname has no spaces')
  const again = await edit(member.id, { nickname: 'HoaSen', address: '12 Trần Phú, Hà Nội' })
  assert.deepEqual([again.status, again.value?.saved, again.value?.asked], [200, ['nickname', 'address'], []])
  assert.deepEqual(await profileOf(member.id), { profile: { address: '12 Trần Phú, Hà Nội' }, nickname: 'HoaSen' })
  const [entry] = (await written(member.id)).filter(({ action }) => action === 'members.edit')
  assert.deepEqual(entry?.before, { nickname: member.nickname, address: '' })
  assert.deepEqual(entry.after, { nickname: 'HoaSen', address: '1* T*** P*** H* N**' })
  assert.deepEqual(await changesOf(member.id), [{ what: 'profileByStaff', ip: '' }], 'and where staff sit is not told')
  const notified = await sql<{ n: number }>`select count(*)::integer as n from platform.outbox
    where audience = ${member.id} and topic = 'securityChanged' and payload->>'what' = 'profileByStaff'`.execute(db())
  assert.equal(notified.rows[0]!.n, 1)
  const gone = await edit(member.id, { address: '' })
  assert.deepEqual([gone.value?.saved, (await profileOf(member.id)).profile], [['address'], {}])
  const shown = await read(member.id)
  assert.equal(shown.value!.fields.find(({ field }) => field === 'nickname')!.value, 'HoaSen')
})

test('a real name waits for a second person, masked for who can’t decide; then it holds and payouts rest on it', async () => {
  const who = await newPayee(bank)
  const { id } = who.member
  const asked = await edit(id, { payeeName: 'TRAN THI HOA', birthday: '1990-02-03', occupation: 'Nurse' })
  assert.deepEqual(
    [asked.status, asked.value?.saved, asked.value?.asked],
    [202, ['occupation'], ['payeeName', 'birthday']],
  )
  assert.equal((await profileOf(id)).profile.payeeName, 'Nguyễn Văn Đạt')
  assert.equal((await read(id)).value?.waits, true)
  assert.equal((await edit(id, { email: 'hoa@example.com' })).errorCode, 'APPROVAL_OPEN')
  const list = async (as: Person) => {
    const { value } = await askDesk<{ list: Approval[] }>(bank, as, 'GET', `/bo/v1/approvals?objectId=${id}`)
    return value!.list[0]!
  }
  assert.equal((await list(viewer)).after && JSON.stringify((await list(viewer)).after).includes('TRAN'), false)
  assert.deepEqual((await list(checker)).after, {
    member: who.member.userName,
    payeeName: 'TRAN THI HOA',
    birthday: '1990-02-03',
  })
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.value!.approvalId, viewer)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.equal((await profileOf(id)).profile.payeeName, 'TRAN THI HOA')
  assert.ok((await changesOf(id)).some(({ what }) => what === 'identityByStaff'))
  const log = JSON.stringify(await written(id))
  assert.ok(!log.includes('TRAN') && !log.includes('Đạt') && !log.includes('1990-02-03'), 'the log is kept for ever')
  assert.ok(log.includes('T*** T** H**'))
  const other = await addAccount(bank, who, { holder: 'NGUYEN VAN DAT' })
  assert.equal(other.errorCode, 'WD_NAME_MISMATCH')
  const fitting = await addAccount(bank, who, { holder: 'TRAN THI HOA' })
  assert.equal(fitting.value?.state, 'COOLING')
})

test('a number or address that staff set is unconfirmed, the one before is told, and a first account rests a day', async () => {
  const { member } = await newSomebody(bank)
  const now = bank.parts.clock.now()
  await db()
    .transaction()
    .execute(async (tx) => {
      await writeProfile(tx, member.id, { payeeName: 'LE VAN NAM' }, member.nickname, now)
      await setContact(tx, member, 'mobile', '+84901112233', now)
      await setContact(tx, member, 'email', 'nam@example.com', now)
    })
  const asked = await edit(member.id, { mobile: '090 445 5667', email: ' Nam.New@Example.com ' })
  assert.deepEqual([asked.status, asked.value?.asked], [202, ['mobile', 'email']])
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.deepEqual(await contactsOf(member.id), [
    { kind: 'email', value: 'nam.new@example.com', confirmed: false },
    { kind: 'mobile', value: '+84904455667', confirmed: false },
  ])
  const sent = await sql<{ purpose: string }>`select purpose from platform.outgoing
    where purpose like 'changed-%' order by purpose`.execute(db())
  assert.deepEqual(
    sent.rows.map(({ purpose }) => purpose),
    ['changed-email', 'changed-mobile'],
  )
  assert.ok((await changesOf(member.id)).some(({ what }) => what === 'contactByStaff'))
  const taken = await edit(member.id, { email: '' })
  await approve(taken.value!.approvalId)
  assert.deepEqual(
    (await contactsOf(member.id)).map(({ kind }) => kind),
    ['mobile'],
  )
})

test('what changed meanwhile is stale, of two asked for at once one waits, and what isn’t right is refused', async () => {
  const { member } = await newSomebody(bank)
  const { id } = member
  const both = await Promise.all([edit(id, { payeeName: 'MOT NGUOI' }), edit(id, { payeeName: 'HAI NGUOI' }, checker)])
  assert.deepEqual(both.map(({ status, errorCode }) => (status === 202 ? 'asked' : String(errorCode))).sort(), [
    'APPROVAL_OPEN',
    'asked',
  ])
  const asked = both.find(({ status }) => status === 202)!
  await db()
    .transaction()
    .execute((tx) => writeProfile(tx, id, { payeeName: 'BA NGUOI' }, member.nickname, bank.parts.clock.now()))
  const decider = asked === both[0] ? checker : maker
  assert.equal((await approve(asked.value!.approvalId, decider)).errorCode, 'APPROVAL_STALE')
  assert.equal((await profileOf(id)).profile.payeeName, 'BA NGUOI')

  const owner = await newSomebody(bank)
  await db()
    .transaction()
    .execute((tx) => setContact(tx, owner.member, 'email', 'taken@example.com', bank.parts.clock.now()))
  for (const [body, code] of [
    [{}, 'VAL_FIELD'],
    [{ payeeName: 'BA NGUOI' }, 'VAL_FIELD'],
    [{ unknown: 'x' }, 'VAL_FIELD'],
    [{ nickname: 5 }, 'VAL_FIELD'],
    [{ birthday: '1990-02-30' }, 'REG_FIELD'],
    [{ birthday: '2020-01-01' }, 'REG_UNDERAGE'],
    [{ payeeName: 'X1' }, 'REG_FIELD'],
    [{ mobile: '123' }, 'SMS_MOBILE_FORMAT'],
    [{ email: 'nobody' }, 'REG_FIELD'],
    [{ email: 'taken@example.com' }, 'REG_EMAIL_TAKEN'],
    [{ address: 'x'.repeat(1_001) }, 'VAL_FIELD'],
  ] as const)
    assert.equal((await edit(id, body, checker)).errorCode, code, JSON.stringify(body))
  const elsewhere = await newPerson(bank, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await edit(id, { nickname: 'Foreign1' }, elsewhere)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await read(id, elsewhere)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await edit('x', { nickname: 'Foreign1' })).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await edit(id, { nickname: 'Foreign1' }, viewer)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await read(id, viewer)).errorCode, 'AUTH_FORBIDDEN')
  const related = await newPerson(bank, ['RISK'])
  await sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${id})`.execute(db())
  assert.equal((await edit(id, { nickname: 'Related1' }, related)).errorCode, 'APPROVAL_RELATED')
})

test('what was asked for about an erased account is gone from the request, and can’t be agreed to', async () => {
  const { member } = await newSomebody(bank)
  const asked = await edit(member.id, { payeeName: 'QUEN DI' })
  await db()
    .transaction()
    .execute((tx) => forgetEdits(tx, [member.id]))
  const { rows } = await sql<{ kept: string }>`select concat(payload, before, after) as kept from approvals.approval
    where id = ${asked.value!.approvalId}`.execute(db())
  assert.equal(rows[0]!.kept, 'null')
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE')
})
