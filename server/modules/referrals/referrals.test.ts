import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { ownReferral } from '@senluna/contract/member/referrals.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { changeState, isInTeam, maskedName, openMember, type Line } from '../members/index.ts'
import { newName, playFree, register } from '../sessions/testing/account.ts'
import { openSite, type Site } from '../sessions/testing/site.ts'
import { call, newVisitor } from '../sessions/testing/visitor.ts'
import { closeCode, findCode, insertCode, openLink, type RefCode } from './index.ts'

let site: Site
beforeAll(async () => {
  // The codes are fields of the form here; the affiliate's domain is a second host of the brand.
  site = await openSite((brand) => ({
    ...brand,
    hosts: brand.merchantCode === 'senluna' ? [...brand.hosts, 'lotus.localhost'] : brand.hosts,
    register: brand.register.map((rule) => ({
      ...rule,
      enabled: rule.enabled || rule.field === 'affiliateCode' || rule.field === 'recommenderId',
    })),
  }))
})
afterAll(() => site.close())

const senluna = () => site.settings.brands.byHost('localhost')!
const now = () => site.clock.now()

/** Opens an account of a type that nobody registers as. */
async function opened(type: AccountType, line?: Line): Promise<{ id: Id<'member'>; userName: string }> {
  const wanted = { userName: newName(), type, passwordHash: null, nickname: `${type}`, language: 'VI' }
  return site.db
    .transaction()
    .execute((tx) =>
      openMember(tx, site.members, senluna(), { ...wanted, ...(line && { beginning: { line } }) }, now()),
    )
}

let codes = 0
/** An affiliate's code. */
async function affiliate(more: Partial<RefCode> = {}, type: AccountType = 41) {
  const owner = await opened(type)
  const code = `LOTUS${String(++codes).padStart(3, '0')}`
  const plain = { kind: 'AFFILIATE', ownerId: owner.id, opens: 0, domain: null, validUntil: null, maxUses: 0 } as const
  assert.ok(await insertCode(site.db, merchantCode('senluna'), { ...plain, code, ...more }, now()))
  return { owner, code }
}

const link = (ownerId: Id<'member'>, more = {}) =>
  site.db
    .transaction()
    .execute((tx) =>
      openLink(tx, senluna(), ownerId, { opens: 0, validDays: 0, maxUses: 0, channel: '', note: '', ...more }, now()),
    )

/** A member, registered, and the code it gives away. */
async function referrer(more: Record<string, unknown> = {}) {
  const visitor = newVisitor()
  const { value } = await register(site, visitor, more)
  const own = await call<{ code: string; url: string; registered: number }>(site, visitor, 'GET', '/wps/v2/referral')
  return { visitor, id: id<'member'>(value!.id), ...own.value! }
}

interface Brought {
  refused?: string | undefined
  fields?: string[] | undefined
  id?: Id<'member'>
  parent_id?: string | null
  path?: string[]
  referrer_id?: string | null
  type?: number
  registration?: Record<string, string>
}

/** Registers with these codes; answers the refusal, or where the account stands. */
async function brought(more: Record<string, unknown>, host = 'localhost'): Promise<Brought> {
  const reply = await register(site, newVisitor({ host }), more)
  if (!reply.success) return { refused: reply.errorCode, fields: reply.fields?.map(({ field }) => field) }
  const { rows } = await sql<Omit<Brought, 'id' | 'refused' | 'fields'>>`
    select parent_id, path::text[] as path, referrer_id, type, registration from members.member
    where id = ${reply.value!.id}`.execute(site.db)
  return { ...rows[0], id: id<'member'>(reply.value!.id) }
}

const uses = async (code: string) => (await findCode(site.db, merchantCode('senluna'), code))?.uses

test('whoever comes by nobody stands below the house', async () => {
  const { parent_id, path, referrer_id } = await brought({})
  assert.deepEqual({ parent_id, path, referrer_id }, { parent_id: null, path: [], referrer_id: null })
})

