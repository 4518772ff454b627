import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, test, vi } from 'vitest'
import type { Approved, Awaiting } from '@senluna/contract/desk/approvals.ts'
import type * as contract from '@senluna/contract/desk/members/agents.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { openDesk, type Desk } from '../../approvals/testing/maker-checker.ts'
import { openMessage } from '../../../platform/outgoing/sealed.ts'
import { contactsOf, memberById } from '../../members/index.ts'
import { ratesOf } from '../../rates/index.ts'
import { testEnv, type Somebody } from '../../rounds/testing/house.ts'
import { sealed } from '../../sessions/testing/sealing.ts'
import { call as callAs, newVisitor } from '../../sessions/testing/visitor.ts'
import { askDesk } from '../../staff/testing/desk.ts'
import { moveDue } from '../index.ts'
import { giveRates, newBelow, registerBy } from '../testing/tree.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
beforeEach(() => desk.house.advance(5_000))
afterAll(() => desk.house.close())

const db = () => desk.house.parts.database.db
const post = <Value = unknown>(path: string, body: unknown = {}, as = desk.maker) =>
  askDesk<Value>(desk.house, as, 'POST', `/bo/v1/${path}`, body)
const get = <Value>(path: string) => askDesk<Value>(desk.house, desk.maker, 'GET', `/bo/v1/${path}`)
const approve = (id: string) => post<Approved>(`approvals/${id}/approve`, {}, desk.checker)
const placeOf = async (id: string) => {
  const { rows } = await sql<{ type: number; parent_id: string | null; path: string[] }>`
    select type, parent_id, path::text[] as path from members.member where id = ${id}`.execute(db())
  return rows[0]!
}
const rateOf = async (who: Somebody) => (await ratesOf(db(), [who.member.id])).get(who.member.id)?.RNG
const general = () => newBelow(desk.house, undefined, ACCOUNT_TYPE.GENERAL_AGENT, { RNG: 10_000 })
const moves: string[] = []
/** Carries out what is due, so much later than now. */
const move = (after: number) =>
  moveDue(
    {
      db: db(),
      log: desk.house.parts.log,
      brands: desk.house.parts.brands,
      onMoved: async (_tx, memberId) => void moves.push(memberId),
    },
    later(desk.house.parts.clock.now(), after),
  )
/** Asks for a move and agrees to it. */
async function planned(who: Somebody, to: string) {
  const asked = await post<Awaiting>(`agents/${who.member.id}/move`, { to })
  if (!asked.value) return asked.errorCode
  const done = await approve(asked.value.approvalId)
  return done.errorCode ?? 'planned'
}

test('the operator opens general agents, affiliates, and agents below others', async () => {
  const opened = await post<ReplyOf<typeof contract.openAgent>>('agents', {
    username: 'topagent1',
    type: 2,
    parent: '',
    email: 'Top.Agent@people.example',
  })
  const { id, ...answered } = opened.value!
  assert.deepEqual(answered, { account: 'topagent1', sentTo: 't***@people.example' }, 'and nothing that opens it')
  assert.deepEqual(await placeOf(id), { type: 2, parent_id: null, path: [] })
  assert.equal((await memberById(db(), id))!.passwordHash, null)
  const email = 'other@people.example'
  const below = await post<{ id: string }>('agents', { username: 'underagent1', type: 1, parent: 'TopAgent1', email })
  assert.deepEqual(await placeOf(below.value!.id), { type: 1, parent_id: id, path: [id] })
  assert.ok((await post('agents', { username: 'affiliate1', type: 41, parent: '', email })).value)
  for (const [body, refusal] of [
    [{ username: 'x', type: 2, parent: '' }, 'REG_FIELD'],
    [{ username: 'topagent1', type: 2, parent: '' }, 'REG_USERNAME_TAKEN'],
    [{ username: 'topagent2', type: 1, parent: '' }, 'VAL_FIELD'],
    [{ username: 'topagent2', type: 2, parent: 'topagent1' }, 'VAL_FIELD'],
    [{ username: 'topagent2', type: 1, parent: 'affiliate1' }, 'VAL_FIELD'],
    [{ username: 'topagent2', type: 2, parent: '', email: 'nobody' }, 'REG_FIELD'],
  ] as const)
    assert.equal((await post('agents', { email, ...body })).errorCode, refusal, JSON.stringify(body))
  const found = await get<ReplyOf<typeof contract.agentTree>>(`agents?parentId=${id}`)
  assert.deepEqual(
    [found.value!.list.map(({ account }) => account), found.value!.crumbs.map(({ account }) => account)],
    [['underagent1'], ['topagent1']],
  )
})

