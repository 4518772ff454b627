import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskRole, DeskStaff } from '@senluna/contract/desk/staff-accounts.ts'
import { type House } from '../../rounds/testing/house.ts'
import { logIn, newPerson, type Person } from '../testing/desk.ts'
import { enterBy } from '../testing/invitation.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))

test('new staff: asked for, agreed to, invited, logged in; roles, a new beginning and the end', async () => {
  const asked = await post<Awaiting>('staff', {
    name: 'linh.tran',
    shownAs: 'Linh',
    roles: ['SUPPORT'],
  })
  assert.equal(asked.status, 202)
  const found = async () =>
    (await get<{ list: DeskStaff[] }>('staff?name=linh')).value!.list.find((account) => account.name === 'linh.tran')
  assert.equal(await found(), undefined)
  const { code } = (await approve(asked.value!.approvalId)).value!
  const linh = (await found())!
  assert.deepEqual([linh.state, linh.roles], ['INVITED', ['SUPPORT']])
  assert.equal(
    (await logIn(house, { host: 'desk.localhost', ip: '198.51.99.1', name: 'linh.tran' }, '')).success,
    false,
    'there is no password yet',
  )
  const session = await enterBy(house, linh.id, code!)
  assert.equal((await get('members', session)).success, true)
  assert.equal((await get('brand', session)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await post(`staff/${linh.id}/invite`)).errorCode, 'APPROVAL_STATE', 'the first log-in has been')
  const roles = await post<Awaiting>(`staff/${linh.id}/roles`, { roles: ['CONTENT'] })
  await approve(roles.value!.approvalId)
  assert.equal((await get('members', session)).errorCode, 'AUTH_FORBIDDEN', 'with the next call')
  const close = await post<Awaiting>(`staff/${linh.id}/close`)
  assert.equal((await found())!.state, 'OPEN', 'nothing happens before a second person agrees')
  await approve(close.value!.approvalId)
  assert.equal((await found())!.state, 'CLOSED')
  assert.equal((await post(`staff/${linh.id}/close`)).errorCode, 'APPROVAL_STATE')
  assert.equal((await get('members', session)).status, 401)
  const renew = await post<Awaiting>(`staff/${linh.id}/renew`)
  await approve(renew.value!.approvalId)
  assert.equal((await found())!.state, 'INVITED')
})

test('what can’t be done with staff is refused', async () => {
  assert.equal((await post('staff', { name: maker.name, shownAs: 'x', roles: [] })).errorCode, 'REG_USERNAME_TAKEN')
  assert.equal((await post('staff', { name: 'x1', shownAs: 'x', roles: ['NO_SUCH'] })).errorCode, 'VAL_FIELD')
  assert.equal((await post('staff', { name: 'Ủa', shownAs: 'x', roles: [] })).errorCode, 'VAL_FIELD')
  for (const shownAs of ['Lan\u202eimdA', 'La\u200bn', '\u200b', '—', 'Lan\n'.padEnd(6, 'a')])
    assert.equal((await post('staff', { name: 'x1', shownAs, roles: [] })).errorCode, 'VAL_FIELD', shownAs)
  assert.equal((await post('staff', { name: 'x1', shownAs: 'x', roles: ['RISK', 'RISK'] })).errorCode, 'VAL_FIELD')
  assert.equal((await post(`staff/${maker.id}/close`)).errorCode, 'APPROVAL_OWN')
  assert.equal((await post(`staff/${maker.id}/relate`, { userName: 'nobody' })).errorCode, 'VAL_FIELD')
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const id of ['x', '00000000-0000-7000-8000-000000000000', abroad.id])
    for (const [what, body] of [
      ['roles', { roles: [] }],
      ['renew', {}],
      ['invite', {}],
      ['close', {}],
      ['relate', { userName: 'x' }],
    ] as const)
      assert.equal((await post(`staff/${id}/${what}`, body)).errorCode, 'SYS_NOT_FOUND', what)
})

test('a role changes when two agree; one asked for on an older state is stale', async () => {
  const asked = await post<Awaiting>('roles/NIGHT_WATCH', { rights: ['chat.view', 'chat.edit'] })
  await approve(asked.value!.approvalId)
  const list = (await get<{ list: DeskRole[] }>('roles')).value!.list
  assert.deepEqual(
    list.find((role) => role.code === 'NIGHT_WATCH'),
    {
      code: 'NIGHT_WATCH',
      rights: ['chat.edit', 'chat.view'],
      people: 0,
    },
  )
  const stale = await post<Awaiting>('roles/NIGHT_WATCH', { rights: [] })
  await sql`delete from staff.permission where role = 'NIGHT_WATCH' and action = 'edit'`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(stale.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  assert.equal((await post('roles/night', { rights: [] })).errorCode, 'VAL_FIELD')
  assert.equal((await post('roles/NIGHT', { rights: ['all.view'] })).errorCode, 'VAL_FIELD')
})

test('what somebody asked for is withdrawn when their account is closed', async () => {
  const third = await newPerson(house, ['ADMINISTRATOR'])
  const left = await post<Awaiting>('roles/LEFT_BEHIND', { rights: ['chat.view'] }, third)
  const close = await post<Awaiting>(`staff/${third.id}/close`)
  await approve(close.value!.approvalId)
  const list = (await get<{ list: Approval[] }>('approvals?objectKind=role&objectId=LEFT_BEHIND')).value!.list
  assert.deepEqual(
    list.map(({ id, state }) => [id, state]),
    [[left.value!.approvalId, 'WITHDRAWN']],
  )
  assert.equal((await approve(left.value!.approvalId)).errorCode, 'APPROVAL_STATE')
})

test('views are each person’s own, twenty a page, and replaced by name', async () => {
  const settings = { query: 'state=OPEN', columns: ['userName'] }
  const save = (name: string, as = maker, page = 'members') =>
    post<{ list: { name: string }[] }>('views', { page, name, settings }, as)
  for (let n = 1; n <= 20; n++) await save(`view ${n}`)
  assert.equal((await save('one more')).errorCode, 'VAL_FIELD')
  assert.equal((await save('view 1')).value!.list.length, 20)
  assert.deepEqual((await get<{ list: unknown[] }>('views?page=members', checker)).value!.list, [])
  const left = await post<{ list: unknown[] }>('views/delete', { page: 'members', name: 'view 1' })
  assert.equal(left.value!.list.length, 19)
  for (const page of ['Members!', 'no-such-page', 'a'])
    assert.equal((await save('x', maker, page)).errorCode, 'VAL_FIELD', 'a page that there is not')
})