test("a member's code: below the member's own agent, brought by the member", async () => {
  const agent = await opened(1)
  const { code } = await link(agent.id)
  const member = await referrer({ referralCode: code })
  assert.match(member.code, /^[0-9A-HJKMNP-TV-Z]{8}$/)
  assert.equal(member.url, `http://localhost/register?referralCode=${member.code}`)
  const friend = await brought({ referralCode: member.code.toLowerCase() })
  assert.equal(friend.parent_id, agent.id)
  assert.deepEqual(friend.path, [agent.id])
  assert.equal(friend.referrer_id, member.id)
  assert.equal(friend.registration?.broughtBy, 'MEMBER_REFERRAL')
  assert.equal(friend.registration?.referralCode, member.code.toLowerCase())
  const again = await call<{ code: string; registered: number }>(site, member.visitor, 'GET', '/wps/v2/referral')
  assert.equal(again.value?.code, member.code)
  assert.equal(again.value?.registered, 1)
})

test('who came by a code: masked, the newest first, page by page, for whoever brought them only', async () => {
  const member = await referrer()
  const names: string[] = []
  for (let nth = 0; nth < 3; nth++) {
    const friend = newVisitor()
    const { value } = await register(site, friend, { referralCode: member.code })
    names.unshift(value!.userName)
  }
  const read = (who: typeof member.visitor, more = '') =>
    call<ReplyOf<typeof ownReferral>>(site, who, 'GET', `/wps/v2/referral${more}`)
  const first = (await read(member.visitor, '?pageSize=2')).value!
  const rest = (await read(member.visitor, `?pageSize=2&after=${first.next}`)).value!
  assert.deepEqual(
    [...first.list, ...rest.list].map(({ account, state }) => [account, state]),
    names.map((name) => [maskedName(name), 'REGISTERED']),
  )
  assert.deepEqual([first.registered, rest.next], [3, undefined])
  const other = await referrer()
  assert.deepEqual((await read(other.visitor)).value!.list, [])
  assert.equal((await read(member.visitor, '?after=x')).errorCode, 'VAL_FIELD')
})

test("an agent's link: below the agent, who stands below another; a link for agents opens an agent", async () => {
  const top = await opened(2)
  const agent = await opened(1, { parentId: top.id, path: [top.id], referrerId: top.id })
  const { code } = await link(agent.id, { opens: 1 })
  const below = await brought({ referralCode: code })
  assert.equal(below.type, 1)
  assert.equal(below.parent_id, agent.id)
  assert.deepEqual(below.path, [top.id, agent.id])
  assert.equal(await isInTeam(site.db, top.id, below.id!), true)
  assert.equal(await isInTeam(site.db, below.id!, top.id), false)
  assert.equal(await isInTeam(site.db, (await opened(2)).id, below.id!), false)
})

test('a recommender is named by user name, and a text may also be a code', async () => {
  const agent = await opened(1)
  const member = await referrer()
  const invited = await brought({ recommenderId: agent.userName.toUpperCase() })
  assert.equal(invited.parent_id, agent.id)
  assert.equal(invited.registration?.broughtBy, 'RECOMMENDER')
  const byCode = await brought({ recommenderId: member.code })
  assert.equal(byCode.referrer_id, member.id)
  assert.equal(byCode.registration?.broughtBy, 'MEMBER_REFERRAL')
})

test('of several that disagree the first in the order wins, and all that was given is kept', async () => {
  const agent = await opened(1)
  const { code: linkCode } = await link(agent.id)
  const { owner, code: affiliateCode } = await affiliate()
  const member = await referrer()
  const other = await opened(0)
  const all = await brought({ affiliateCode, referralCode: linkCode, recommenderId: other.userName })
  assert.equal(all.referrer_id, agent.id)
  assert.equal(all.registration?.broughtBy, 'AGENT_LINK')
  assert.equal(all.registration?.affiliateCode, affiliateCode)
  assert.equal(all.registration?.recommenderId, other.userName)
  assert.equal((await brought({ affiliateCode, referralCode: member.code })).referrer_id, owner.id)
  assert.equal((await brought({ referralCode: member.code, recommenderId: other.userName })).referrer_id, member.id)
  // Only the one that decided was used.
  assert.equal(await uses(linkCode), 1)
  assert.equal(await uses(affiliateCode), 1)
})