test('where no mail is sent nobody is opened: the link could not reach them', async () => {
  const { outgoing } = desk.house.parts.codes
  const can = vi.spyOn(outgoing, 'can').mockReturnValue('off')
  const body = { username: 'mailless1', type: 2, parent: '', email: 'mailless@people.example' }
  assert.equal((await post('agents', body)).errorCode, 'SMS_DISABLED')
  can.mockRestore()
  assert.ok((await post('agents', body)).value)
})

test('the link to a first password goes to its person alone, works once and shows that the address is theirs', async () => {
  const email = 'first@people.example'
  const opened = await post<ReplyOf<typeof contract.openAgent>>('agents', {
    username: 'linkagent1',
    type: 2,
    parent: '',
    email,
  })
  const { id } = opened.value!
  const { rows } = await sql<{ id: string; sealed: Buffer }>`select id, sealed from platform.outgoing`.execute(db())
  const mails = rows.map((row) => openMessage(testEnv('').KEY_SECRET ?? '', row.id, row.sealed))
  const mail = mails.find((item) => item.kind === 'mail' && item.to === email)
  const token = mail?.kind === 'mail' && /\/reset#token=([\w-]{43})/.exec(mail.text)?.[1]
  assert.ok(token)
  assert.equal(JSON.stringify(opened).includes(token), false, 'whoever opened the account has no way in')
  const audited = await sql<{
    entries: string
  }>`select coalesce(string_agg(after::text, ' '), '') as entries from audit.entry
    where object_id = ${id}`.execute(db())
  assert.doesNotMatch(audited.rows[0]!.entries, new RegExp(`${token}|first@`))
  const body = { token, newPassword: 'RiverStone43', confirmNewPassword: 'RiverStone43' }
  const path = '/wps/member/password/link'
  const { app, log, parts } = desk.house
  const visitor = newVisitor()
  const set = async () => {
    const jwe = await sealed({ app, log, clock: parts.clock }, visitor, 'POST', path, body)
    return callAs({ app, log }, visitor, 'POST', path, { jwe })
  }
  assert.equal((await set()).errorCode, undefined)
  assert.equal((await set()).errorCode, 'AUTH_LINK_INVALID')
  assert.ok((await contactsOf(db(), id)).email!.verifiedAt)
  assert.notEqual((await memberById(db(), id))!.passwordHash, null)
  const taken = { username: 'linkagent2', type: 2, parent: '', email: 'FIRST@people.example' }
  assert.equal((await post('agents', taken)).errorCode, 'REG_EMAIL_TAKEN')
})

test('a name is looked for in the whole line, and an account says where it stands', async () => {
  const [top, other] = [await general(), await general()]
  const agent = await newBelow(desk.house, top, ACCOUNT_TYPE.AGENT)
  const member = await newBelow(desk.house, agent, ACCOUNT_TYPE.MEMBER)
  const names = async (parentId: string) => {
    const found = await get<ReplyOf<typeof contract.agentTree>>(
      `agents?parentId=${parentId}&name=${member.member.userName}`,
    )
    return found.value!.list.map(({ account }) => account)
  }
  assert.deepEqual(await names(top.member.id), [member.member.userName])
  assert.deepEqual(await names(other.member.id), [])
  const { value } = await get<ReplyOf<typeof contract.treeAccountDetails>>(`agents/${member.member.id}`)
  assert.deepEqual(
    value!.line.map(({ account }) => account),
    [top.member.userName, agent.member.userName],
  )
})

