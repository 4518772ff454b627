import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Approval, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskStaff } from '@senluna/contract/desk/staff-accounts.ts'
import { DAY } from '@senluna/kit/time.ts'
import { actsAt, openDesk } from '../../approvals/testing/maker-checker.ts'
import { openHouse, type House } from '../../rounds/testing/house.ts'
import { codeAt, giveCode, logIn, newPerson, cookieOf, type Person } from '../testing/desk.ts'
import { invitationHash } from '../secrets.ts'
import { enterBy, invitationTo, openBy } from '../testing/invitation.ts'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
})
afterAll(() => house.close())

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))

let people = 0
const newName = () => `new.person${++people}`
const idOf = async (name: string) =>
  (await get<{ list: DeskStaff[] }>(`staff?name=${name}`)).value!.list.find((account) => account.name === name)!.id
const ask = (name: string, more: object = {}, roles = ['ADMINISTRATOR']) =>
  post<Awaiting>('staff', { name, shownAs: name, roles, ...more })

/** Somebody new whom maker asked for and checker released, by a link. */
async function newcomer(): Promise<Person> {
  const name = newName()
  const asked = await ask(name, { email: `${name}@people.example` })
  await approve(asked.value!.approvalId)
  return enterBy(house, await idOf(name), await invitationTo(house, `${name}@people.example`))
}

test('a link goes to the person alone, after the second yes: once, for 24 hours', async () => {
  const name = newName()
  const asked = await ask(name, { email: `${name}@People.Example` })
  assert.deepEqual(Object.keys(asked.value!).toSorted(), ['approvalId', 'expiresAt'], 'nothing that opens anything')
  const to = `${name}@people.example`
  await assert.rejects(invitationTo(house, to))
  const released = await approve(asked.value!.approvalId)
  const token = await invitationTo(house, to)
  for (const shown of [asked, released]) assert.ok(!JSON.stringify(shown.value).includes(token))
  const kept = await sql`select from staff.invitation where encode(secret_hash, 'escape') like ${`%${token}%`}`.execute(
    house.parts.database.db,
  )
  assert.equal(kept.rows.length, 0, 'only a hash is kept')
  assert.equal((await openBy(house, token, '198.51.99.2', 'short')).errorCode, 'AUTH_PASSWORD_WEAK')
  const [first, second] = await Promise.all([openBy(house, token), openBy(house, token, '198.51.99.3')])
  assert.deepEqual([first, second].map(({ errorCode }) => errorCode ?? 'open').toSorted(), [
    'AUTH_LINK_INVALID',
    'open',
  ])
  const linh = (await get<{ list: DeskStaff[] }>(`staff?name=${name}`)).value!.list[0]!
  assert.equal(linh.email, to)
  const late = newName()
  const other = await ask(late, { email: `${late}@people.example` })
  await approve(other.value!.approvalId)
  const old = await invitationTo(house, `${late}@people.example`)
  await sql`update staff.invitation set expires_at = ${new Date(house.parts.clock.now())}
    where staff_id = ${await idOf(late)}`.execute(house.parts.database.db)
  assert.equal((await openBy(house, old)).errorCode, 'AUTH_LINK_INVALID')
})

test('who chose a password and left sets the authenticator up at the next log-in', async () => {
  const name = newName()
  const asked = await ask(name, { email: `${name}@people.example` }, ['SUPPORT'])
  await approve(asked.value!.approvalId)
  await openBy(house, await invitationTo(house, `${name}@people.example`))
  const who = { host: 'desk.localhost', ip: '198.51.99.9', name }
  const again = await logIn(house, who, 'a fresh Lotus 42')
  const opened = await giveCode(house, who, again.value!.ticket, codeAt(house, again.value!.enrol!.secret))
  assert.notEqual(cookieOf(opened), '')
})

test('without an address a printed code is shown to who releases the account, once, and never to who asked', async () => {
  const name = newName()
  const asked = await ask(name)
  assert.deepEqual(Object.keys(asked.value!).toSorted(), ['approvalId', 'expiresAt'])
  const released = await approve(asked.value!.approvalId)
  const code = released.value!.code!
  assert.match(code, /^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/)
  assert.equal((await approve(asked.value!.approvalId)).errorCode, 'APPROVAL_STATE')
  const kept = await sql<{ kept: string }>`select coalesce(string_agg(to_jsonb(a)::text, ''), '') as kept
    from approvals.approval a`.execute(house.parts.database.db)
  for (const reader of [maker, checker])
    for (const path of ['approvals', `audit?objectKind=staff&objectId=${name}`, 'staff'])
      assert.ok(!JSON.stringify((await get(path, reader)).value).includes(code), path)
  assert.ok(!kept.rows[0]!.kept.includes(code))
  const person = await enterBy(house, await idOf(name), code.toLowerCase().replaceAll('-', ' '))
  assert.equal((await get('members', person)).success, true)
  assert.equal((await openBy(house, code)).errorCode, 'AUTH_LINK_INVALID', 'once')
})

