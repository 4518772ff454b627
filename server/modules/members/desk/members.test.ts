import assert from 'node:assert/strict'
import type { Approved, Awaiting } from '@senluna/contract/desk/approvals.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import {
  LOCKS,
  MEMBER_FACTS,
  type DeskMember,
  type DeskPosting,
  type Lock,
  type MemberFact,
  type MemberDetails,
} from '@senluna/contract/desk/members/members.ts'
import {
  askAs,
  enter,
  launch,
  launchTokenOf,
  newSession,
  newSomebody,
  sit,
  openHouse,
  type House,
} from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let admin: Person
let auditor: Person
let colleague: Person
beforeAll(async () => {
  house = await openHouse()
  admin = await newPerson(house, ['ADMINISTRATOR'])
  auditor = await newPerson(house, ['AUDITOR'])
  colleague = await newPerson(house, ['RISK'])
})
afterAll(() => house.close())

type List<Row> = { list: Row[]; next?: string }
const list = (query = '', as = admin) => askDesk<List<DeskMember>>(house, as, 'GET', `/bo/v1/members${query}`)
const whole = (id: string, as = admin) => askDesk<MemberDetails>(house, as, 'GET', `/bo/v1/members/${id}`)
const act = <Value = DeskMember>(id: string, what: string, body: unknown = {}, as = admin) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/members/${id}/${what}`, body)
const decide = (id: string, as = colleague) => askDesk<Approved>(house, as, 'POST', `/bo/v1/approvals/${id}/approve`)
/** Asks to lift a lock, and lets a colleague agree. */
async function unlock(id: string, kind: Lock) {
  const asked = await act<Awaiting>(id, 'lock', { kind, on: false })
  assert.equal(asked.status, 202)
  assert.equal((await decide(asked.value!.approvalId)).success, true)
}
const entries = async (id: string) => {
  const { rows } = await sql<{ action: string; after: unknown }>`select action, after from audit.entry
    where object_kind = 'member' and object_id = ${id} order by seq`.execute(house.parts.database.db)
  return rows
}

test('members are listed newest first, by key, by name, label, state and lock; each look is written down', async () => {
  const first = await newSomebody(house)
  house.advance(1_000)
  const second = await newSomebody(house)
  const page = await list('?pageSize=1')
  assert.equal(page.value!.list[0]!.id, second.member.id)
  const next = await list(`?pageSize=1&after=${page.value!.next}`)
  assert.equal(next.value!.list[0]!.id, first.member.id)
  const byName = await list(`?name=${first.member.userName.toUpperCase()}`)
  assert.deepEqual(
    byName.value!.list.map((member) => member.userName),
    [first.member.userName],
  )
  assert.equal(byName.value!.list[0]!.balance, '10000000')
  assert.deepEqual((await list('?name=%25')).value!.list, [], 'a sign of a pattern is a sign')
  await act(first.member.id, 'label', { label: 'VIP-DESK' })
  assert.equal((await list('?label=VIP-DESK')).value!.list[0]!.id, first.member.id)
  assert.deepEqual((await list('?state=EXCLUDED')).value!.list, [])
  const trial = await newSomebody(house, 4)
  assert.ok((await list('?kind=TRIAL')).value!.list.some((member) => member.id === trial.member.id))
  assert.ok(!(await list()).value!.list.some((member) => member.id === trial.member.id))
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from audit.entry
    where action = 'members.list' and actor_id = ${admin.id}`.execute(house.parts.database.db)
  assert.ok(rows[0]!.n >= 7n)
  for (const bad of ['?after=x', '?state=OTHER', '?pageSize=1000', '?from=2026-02-30', '?label=%00'])
    assert.equal((await list(bad)).errorCode, 'VAL_FIELD', bad)
})

test('the export holds what the list holds, harmless for a spreadsheet, and is written down', async () => {
  const somebody = await newSomebody(house)
  await act(somebody.member.id, 'label', { label: '=1+1' })
  const taken = await askDesk<{ csv: string; rows: number; more: boolean }>(
    house,
    admin,
    'POST',
    `/bo/v1/members/export?name=${somebody.member.userName}`,
  )
  const [names, row] = taken.value!.csv.replace('\uFEFF', '').split('\r\n')
  assert.deepEqual(names!.split(',').slice(0, 3), ['id', 'userName', 'nickname'])
  assert.ok(row!.includes(",'=1+1,"), row)
  assert.deepEqual([taken.value!.rows, taken.value!.more], [1, false])
  const { rows } = await sql<{ after: unknown }>`select after from audit.entry where action = 'members.export'
    order by seq desc limit 1`.execute(house.parts.database.db)
  assert.deepEqual(rows[0]!.after, { filters: { name: somebody.member.userName }, rows: 1 })
  const refused = await askDesk(house, auditor, 'POST', '/bo/v1/members/export')
  assert.equal(refused.errorCode, 'AUTH_FORBIDDEN')
})