test('rates are set by two people, and those below fall with them; what was is kept', async () => {
  const top = await general()
  const below = await newBelow(desk.house, top, ACCOUNT_TYPE.AGENT, { RNG: 9_000 })
  const asked = await post<Awaiting>(`agents/${top.member.id}/rates`, { rates: { RNG: 7_000 } })
  assert.equal(await rateOf(top), 10_000)
  assert.equal((await post(`agents/${top.member.id}/rates`, { rates: { RNG: 6_000 } })).errorCode, 'APPROVAL_OPEN')
  await approve(asked.value!.approvalId)
  assert.deepEqual([await rateOf(top), await rateOf(below)], [7_000, 7_000])
  const { value } = await get<ReplyOf<typeof contract.treeAccountDetails>>(`agents/${top.member.id}`)
  assert.deepEqual([value!.changes[0]!.from, value!.changes[0]!.to], [10_000, 7_000])
  const ask = (RNG: number) => post<Awaiting>(`agents/${below.member.id}/rates`, { rates: { RNG } })
  assert.equal((await ask(8_000)).errorCode, 'AGT_RATE_RANGE')
  const late = await ask(6_900)
  await giveRates(desk.house, top, { RNG: 1_000 })
  assert.equal((await approve(late.value!.approvalId)).errorCode, 'APPROVAL_STALE')
})

test('types: a member becomes an agent, an agent without downlines a member, an agent a general one', async () => {
  const top = await general()
  const agent = await newBelow(desk.house, top, ACCOUNT_TYPE.MEMBER)
  const type = (who: Somebody, to: number) => post(`agents/${who.member.id}/type`, { type: to })
  assert.equal((await type(agent, 2)).errorCode, 'VAL_FIELD')
  assert.ok((await type(agent, 1)).value)
  const below = await newBelow(desk.house, agent, ACCOUNT_TYPE.AGENT)
  const deeper = await newBelow(desk.house, below, ACCOUNT_TYPE.MEMBER)
  assert.equal((await type(agent, 0)).errorCode, 'AGT_HAS_DOWNLINES')
  const asked = (await type(agent, 2)).value as Awaiting
  const stood = await placeOf(agent.member.id)
  assert.deepEqual([stood.type, stood.path], [1, [top.member.id]], 'one person alone takes no line from its agent')
  assert.equal((await type(agent, 2)).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(asked.approvalId)).errorCode, undefined)
  const ids = [agent, below, deeper].map(({ member }) => member.id)
  assert.deepEqual(await placeOf(ids[0]!), { type: 2, parent_id: null, path: [] })
  assert.deepEqual((await placeOf(ids[2]!)).path, [ids[0], ids[1]])
  assert.ok((await type(below, 1)).errorCode)
  const { errorCode } = await post(`agents/${crypto.randomUUID()}/type`, { type: 1 })
  assert.equal(errorCode, 'SYS_NOT_FOUND')
})

test('a move by two people happens at the next midnight, with everybody below; rates fall to match', async () => {
  const [from, to] = [await general(), await newBelow(desk.house, undefined, 2, { RNG: 5_000 })]
  const agent = await newBelow(desk.house, from, ACCOUNT_TYPE.AGENT, { RNG: 9_000 })
  const member = await newBelow(desk.house, agent, ACCOUNT_TYPE.MEMBER, { RNG: 8_000 })
  assert.equal(await planned(agent, to.member.userName), 'planned')
  assert.equal(await move(0), 0)
  assert.deepEqual((await placeOf(agent.member.id)).path, [from.member.id])
  const before = desk.house.parts.clock.now()
  assert.equal(await move(DAY), 1)
  assert.deepEqual((await placeOf(agent.member.id)).path, [to.member.id])
  assert.deepEqual((await placeOf(member.member.id)).path, [to.member.id, agent.member.id])
  assert.deepEqual([await rateOf(agent), await rateOf(member)], [5_000, 5_000])
  assert.ok(moves.includes(agent.member.id), 'whoever waits for it hears')
  const { rows } = await sql<{ path: string[] }>`select path::text[] as path
    from members.place_at(${member.member.id}, ${new Date(before)})`.execute(db())
  assert.deepEqual(rows[0]!.path, [from.member.id, agent.member.id], 'where it stood is kept')
})

