import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { ClosedAccount } from '@senluna/contract/desk/money/accounts.ts'
import { DAY } from '@senluna/kit/time.ts'
import { eraseClosed } from '../jobs.ts'
import { loggedIn, logIn, openBench, PASSWORD, send, type Account, type Bench } from '../testing/account.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let bench: Bench
let admin: Person
let colleague: Person
beforeAll(async () => {
  bench = await openBench()
  admin = await newPerson(bench, ['ADMINISTRATOR'])
  colleague = await newPerson(bench, ['ADMINISTRATOR'])
})
afterAll(() => bench.close())

const db = () => bench.parts.database.db
async function closed(reason = 'a test of ours'): Promise<Account> {
  const who = await loggedIn(bench)
  const body = { password: PASSWORD, confirmation: who.userName, reason }
  const reply = await send(bench, who, 'POST', '/wps/v2/security/closure', body)
  assert.equal(reply.errorCode, undefined)
  return who
}
const list = (as: Person, query = '') =>
  askDesk<{ list: ClosedAccount[]; next?: string }>(bench, as, 'GET', `/bo/v1/accounts/closed?${query}`)
const reopen = (as: Person, id: string, headers: Record<string, string> = {}) =>
  askDesk<Awaiting>(bench, as, 'POST', `/bo/v1/accounts/${id}/reopen`, {}, headers)
const agree = (id: string, as = colleague) => askDesk(bench, as, 'POST', `/bo/v1/approvals/${id}/approve`)
const states = async (who: Account) => {
  const { rows } = await sql<{ state: number }>`select state from ledger.account where owner_id = ${who.id}`.execute(
    db(),
  )
  return new Set(rows.map(({ state }) => state))
}

test('a closed account is listed, opened again with a reason, and logs in as before', async () => {
  const who = await closed('too much of it')
  assert.equal((await logIn(bench, who)).errorCode, 'AUTH_DISABLED')
  assert.deepEqual(await states(who), new Set([2]))
  const row = (await list(admin, `name=${who.userName.toUpperCase()}`)).value!.list[0]!
  assert.deepEqual([row.id, row.reason, row.givenUp], [who.id, 'too much of it', '10000000'])
  assert.equal((await reopen(admin, who.id, { 'x-reason': '' })).errorCode, 'VAL_FIELD', 'not without a reason')
  const asked = await reopen(admin, who.id)
  assert.equal(asked.status, 202)
  assert.equal((await logIn(bench, who)).errorCode, 'AUTH_DISABLED', 'one person alone opens nothing')
  assert.equal((await agree(asked.value!.approvalId, admin)).errorCode, 'APPROVAL_OWN')
  assert.equal((await agree(asked.value!.approvalId)).success, true)
  assert.deepEqual((await list(admin, `name=${who.userName}`)).value!.list, [])
  assert.deepEqual(await states(who), new Set([0]))
  assert.equal((await logIn(bench, who)).success, true)
  const { rows } = await sql<{ action: string; reason: string }>`select action, reason from audit.entry
    where object_kind = 'member' and object_id = ${who.id}`.execute(db())
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['accounts.reopen.asked', 'accounts.reopen.approved'],
  )
  const published = await sql<{ payload: { what: string } }>`select payload from platform.outbox
    where audience = ${who.id} and topic = 'securityChanged' order by id desc limit 1`.execute(db())
  assert.equal(published.rows[0]!.payload.what, 'reopened')
  assert.equal((await reopen(admin, who.id)).errorCode, 'SYS_NOT_FOUND', 'it is open already')
  await eraseClosed(bench.parts.security, bench.parts.clock.now())
  const kept = await sql<{
    password_hash: string
  }>`select password_hash from members.member where id = ${who.id}`.execute(db())
  assert.ok(kept.rows[0]!.password_hash)
})

test('what begins with other letters, another brand’s, one that is none and one without the right are refused', async () => {
  const who = await closed()
  assert.deepEqual((await list(admin, 'name=%25')).value!.list, [], 'no pattern')
  const abroad = await newPerson(bench, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.deepEqual((await list(abroad)).value!.list, [])
  for (const [as, id] of [
    [abroad, who.id],
    [admin, 'x'],
    [admin, '00000000-0000-7000-8000-000000000000'],
  ] as const)
    assert.equal((await reopen(as, id)).errorCode, 'SYS_NOT_FOUND')
  const support = await newPerson(bench, ['SUPPORT'])
  assert.equal((await list(support)).success, true)
  assert.equal((await reopen(support, who.id)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await list(await newPerson(bench, ['MODERATOR']))).errorCode, 'AUTH_FORBIDDEN')
})

test('of two at once one asks; pages go by key', async () => {
  const [first, second] = [await closed(), await closed()]
  const page = (await list(admin, 'pageSize=1')).value!
  assert.equal(page.list[0]!.id, second.id)
  const next = (await list(admin, `pageSize=1&after=${page.next}`)).value!
  assert.equal(next.list[0]!.id, first.id)
  const both = await Promise.all([reopen(admin, first.id), reopen(admin, first.id)])
  assert.deepEqual(both.map((reply) => reply.errorCode ?? 'asked').sort(), ['APPROVAL_OPEN', 'asked'])
})

test('an erased account is not opened again', async () => {
  const who = await closed()
  const asked = await reopen(admin, who.id)
  await sql`update security.closure set erase_at = ${new Date(bench.parts.clock.now() - DAY)} where member_id = ${who.id}`.execute(
    db(),
  )
  await eraseClosed(bench.parts.security, bench.parts.clock.now())
  assert.equal((await reopen(admin, who.id)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await agree(asked.value!.approvalId)).errorCode, 'APPROVAL_STALE', 'nor one that was asked for before')
  assert.deepEqual((await list(admin, `name=${who.userName}`)).value!.list, [])
})
