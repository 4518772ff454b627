import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'
import { newSomebody, type House } from '../../rounds/testing/house.ts'
import { newPerson, type Person } from '../testing/desk.ts'
import { enterBy, invitationTo } from '../testing/invitation.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))

async function agreed(path: string, body: unknown, asks = maker, decides = checker) {
  const asked = await post<Awaiting>(path, body, asks)
  assert.equal((await approve(asked.value!.approvalId, decides)).success, true)
}

async function invited(name: string, roles: string[], asks = maker, decides = checker): Promise<Person> {
  const email = `${name}@people.example`
  await agreed('staff', { name, shownAs: name, roles, email }, asks, decides)
  const { rows } = await sql<{ id: string }>`select id from staff.account where name = ${name}`.execute(
    house.parts.database.db,
  )
  return enterBy(house, rows[0]!.id, await invitationTo(house, email))
}

async function adjustment(as: Person): Promise<string> {
  const { member } = await newSomebody(house)
  const body = { name: member.userName, amount: '777000000', turnoverX100: 0 }
  return (await post<Awaiting>('adjustments', body, as)).value!.approvalId
}

/** As if so much of the accounts' first day had passed. */
const aged = (who: Person, hours: number) =>
  sql`with noted as (update staff.sponsor set at = at - make_interval(hours => ${hours}) where staff_id = ${who.id})
    update staff.account set totp_since = totp_since - make_interval(hours => ${hours}) where id = ${who.id}`.execute(
    house.parts.database.db,
  )

test('two accounts that one person opened are not two people for their first 24 hours', async () => {
  const bob = await invited('bob.b', ['FINANCE_MAKER'])
  const carl = await invited('carl.c', ['FINANCE_CHECKER'])
  const asked = await adjustment(bob)
  assert.equal((await approve(asked, carl)).errorCode, 'APPROVAL_SPONSOR')
  const seen = (await get<{ list: Approval[] }>('approvals?state=PENDING', carl)).value!.list
  const { decidable, sponsor } = seen.find(({ id }) => id === asked)!
  assert.deepEqual([decidable, sponsor], [false, true])
  const other = await newPerson(house, ['FINANCE_CHECKER'])
  assert.equal((await approve(await adjustment(bob), other)).success, true, 'somebody else may')
  await aged(carl, 25)
  assert.equal((await approve(asked, carl)).success, true, 'one of the two is nobody’s any more')
})

test('two accounts of one confirmed address are one person, whoever opened them and however long ago', async () => {
  const db = house.parts.database.db
  const [first, second] = [await newPerson(house, ['FINANCE_MAKER']), await newPerson(house, ['FINANCE_CHECKER'])]
  const asked = await adjustment(first)
  await sql`update staff.account set email = 'one@people.example', email_verified_at = now() where id = ${first.id}`.execute(
    db,
  )
  await sql`update staff.account set email = 'One@people.example' where id = ${second.id}`.execute(db)
  const seen = async () =>
    (await get<{ list: Approval[] }>('approvals?state=PENDING', second)).value!.list.find(({ id }) => id === asked)!
  assert.equal((await seen()).decidable, true, 'an address that nobody confirmed says nothing')
  await sql`update staff.account set email_verified_at = now() where id = ${second.id}`.execute(db)
  assert.equal((await seen()).decidable, false)
  assert.equal((await approve(asked, second)).errorCode, 'APPROVAL_OWN')
  const other = await newPerson(house, ['FINANCE_CHECKER'])
  assert.equal((await approve(asked, other)).success, true)
})

test('nor is an account that an opened one opened, as long as each step is within its 24 hours', async () => {
  const dan = await invited('dan.d', ['ADMINISTRATOR'])
  const other = await newPerson(house, ['ADMINISTRATOR'])
  const eve = await invited('eve.e', ['FINANCE_CHECKER'], dan, other)
  assert.equal((await approve(await adjustment(maker), eve)).errorCode, 'APPROVAL_SPONSOR', 'a grandchild')
  const uncle = await invited('uncle.u', ['FINANCE_MAKER'])
  const asked = await adjustment(uncle)
  assert.equal((await approve(asked, eve)).errorCode, 'APPROVAL_SPONSOR')
  await aged(dan, 25)
  assert.equal((await approve(asked, eve)).success, true)
  assert.equal((await approve(await adjustment(maker), eve)).success, true)
  assert.equal((await approve(await adjustment(dan), eve)).errorCode, 'APPROVAL_SPONSOR', 'its own sponsor’s still')
})

test('who gave a role its rights and who has the role are not two people for 24 hours', async () => {
  await agreed('roles/NIGHT', { rights: ['chat.view'] })
  const bob = await newPerson(house, ['NIGHT'])
  const rich = await newPerson(house, ['NIGHT', 'FINANCE_CHECKER'])
  await agreed('roles/NIGHT', { rights: ['approvals.view', 'adjustments.approve', 'members.approve'] })
  const asked = await adjustment(maker)
  assert.equal((await approve(asked, bob)).errorCode, 'APPROVAL_SPONSOR')
  assert.equal((await approve(asked, rich)).success, true, 'who had these rights gained nothing')
  const later = await adjustment(maker)
  await aged(bob, 25)
  await agreed('roles/NIGHT', { rights: ['approvals.view', 'adjustments.approve'] })
  assert.equal((await approve(later, bob)).success, true, 'fewer rights begin nothing')
})

test('nobody widens a role of their own, or agrees to it', async () => {
  const rights = ['approvals.view', 'staff.view', 'staff.edit', 'staff.approve']
  await agreed('roles/KEEPER', { rights })
  const bob = await newPerson(house, ['KEEPER'])
  const more = [...rights, 'adjustments.approve']
  assert.equal((await post('roles/KEEPER', { rights: more }, bob)).errorCode, 'APPROVAL_RELATED')
  const asked = await post<Awaiting>('roles/KEEPER', { rights: more })
  assert.equal((await approve(asked.value!.approvalId, bob)).errorCode, 'APPROVAL_RELATED')
  await sql`insert into staff.account_role (staff_id, merchant_id, role) values (${maker.id}, 'senluna', 'KEEPER')`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE', 'the maker’s own by now')
  await sql`delete from staff.account_role where staff_id = ${maker.id} and role = 'KEEPER'`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(asked.value!.approvalId)).success, true)
  assert.equal((await post('roles/KEEPER', { rights }, bob)).status, 202, 'fewer rights are nobody’s gain')
})
