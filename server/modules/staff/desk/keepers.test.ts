import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskRole, DeskStaff } from '@senluna/contract/desk/staff-accounts.ts'
import { newSomebody, openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, putAboveBrands, type Person } from '../testing/desk.ts'

let house: House
let first: Person
let two: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  first = await newPerson(house, ['ADMINISTRATOR'])
  two = await newPerson(house, ['ADMINISTRATOR'])
  // Whoever else the brand begins with is not counted on here.
  await sql`update staff.account set closed_at = now() where merchant_id = 'senluna' and id not in (${first.id}, ${two.id})`.execute(
    house.parts.database.db,
  )
})
afterAll(() => house.close())

const post = <Value = Awaiting>(as: Person, path: string, body: unknown = {}) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/${path}`, body)
const agree = (as: Person, id: string) => post<unknown>(as, `approvals/${id}/approve`)
const rolesOf = async (who: Person) =>
  (await askDesk<{ list: DeskStaff[] }>(house, first, 'GET', '/bo/v1/staff')).value!.list.find(
    ({ id }) => id === who.id,
  )!.roles
const wrongIn = (reply: { fields?: readonly { patternId?: string }[] }) => reply.fields?.[0]?.patternId

test('nobody asks for, or agrees to, what is about their own account', async () => {
  const third = await newPerson(house, ['ADMINISTRATOR'])
  assert.equal((await post(first, `staff/${first.id}/roles`, { roles: ['SUPPORT'] })).errorCode, 'APPROVAL_RELATED')
  assert.equal((await post(first, `staff/${first.id}/renew`)).errorCode, 'APPROVAL_RELATED')
  const asked = await post(first, `staff/${third.id}/roles`, { roles: ['SUPPORT'] })
  assert.equal((await agree(third, asked.value!.approvalId)).errorCode, 'APPROVAL_RELATED')
  assert.deepEqual(await rolesOf(third), ['ADMINISTRATOR'])
  assert.equal((await agree(two, asked.value!.approvalId)).success, true)
  assert.deepEqual(await rolesOf(third), ['SUPPORT'])
})

test('a note of one’s own account is taken back by two others; it is made by one', async () => {
  const { member } = await newSomebody(house)
  const body = { userName: member.userName }
  assert.deepEqual((await post<DeskStaff>(first, `staff/${first.id}/relate`, body)).value!.related, [member.userName])
  assert.equal((await post(first, `staff/${first.id}/unrelate`, body)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await post(first, `staff/${two.id}/unrelate`, body)).errorCode, 'APPROVAL_RELATED', 'the same player')
  const third = await newPerson(house, ['ADMINISTRATOR'])
  assert.equal((await post(third, `staff/${two.id}/unrelate`, body)).errorCode, 'VAL_FIELD', 'there is none')
  const asked = await post(two, `staff/${first.id}/unrelate`, body)
  assert.equal(asked.status, 202)
  assert.equal((await agree(first, asked.value!.approvalId)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await agree(third, asked.value!.approvalId)).success, true)
  const list = (await askDesk<{ list: DeskStaff[] }>(house, two, 'GET', '/bo/v1/staff')).value!.list
  assert.deepEqual(list.find(({ id }) => id === first.id)!.related, [])
  await agree(first, (await post(two, `staff/${third.id}/close`)).value!.approvalId)
})

test('a note about somebody else keeps them from their work: two others make it', async () => {
  const { member } = await newSomebody(house)
  const third = await newPerson(house, ['ADMINISTRATOR'])
  const asked = await post(first, `staff/${two.id}/relate`, { userName: member.userName })
  assert.equal(asked.status, 202)
  const related = async () =>
    (await askDesk<{ list: DeskStaff[] }>(house, first, 'GET', '/bo/v1/staff')).value!.list.find(
      ({ id }) => id === two.id,
    )!.related
  assert.deepEqual(await related(), [])
  assert.equal((await agree(two, asked.value!.approvalId)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await agree(third, asked.value!.approvalId)).success, true)
  assert.deepEqual(await related(), [member.userName])
  await agree(two, (await post(first, `staff/${third.id}/close`)).value!.approvalId)
})

test('an account above the brands is closed by the command line alone, the last keepers by nobody', async () => {
  const above = await newPerson(house, ['ADMINISTRATOR'])
  await putAboveBrands(house, above, 'lotteryHouse.edit')
  assert.equal((await post(first, `staff/${above.id}/close`)).errorCode, 'AUTH_FORBIDDEN')
  await sql`update staff.account set closed_at = now() where id = ${above.id}`.execute(house.parts.database.db)
  assert.equal(wrongIn(await post(first, `staff/${two.id}/close`)), 'STAFF_LAST')
})

test('two who can manage staff are always left: by roles, by a role’s rights, and of two changes at once', async () => {
  const rights = (await askDesk<{ list: DeskRole[] }>(house, first, 'GET', '/bo/v1/roles')).value!.list.find(
    ({ code }) => code === 'ADMINISTRATOR',
  )!.rights
  const bare = await post(first, 'roles/ADMINISTRATOR', { rights: ['chat.view'] })
  assert.deepEqual([bare.errorCode, wrongIn(bare)], ['VAL_FIELD', 'STAFF_LAST'])
  const mute = await post(first, 'roles/ADMINISTRATOR', { rights: rights.filter((right) => right !== 'staff.approve') })
  assert.equal(wrongIn(mute), 'STAFF_LAST', 'somebody has to agree')
  assert.equal(wrongIn(await post(first, `staff/${two.id}/roles`, { roles: ['SUPPORT'] })), 'STAFF_LAST')

  const third = await newPerson(house, ['ADMINISTRATOR'])
  const [less, lesser] = [
    await post(first, `staff/${two.id}/roles`, { roles: ['SUPPORT'] }),
    await post(two, `staff/${first.id}/roles`, { roles: ['SUPPORT'] }),
  ]
  const both = await Promise.all([agree(third, less.value!.approvalId), agree(third, lesser.value!.approvalId)])
  // The other one would leave too few; or whoever asked for it was the one who has just lost the
  // right to.
  const [over, ...more] = both.filter((reply) => !reply.success)
  assert.ok(over && more.length === 0, 'one of the two')
  assert.ok(wrongIn(over) === 'STAFF_LAST' || over.errorCode === 'APPROVAL_STALE', over.errorCode)
})

test('a note reaches no other brand: neither its players, nor its people, nor what is known of them', async () => {
  // Of those before it isn't known who lost a right.
  const [keeper, colleague] = [await newPerson(house, ['ADMINISTRATOR']), await newPerson(house, ['ADMINISTRATOR'])]
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  const { member } = await newSomebody(house, 0, 'reference.localhost')
  const body = { userName: member.userName }
  for (const [as, id, code] of [
    [keeper, keeper.id, 'VAL_FIELD'],
    [keeper, colleague.id, 'VAL_FIELD'],
    [abroad, keeper.id, 'SYS_NOT_FOUND'],
  ] as const) {
    const reply = await post(as, `staff/${id}/relate`, body)
    assert.equal(reply.errorCode, code)
    assert.ok(!reply.text.includes(member.id))
  }
  // However it came about, a note across brands shows nothing of the other one.
  await sql`insert into approvals.relation (staff_id, member_id) values (${keeper.id}, ${member.id})`.execute(
    house.parts.database.db,
  )
  const reader = await newPerson(house, ['ADMINISTRATOR'])
  const { list } = (await askDesk<{ list: DeskStaff[] }>(house, reader, 'GET', '/bo/v1/staff')).value!
  assert.deepEqual(list.find(({ id }) => id === keeper.id)!.related, [])
})