test('an affiliate bound to a domain gets whoever registers there without a code, and its code holds nowhere else', async () => {
  const { owner, code } = await affiliate({ domain: 'lotus.localhost' })
  const bound = await brought({}, 'lotus.localhost')
  assert.equal(bound.referrer_id, owner.id)
  assert.equal(bound.registration?.broughtBy, 'DOMAIN')
  assert.equal((await brought({ affiliateCode: code }, 'lotus.localhost')).referrer_id, owner.id)
  assert.equal((await brought({ affiliateCode: code })).refused, 'REG_CODE_INVALID')
  const member = await referrer()
  assert.equal((await brought({ referralCode: member.code }, 'lotus.localhost')).referrer_id, member.id)
})

test('no code is taken that is none, and the field that is wrong is named, the affiliate first', async () => {
  const member = await referrer()
  const closed = await affiliate()
  assert.ok(await closeCode(site.db, merchantCode('senluna'), closed.owner.id, closed.code, now()))
  const disabled = await affiliate()
  await changeState(site.db, disabled.owner.id, 1, null)
  const ofMember = await affiliate({}, 0)
  const trial = newVisitor()
  const free = await playFree(site, trial)
  const assistant = await opened(42)
  for (const [more, field] of [
    [{ referralCode: '00000000' }, 'referralCode'],
    [{ referralCode: "x' or true --" }, 'referralCode'],
    [{ affiliateCode: closed.code }, 'affiliateCode'],
    [{ affiliateCode: disabled.code }, 'affiliateCode'],
    [{ affiliateCode: ofMember.code }, 'affiliateCode'],
    [{ recommenderId: free.value!.userName }, 'recommenderId'],
    [{ recommenderId: assistant.userName }, 'recommenderId'],
    [{ recommenderId: 'nobodyatall' }, 'recommenderId'],
    [{ affiliateCode: 'NOSUCH', referralCode: '00000000', recommenderId: member.code }, 'affiliateCode'],
  ] as const) {
    const { refused, fields } = await brought(more)
    assert.deepEqual([refused, fields], ['REG_CODE_INVALID', [field]], JSON.stringify(more))
  }
  const foreign = await register(site, newVisitor({ host: 'reference.localhost' }), {
    referralCode: member.code,
    email: `${newName()}@example.com`,
    password: 'Quiet4Lake31',
  })
  assert.equal(foreign.errorCode, 'REG_CODE_INVALID', "another brand's code")
})

test('a link is over after its days and after its uses, and used as often as it may be however many come at once', async () => {
  const agent = await opened(1)
  const three = await link(agent.id, { maxUses: 3 })
  const results = await Promise.all(Array.from({ length: 6 }, () => brought({ referralCode: three.code })))
  assert.equal(results.filter((result) => result.referrer_id === agent.id).length, 3)
  assert.equal(results.filter((result) => result.refused === 'REG_CODE_INVALID').length, 3)
  assert.equal(await uses(three.code), 3)
  const day = await link(agent.id, { validDays: 1 })
  assert.equal((await brought({ referralCode: day.code })).referrer_id, agent.id)
  site.clock.advance(DAY)
  assert.equal((await brought({ referralCode: day.code })).refused, 'REG_CODE_INVALID')
  assert.equal(day.validUntil! <= later(now(), 0), true)
})