test('a profile is masked; showing it needs a reason and the right, and names the fields in the audit log', async () => {
  const { member } = await newSomebody(house)
  await sql`insert into members.contact (member_id, kind, merchant_id, value) values (${member.id}, 'email', 'senluna', 'somebody@example.com')`.execute(
    house.parts.database.db,
  )
  const read = await whole(member.id)
  assert.equal(read.value!.email, 's***@example.com')
  const shown = await act<{ fields: Record<string, string> }>(member.id, 'reveal')
  assert.equal(shown.value!.fields.email, 'somebody@example.com')
  assert.equal((await act(member.id, 'reveal', {}, auditor)).errorCode, 'AUTH_FORBIDDEN')
  for (const unseen of ['%E2%80%8B%E2%80%8B%E2%80%8B', '%00%00%00a', '%20%20%C2%A0ab']) {
    const headers = { 'x-reason': unseen }
    const none = await askDesk(house, admin, 'POST', `/bo/v1/members/${member.id}/reveal`, {}, headers)
    assert.equal(none.errorCode, 'VAL_FIELD', `${unseen} says nothing`)
  }
  const without = await askDesk(house, admin, 'POST', `/bo/v1/members/${member.id}/reveal`, {}, { 'x-reason': '' })
  assert.equal(without.errorCode, 'VAL_FIELD')
  const written = await entries(member.id)
  assert.deepEqual(
    written.map((entry) => entry.action),
    ['members.read', 'members.reveal'],
  )
  assert.deepEqual(written[1]!.after, { fields: ['email'] })
  assert.ok(!JSON.stringify(written).includes('somebody@example.com'), 'what was shown is not kept')
})

test('a locked log-in ends the sessions and opens none; unlocked it opens again', async () => {
  const somebody = await newSomebody(house)
  const locked = await act(somebody.member.id, 'lock', { kind: 'LOGIN', on: true })
  assert.deepEqual(locked.value!.locks, ['LOGIN'])
  assert.equal((await askAs(house, somebody, 'GET', '/wps/v2/wallets/balance')).status, 401)
  await assert.rejects(newSession(house, somebody.member), /AUTH_DISABLED/)
  const [lock] = (await whole(somebody.member.id)).value!.lockReasons
  assert.deepEqual([lock!.kind, lock!.reason], ['LOGIN', 'a test'])
  const support = await newPerson(house, ['SUPPORT'])
  const read = await whole(somebody.member.id, support)
  assert.deepEqual(
    read.value!.lockReasons.map(({ kind, reason }) => [kind, reason]),
    [['LOGIN', undefined]],
    'why is for who reads notes',
  )
  assert.ok((await list('?lock=LOGIN')).value!.list.some((member) => member.id === somebody.member.id))
  await unlock(somebody.member.id, 'LOGIN')
  assert.ok((await newSession(house, somebody.member)).handle)
})

test('who is kept from play opens no game, and the open one ends; lifted it opens again', async () => {
  const somebody = await newSomebody(house)
  const token = launchTokenOf(await launch(house, somebody))
  await sit(house, somebody)
  await act(somebody.member.id, 'lock', { kind: 'BET', on: true })
  assert.equal((await launch(house, somebody)).errorCode, 'AUTH_RESTRICTED')
  const late = await enter(house, token, {}, { host: 'play.localhost' })
  assert.ok(['AUTH_RESTRICTED', 'GAME_LAUNCH_FAILED'].includes(late.errorCode!), late.errorCode ?? 'let in')
  const { rows } =
    await sql`select from rounds.game_session where owner_id = ${somebody.member.id} and ended_at is null`.execute(
      house.parts.database.db,
    )
  assert.equal(rows.length, 0)
  await unlock(somebody.member.id, 'BET')
  assert.equal((await launch(house, somebody)).success, true)
})

test('log-out, notes and resets do what they say and are written down without secrets', async () => {
  const somebody = await newSomebody(house)
  const { id } = somebody.member
  const out = await act<{ ended: number }>(id, 'logout')
  assert.equal(out.value!.ended, 1)
  await act(id, 'notes', { text: 'asked twice about his limits' })
  const notes = await askDesk<List<MemberFact>>(house, admin, 'GET', `/bo/v1/members/${id}/facts?of=notes`)
  assert.deepEqual(
    notes.value!.list.map((note) => [note.detail, note.by]),
    [['asked twice about his limits', admin.name]],
  )
  const reset = await act<Awaiting>(id, 'reset', { what: 'PASSWORD' })
  const { code = '' } = (await decide(reset.value!.approvalId)).value!
  assert.match(code, /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{12}$/)
  assert.equal((await act(id, 'reset', { what: 'OTHER' })).errorCode, 'VAL_FIELD')
  assert.equal((await act(id, 'notes', { text: '' })).errorCode, 'VAL_FIELD')
  const written = JSON.stringify(await entries(id))
  assert.ok(!written.includes(code) && !written.includes('asked twice'))
})