test('what may not be moved where', async () => {
  const top = await general()
  const agent = await newBelow(desk.house, top, ACCOUNT_TYPE.AGENT)
  const below = await newBelow(desk.house, agent, ACCOUNT_TYPE.AGENT)
  const member = await newBelow(desk.house, top, ACCOUNT_TYPE.MEMBER)
  let deep = await general()
  for (let level = 0; level < 9; level++) deep = await newBelow(desk.house, deep)
  for (const [who, to, refusal] of [
    [agent, below.member.userName, 'VAL_FIELD'],
    [agent, agent.member.userName, 'VAL_FIELD'],
    [agent, top.member.userName, 'VAL_FIELD'],
    [agent, member.member.userName, 'VAL_FIELD'],
    [agent, '', 'VAL_FIELD'],
    [agent, 'nobodyatall', 'VAL_FIELD'],
    [top, deep.member.userName, 'VAL_FIELD'],
    [agent, deep.member.userName, 'AGT_DEPTH'],
  ] as const)
    assert.equal(await planned(who, to), refusal, `${who.member.userName} to ${to}`)
})

test('an account that opens below a moving agent stands below the new one, too', async () => {
  const [from, to] = [await general(), await general()]
  const agent = await newBelow(desk.house, from, ACCOUNT_TYPE.AGENT)
  await sql`insert into referrals.ref_code (merchant_id, code, kind, owner_id, created_at)
    values ('senluna', 'MOVING01', 'AGENT_LINK', ${agent.member.id}, now())`.execute(db())
  assert.equal(await planned(agent, to.member.userName), 'planned')
  const [, ...opened] = await Promise.all([
    move(DAY),
    ...Array.from({ length: 4 }, () => registerBy(desk.house, 'MOVING01')),
  ])
  for (const { member } of opened) assert.deepEqual((await placeOf(member.id)).path, [to.member.id, agent.member.id])
})

test('codes of agents: taken ones and foreign domains are refused, a closed one is over', async () => {
  const agent = await general()
  const add = (body: unknown, who = agent) => post(`agents/${who.member.id}/codes`, body)
  assert.equal((await add({ code: 'lotus9', domain: '' })).errorCode, undefined)
  assert.equal((await add({ code: 'LOTUS9', domain: '' })).errorCode, 'AGT_CODE_TAKEN')
  assert.equal((await add({ code: 'LOTUS10', domain: 'elsewhere.example' })).errorCode, 'VAL_FIELD')
  const [host = ''] = desk.house.parts.brands.find(({ merchantCode }) => merchantCode === 'senluna')!.hosts
  const asked = await add({ code: 'LOTUS11', domain: host })
  const codes = async () =>
    (await get<ReplyOf<typeof contract.treeAccountDetails>>(`agents/${agent.member.id}`)).value!.codes
  assert.deepEqual([asked.status, (await codes()).length], [202, 1], 'nobody alone leads a domain to an agent')
  assert.equal((await approve((asked.value as Awaiting).approvalId)).errorCode, undefined)
  assert.ok((await codes()).some(({ code, domain }) => code === 'LOTUS11' && domain === host))
  const late = await add({ code: 'LOTUS12', domain: host })
  assert.equal((await add({ code: 'LOTUS12', domain: '' })).errorCode, undefined)
  assert.equal((await approve((late.value as Awaiting).approvalId)).errorCode, 'APPROVAL_STALE')
  const close = () => askDesk(desk.house, desk.maker, 'DELETE', `/bo/v1/agents/${agent.member.id}/codes/LOTUS9`)
  assert.ok((await close()).value)
  assert.equal((await close()).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual(
    (await codes()).find(({ code }) => code === 'LOTUS9'),
    { code: 'LOTUS9', domain: null, uses: 0, open: false, opened: 0, firstDeposits: 0 },
  )
})