test('a refused registration uses no code', async () => {
  const agent = await opened(1)
  const limited = await link(agent.id, { maxUses: 1 })
  const taken = newName()
  await register(site, newVisitor(), { username: taken })
  assert.equal((await brought({ username: taken, referralCode: limited.code })).refused, 'REG_USERNAME_TAKEN')
  assert.equal(await uses(limited.code), 0)
})

test('who may make links, and which', async () => {
  const refusal = (ownerId: Id<'member'>, more = {}) =>
    link(ownerId, more).then(
      () => 'made',
      (error: Error) => error.message,
    )
  for (const type of [0, 3, 4, 41, 42] as const)
    assert.equal(await refusal((await opened(type)).id), 'AUTH_NOT_AGENT', `${type}`)
  const ten = Array.from({ length: 10 }, () => id<'member'>(crypto.randomUUID()))
  const deep = await opened(1, { parentId: ten.at(-1)!, path: ten, referrerId: null })
  assert.equal(await refusal(deep.id, { opens: 1 }), 'AGT_DEPTH', 'ten below a general agent opens no agent')
  assert.equal(await refusal(deep.id), 'made')
  for (const wrong of [{ validDays: 366 }, { validDays: -1 }, { maxUses: 1.5 }, { note: 'x'.repeat(101) }])
    assert.equal(await refusal(deep.id, wrong), 'VAL_FIELD', JSON.stringify(wrong))
  const busy = await opened(1)
  const made = await Promise.all(Array.from({ length: 33 }, () => refusal(busy.id)))
  assert.equal(made.filter((item) => item === 'made').length, 30, 'thirty in use, however many are asked for at once')
  const mine = await link(deep.id)
  assert.equal(
    await closeCode(site.db, merchantCode('senluna'), busy.id, mine.code, now()),
    false,
    "another agent's link stays",
  )
})

test('asking about a code tells that it is one, and names nobody but an affiliate', async () => {
  const { code } = await affiliate()
  const member = await referrer()
  const ask = (text: string, host = 'localhost') =>
    call<{ valid: boolean; kind: string; displayName?: string }>(
      site,
      newVisitor({ host }),
      'GET',
      `/wps/agent/affiliate?${new URLSearchParams({ code: text, domain: host })}`,
    )
  assert.deepEqual((await ask(code.toLowerCase())).value, { valid: true, kind: 'AFFILIATE', displayName: '41' })
  assert.deepEqual((await ask(member.code)).value, { valid: true, kind: 'MEMBER_REFERRAL' })
  const unknown = await ask('00000000')
  assert.equal(unknown.errorCode, 'REG_CODE_INVALID')
  const { userName } = await opened(0)
  // A name is no code: accounts can't be listed here, and both answers are the same.
  const named = await ask(userName)
  assert.deepEqual([named.errorCode, named.message, named.fields], [unknown.errorCode, unknown.message, unknown.fields])
  assert.equal((await ask(member.code, 'reference.localhost')).errorCode, 'REG_CODE_INVALID')
})

test('only members with a line of their own have a code to give away', async () => {
  const trial = newVisitor()
  await playFree(site, trial)
  assert.equal((await call(site, trial, 'GET', '/wps/v2/referral')).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await call(site, newVisitor(), 'GET', '/wps/v2/referral')).errorCode, 'AUTH_REQUIRED')
  const visitor = newVisitor()
  await register(site, visitor)
  const codes = await Promise.all(
    Array.from({ length: 4 }, () => call<{ code: string }>(site, visitor, 'GET', '/wps/v2/referral')),
  )
  assert.equal(
    new Set(codes.map(({ value }) => value?.code)).size,
    1,
    'one code, however often it is asked for at once',
  )
})

test('a team is found by its index', async () => {
  const plan = await site.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select id from members.member
      where path @> array['00000000-0000-7000-8000-000000000001']::uuid[] and path <> '{}'`.execute(tx)
  })
  assert.match(plan.rows.map((row) => row['QUERY PLAN']).join('\n'), /member_team/)
})