test('a code that a former version showed to who asked opens nothing', async () => {
  const name = newName()
  const asked = await ask(name)
  const former = 'ABCD-EFGH-JKLM-NPQR-STUV'
  const way = { way: { codeHash: invitationHash(former).toString('hex') } }
  await sql`update approvals.approval set payload = payload || ${JSON.stringify(way)}::jsonb
    where id = ${asked.value!.approvalId}`.execute(house.parts.database.db)
  const { code } = (await approve(asked.value!.approvalId)).value!
  assert.equal((await openBy(house, former)).errorCode, 'AUTH_LINK_INVALID')
  await enterBy(house, await idOf(name), code!)
})

test('the second person sees whether an address was confirmed', async () => {
  const seen = async (approvalId: string) =>
    (await get<{ list: Approval[] }>('approvals', checker)).value!.list.find(({ id }) => id === approvalId)!.after
  const stateOf = async (approvalId: string) => ((await seen(approvalId)) as { emailState?: string }).emailState
  const name = newName()
  const asked = await ask(name, { email: `${name}@people.example` })
  assert.equal(await stateOf(asked.value!.approvalId), 'UNCONFIRMED')
  await approve(asked.value!.approvalId)
  const id = await idOf(name)
  await enterBy(house, id, await invitationTo(house, `${name}@people.example`))
  for (const [body, state] of [
    [{}, 'CONFIRMED'],
    [{ email: `${name}@elsewhere.example` }, 'UNCONFIRMED'],
  ] as const) {
    const renewed = await post<Awaiting>(`staff/${id}/renew`, body)
    assert.equal(await stateOf(renewed.value!.approvalId), state)
    await post(`approvals/${renewed.value!.approvalId}/withdraw`)
  }
})