test('postings, bets and every kind of record are read by key', async () => {
  const somebody = await newSomebody(house)
  const { id } = somebody.member
  const postings = await askDesk<List<DeskPosting>>(house, admin, 'GET', `/bo/v1/members/${id}/postings?pageSize=1`)
  assert.deepEqual(
    postings.value!.list.map((posting) => [posting.type, posting.amount, posting.balance]),
    [[910, '10000000', '10000000']],
  )
  assert.equal((await askDesk(house, admin, 'GET', `/bo/v1/members/${id}/bets`)).success, true)
  for (const part of MEMBER_FACTS)
    assert.equal((await askDesk(house, admin, 'GET', `/bo/v1/members/${id}/facts?of=${part}`)).success, true, part)
  assert.equal(
    (await askDesk(house, admin, 'GET', `/bo/v1/members/${id}/facts?of=changes&after=x`)).errorCode,
    'VAL_FIELD',
  )
  assert.equal((await askDesk(house, admin, 'GET', `/bo/v1/members/${id}/postings?after=x`)).errorCode, 'VAL_FIELD')
})

test('a device says who else came from it; pages of it go on by key', async () => {
  const [player, otherPlayer] = [await newSomebody(house), await newSomebody(house)]
  await sql`update sessions.session set device_id = 'a-shared-device' where member_id in (${player.member.id}, ${otherPlayer.member.id})`.execute(
    house.parts.database.db,
  )
  await sql`insert into sessions.session select (gen_random_uuid()), merchant_id, member_id, user_name, type, sha256(id::text::bytea),
      sha256(id::text::bytea || 'x'), weak_password, password_expired, password_change_required, 'another-device', device_name, ip,
      created_at, seen_at - interval '1 hour', expires_at from sessions.session where member_id = ${player.member.id}`.execute(
    house.parts.database.db,
  )
  const read = async (query: string) =>
    (
      await askDesk<List<MemberFact>>(
        house,
        admin,
        'GET',
        `/bo/v1/members/${player.member.id}/facts?of=devices&pageSize=1${query}`,
      )
    ).value!
  const first = await read('')
  assert.match(first.list[0]!.detail, new RegExp(`⇄ ${otherPlayer.member.userName}$`))
  const second = await read(`&after=${first.next}`)
  assert.ok(second.list[0]!.detail.startsWith('another-devi'), second.list[0]!.detail)
  assert.equal(second.next, undefined)
})

test('another brand’s member, a stranger and no id at all are not found', async () => {
  const somebody = await newSomebody(house)
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const [id, as] of [
    [somebody.member.id, abroad],
    ['00000000-0000-7000-8000-000000000000', admin],
    ['x', admin],
  ] as const) {
    assert.equal((await whole(id, as)).errorCode, 'SYS_NOT_FOUND')
    for (const [what, body] of [
      ['reveal', {}],
      ['lock', { kind: 'LOGIN', on: true }],
      ['label', { label: 'x' }],
      ['notes', { text: 'xyz' }],
      ['logout', {}],
      ['reset', { what: 'PASSWORD' }],
    ] as const)
      assert.equal((await act(id, what, body, as)).errorCode, 'SYS_NOT_FOUND', what)
    for (const part of ['postings', 'bets', 'facts?of=notes'])
      assert.equal((await askDesk(house, as, 'GET', `/bo/v1/members/${id}/${part}`)).errorCode, 'SYS_NOT_FOUND', part)
  }
})

test('of two who set the same lock at once both are answered and it stands once', async () => {
  const { member } = await newSomebody(house)
  const both = await Promise.all([1, 2].map(() => act(member.id, 'lock', { kind: 'MONEY', on: true })))
  assert.deepEqual(
    both.map((reply) => reply.value!.locks),
    [['MONEY'], ['MONEY']],
  )
  const { rows } = await sql`select from members.lock where member_id = ${member.id}`.execute(house.parts.database.db)
  assert.equal(rows.length, 1)
})

test('one person locks; every lock is lifted by two, one request a member at a time', async () => {
  const { member } = await newSomebody(house)
  const locks = async () => (await whole(member.id)).value!.locks
  for (const kind of LOCKS) await act(member.id, 'lock', { kind, on: true })
  const asked = await act<Awaiting>(member.id, 'lock', { kind: 'MONEY', on: false })
  assert.deepEqual(await locks(), ['BET', 'LOGIN', 'MONEY'], 'nothing is lifted yet')
  assert.equal((await act(member.id, 'lock', { kind: 'LOGIN', on: false })).errorCode, 'APPROVAL_OPEN')
  assert.equal((await decide(asked.value!.approvalId, admin)).errorCode, 'APPROVAL_OWN')
  assert.equal((await decide(asked.value!.approvalId)).success, true)
  assert.deepEqual(await locks(), ['BET', 'LOGIN'])
  assert.deepEqual((await act(member.id, 'lock', { kind: 'MONEY', on: false })).value!.locks, ['BET', 'LOGIN'])
  const late = await act<Awaiting>(member.id, 'lock', { kind: 'BET', on: false })
  await sql`delete from members.lock where member_id = ${member.id}`.execute(house.parts.database.db)
  assert.equal((await decide(late.value!.approvalId)).errorCode, 'APPROVAL_STALE', 'it is lifted already')
})