test('inviting again takes a second person, ends the former link and is logged', async () => {
  const name = newName()
  const asked = await ask(name, { email: `${name}@people.example` })
  await approve(asked.value!.approvalId)
  const id = await idOf(name)
  const former = await invitationTo(house, `${name}@people.example`)
  const again = await post<Awaiting>(`staff/${id}/invite`, { email: `${name}@other.example` })
  assert.equal(again.status, 202)
  assert.deepEqual(Object.keys(again.value!).toSorted(), ['approvalId', 'expiresAt'])
  assert.equal((await approve(again.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  await approve(again.value!.approvalId)
  assert.equal((await openBy(house, former)).errorCode, 'AUTH_LINK_INVALID')
  const log = await get<{ list: { action: string; after: unknown }[] }>(`audit?objectKind=staff&objectId=${id}`)
  const entry = log.value!.list.find(({ action }) => action === 'staff.invite.asked')
  assert.equal((entry!.after as { email: string }).email, 'n***@other.example', 'masked: the log is kept for ever')
  await enterBy(house, id, await invitationTo(house, `${name}@other.example`))
  assert.equal((await post(`staff/${id}/invite`)).errorCode, 'APPROVAL_STATE', 'the first log-in has been')
})

test('who opened an account and that account are not two people for its first 24 hours', async () => {
  const bob = await newcomer()
  const wanted = async (as: Person) =>
    post<Awaiting>(
      'staff',
      {
        name: newName(),
        shownAs: 'x',
        roles: ['SUPPORT'],
      },
      as,
    )
  for (const [asks, decides] of [
    [maker, bob],
    [bob, maker],
    [checker, bob],
    [bob, checker],
  ] as const) {
    const asked = await wanted(asks)
    assert.equal((await approve(asked.value!.approvalId, decides)).errorCode, 'APPROVAL_SPONSOR')
    const seen = (await get<{ list: Approval[] }>('approvals?state=PENDING', decides)).value!.list.find(
      ({ id }) => id === asked.value!.approvalId,
    )!
    assert.deepEqual([seen.decidable, seen.sponsor], [false, true])
  }
  const third = await newPerson(house, ['ADMINISTRATOR'])
  assert.equal((await approve((await wanted(bob)).value!.approvalId, third)).success, true, 'somebody else may')
  await sql`update staff.sponsor set at = at - interval '25 hours' where staff_id = ${bob.id}`.execute(
    house.parts.database.db,
  )
  const early = await wanted(maker)
  assert.equal(
    (await approve(early.value!.approvalId, bob)).errorCode,
    'APPROVAL_SPONSOR',
    'counted from the first log-in',
  )
  await sql`update staff.account set totp_since = totp_since - interval '25 hours' where id = ${bob.id}`.execute(
    house.parts.database.db,
  )
  assert.equal((await approve(early.value!.approvalId, bob)).success, true)
  const fewer = await post<Awaiting>(`staff/${bob.id}/roles`, { roles: ['SUPPORT'] })
  await approve(fewer.value!.approvalId)
  const still = await wanted(maker)
  assert.equal((await approve(still.value!.approvalId, bob)).errorCode, 'AUTH_FORBIDDEN', 'fewer rights begin nothing')
  const roles = await post<Awaiting>(`staff/${bob.id}/roles`, { roles: ['ADMINISTRATOR'] })
  await approve(roles.value!.approvalId)
  const after = await wanted(maker)
  assert.equal(
    (await approve(after.value!.approvalId, bob)).errorCode,
    'APPROVAL_SPONSOR',
    'new rights begin a day anew',
  )
})

test('a renewed account is not the renewer’s: its former password opens nothing', async () => {
  const bob = await newPerson(house, ['ADMINISTRATOR'])
  const renewed = await post<Awaiting>(`staff/${bob.id}/renew`)
  const { code } = (await approve(renewed.value!.approvalId)).value!
  assert.equal((await logIn(house, bob, bob.password)).errorCode, 'AUTH_BAD_CREDENTIALS')
  const again = await enterBy(house, bob.id, code!, '198.51.99.4')
  const asked = await ask(newName(), {}, ['SUPPORT'])
  assert.equal((await approve(asked.value!.approvalId, again)).errorCode, 'APPROVAL_SPONSOR')
  const closed = await post<Awaiting>(`staff/${bob.id}/renew`)
  assert.equal(closed.status, 202)
})

test('a decision from the maker’s address or browser is flagged', async () => {
  const asked = await ask(newName(), {}, ['SUPPORT'])
  const seenBy = async (who: Person) =>
    (await get<{ list: Approval[] }>('approvals', who)).value!.list.find(({ id }) => id === asked.value!.approvalId)!
  assert.equal((await seenBy(checker)).sameAddress, undefined)
  assert.equal((await seenBy({ ...checker, ip: maker.ip })).sameAddress, true)
  assert.equal((await seenBy(maker)).sameAddress, undefined, 'one’s own says nothing')
  await approve(asked.value!.approvalId, { ...checker, ip: maker.ip })
  assert.equal((await seenBy(maker)).sameAddress, true, 'also once it is decided')
})

test('an address of a colleague opens no other account, asked for or agreed to', async () => {
  const address = `${newName()}@people.example`
  const at = (name: string) => post<Awaiting>('staff', { name, shownAs: 'Somebody', roles: [], email: address })
  const [first, second] = [await at(newName()), await at(newName())]
  assert.equal((await approve(first.value!.approvalId)).errorCode, undefined)
  assert.equal((await approve(second.value!.approvalId)).errorCode, 'APPROVAL_STALE')
  const third = await at(newName())
  assert.deepEqual([third.errorCode, third.fields?.[0]?.patternId], ['VAL_FIELD', 'EMAIL_OF_COLLEAGUE'])
})

test('where no mail goes out an address is refused, a printed code is not', async () => {
  const silent = await openHouse({ MAIL_SENDER: 'off' }, false)
  const here = await newPerson(silent, ['ADMINISTRATOR'])
  const at = actsAt(() => ({ house: silent, maker: here, checker: here }))
  const body = { name: 'anh', shownAs: 'Anh', roles: [] }
  const refused = await at.post('staff', { ...body, email: 'anh@people.example' })
  assert.deepEqual([refused.errorCode, refused.fields?.[0]?.patternId], ['VAL_FIELD', 'MAIL_OFF'])
  assert.equal((await at.post('staff', body)).status, 202)
  await silent.close()
})

test('an invitation of one brand opens nothing at another’s desk, and runs out with its account', async () => {
  const name = newName()
  const asked = await ask(name)
  const { code } = (await approve(asked.value!.approvalId)).value!
  house.advance(DAY + 1_000)
  assert.equal((await openBy(house, code!)).errorCode, 'AUTH_LINK_INVALID')
})
