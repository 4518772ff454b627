import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, test } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import { endpoint, type Concern, type Endpoint } from '@senluna/contract/endpoint.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { HOUSE_RIGHTS, RIGHTS } from '@senluna/kit/staff.ts'
import { openStartingChannels } from '../modules/cashier/index.ts'
import { newSomebody, openHouse, type House, type Somebody } from '../modules/rounds/testing/house.ts'
import { switchOn } from '../modules/settings/testing/switch-on.ts'
import { writeRole } from '../modules/staff/desk/store.ts'
import { askDesk, newPerson, putAboveBrands, type Person } from '../modules/staff/testing/desk.ts'
import { openDatabase, type Database } from '../platform/database/db.ts'
import { impartial } from '../modules/approvals/index.ts'
import { route, type Call } from '../platform/http/route.ts'
import { KIND_OF_OBJECT, TOUCHES } from '../concerns.ts'
import { allRoutes } from '../routes.ts'
import { requestAbout, THINGS } from '../testing/concerned.ts'

// Nobody of the staff acts for themselves: every call of the desk that is no read says what it is
// about, and whoever is related to the member whose that is is refused before anything happens.

const ACTS = ENDPOINTS.filter(({ for: whose, method }) => whose === 'staff' && method !== 'GET')
const CONCERNED = ACTS.filter(({ concerns = [] }) => concerns.length > 0)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const partsIn = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
const NOTHING = '00000000-0000-7000-8000-0000000000ff'

/** What a call cannot be read without, besides what it is about. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /bo/v1/adjustments': { amount: '1000', turnoverX100: 0 },
  'POST /bo/v1/agents': { username: 'impartial1', type: 1, email: 'impartial1@example.com' },
  'POST /bo/v1/agents/{id}/codes': { code: 'LOTUS', domain: '' },
  'POST /bo/v1/agents/{id}/rates': { rates: {} },
  'POST /bo/v1/agents/{id}/type': { type: 1 },
  'POST /bo/v1/applications/{id}/accept': { amount: '1000' },
  'POST /bo/v1/applications/{id}/reject': { note: 'A note' },
  'POST /bo/v1/chat/conversations/{id}/messages': { clientId: randomUUID(), text: 'Hello' },
  'POST /bo/v1/chat/sanctions': { kind: 'MUTE', hours: 1 },
  'POST /bo/v1/credit/lines': { credit: '1000', most: {}, least: 0 },
  'POST /bo/v1/redemptions/{orderNo}/decide': { approve: true, delivery: 'PARCEL1' },
  'POST /bo/v1/deposits/{orderNo}/credit': { amount: '1000' },
  'POST /bo/v1/deposits/{orderNo}/match': { receiptId: NOTHING },
  'POST /bo/v1/deposits/{orderNo}/reject': { reason: 'PAYER' },
  'POST /bo/v1/contracts': {
    kind: 'DIVIDEND',
    period: 'MONTHLY',
    products: ['RNG'],
    basis: 'NET_LOSS',
    tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, ratePpm: 10_000 }],
    activeMinValidBet: '0',
  },
  'POST /bo/v1/contracts/{id}/act': { action: 'WITHDRAW' },
  'POST /bo/v1/graph/clear': { deviceId: 'device-of-nobody', memberId: NOTHING },
  'POST /bo/v1/graph/restore': { deviceId: 'device-of-nobody', memberId: NOTHING },
  'POST /bo/v1/held-rewards/{id}/decide': { memberId: NOTHING, release: true },
  'POST /bo/v1/kyc/{id}/ask-again': { message: 'Once more' },
  'POST /bo/v1/kyc/{id}/reject': { message: 'Not this one' },
  'POST /bo/v1/lottery/line-limits': { ticket: '1000', draw: null, number: null },
  'POST /bo/v1/lottery/draws/{id}/correct': { result: {}, note: 'a test of it' },
  'POST /bo/v1/lottery/draws/{id}/decide': { result: {}, note: 'a test of it' },
  'POST /bo/v1/lottery/draws/{id}/extend': { until: '2030-01-01T00:00:00.000Z' },
  'POST /bo/v1/lottery/draws/{id}/result': { result: {} },
  'PUT /bo/v1/lottery/draws/{id}/on-air': { numbers: {} },
  'POST /bo/v1/members/{id}/label': { label: 'VIP' },
  'POST /bo/v1/members/{id}/lock': { kind: 'MONEY', on: true },
  'POST /bo/v1/members/{id}/notes': { text: 'A note' },
  'POST /bo/v1/members/{id}/reset': { what: 'SECOND_STEP' },
  'PATCH /bo/v1/members/{id}/profile': { nickname: 'Another1' },
  'POST /bo/v1/messages': { tab: 'SYSTEM', title: 'A title', content: 'A text' },
  'POST /bo/v1/payout-accounts/{id}/lock': { locked: true },
  'POST /bo/v1/promotions/{id}': {
    category: 'EVENT',
    titles: { EN: 'A title' },
    summaries: { EN: 'A summary' },
    facts: {},
    terms: { EN: '<p>Terms</p>' },
    imageUrl: '/art/b-gift.svg',
    sort: 1,
    startAt: '2026-11-01T00:00:00.000Z',
    rules: { kind: 'INFO' },
    seen: 0,
  },
  'POST /bo/v1/protection/{id}/break': { term: '1d' },
  'POST /bo/v1/protection/{id}/contact': { text: 'Talked' },
  'POST /bo/v1/protection/{id}/limit': { kind: 'depositDay', value: '1000' },
  'POST /bo/v1/recon-cases': { kind: 'CHAIN', difference: '5' },
  'POST /bo/v1/recon-cases/{id}/close': { how: 'EXPLAINED' },
  'POST /bo/v1/referral-friends/{id}/decide': { accept: true, referrerId: NOTHING, friendId: NOTHING },
  'POST /bo/v1/risk-cases/{id}/decide': { state: 'CLEARED' },
  'POST /bo/v1/risk-cases/{id}/give': { to: 'somebody' },
  'POST /bo/v1/risk-cases/{id}/merge': { into: NOTHING },
  'POST /bo/v1/risk-cases/{id}/note': { text: 'A note' },
  'POST /bo/v1/segments/{id}': { name: 'A segment', seen: 0 },
  'POST /bo/v1/staff/{id}/roles': { roles: ['SUPPORT'] },
  'POST /bo/v1/staff/{id}/unrelate': { userName: 'nobody' },
  'POST /bo/v1/suspense/{id}/return': { amount: '1000', note: 'Sent by mistake' },
  'POST /bo/v1/tickets/{no}/answers': { content: 'An answer of some length.', state: 'ANSWERED' },
  'POST /bo/v1/tickets/{no}/hand': { role: 'SUPPORT' },
  'POST /bo/v1/tickets/{no}/state': { state: 'CLOSED' },
  'POST /bo/v1/transfers/{id}/resolve': { outcome: 'DONE' },
  'POST /bo/v1/vip/members/{id}/level': { level: 1 },
  'POST /bo/v1/withdrawals/{no}/close': { message: 'A reason' },
  'POST /bo/v1/withdrawals/{no}/hold': { missing: ['KYC'] },
  'POST /bo/v1/withdrawals/{no}/parts': { amount: '1000', channel: 'by-hand' },
  'POST /bo/v1/withdrawals/{no}/parts/{part}/fail': { again: false },
  'POST /bo/v1/withdrawals/{no}/parts/{part}/found': { bankRef: 'FT123' },
  'POST /bo/v1/withdrawals/{no}/parts/{part}/paid': {
    bankRef: 'FT123',
    proofFile: '01890a5d-ac96-774b-bcce-b302099a8057',
  },
  'POST /bo/v1/withdrawals/{no}/parts/{part}/settle': { arrived: true },
  'POST /bo/v1/withdrawals/{no}/reject': { message: 'A reason' },
}

let house: House
let owner: Database
let related: Person
let unrelated: Person
let colleague: Person

beforeAll(async () => {
  house = await openHouse({ BENCH: '' })
  owner = openDatabase(house.url, { max: 2, log: pino({ level: 'silent' }), as: 'owner', name: 'test' })
  await owner.db.transaction().execute((tx) => writeRole(tx, merchantCode('senluna'), 'EVERYTHING', RIGHTS))
  const { settings, clock } = house.parts
  await switchOn(house, 'AGENT_CREDIT_BOOK')
  await openStartingChannels(owner.db, settings.brands.byHost('localhost')!, clock.now())
  const everything = async () => {
    const person = await newPerson(house, ['EVERYTHING'])
    await putAboveBrands(house, person, ...HOUSE_RIGHTS)
    return person
  }
  ;[related, unrelated, colleague] = [await everything(), await everything(), await everything()]
}, 120_000)
afterAll(async () => {
  // Its rows were written past the modules: their requests have no words to be checked.
  await sql`delete from approvals.approval where action = 'test.act'`.execute(owner.db)
  await owner.close()
  await house.close()
})

test('every call of the desk that is no read says whom it is about, or why nobody', () => {
  assert.ok(ACTS.length > 150)
  for (const act of ACTS)
    assert.ok(
      (act.concerns ?? []).length > 0 !== (act.concernsNobody !== undefined),
      `${nameOf(act)} has to say what it concerns, or why nobody`,
    )
})

test('what a call is about stands in its path or its body, and it declares the refusal', () => {
  for (const act of CONCERNED) {
    const fields = Object.keys((act.body as { shape?: object } | undefined)?.shape ?? {})
    for (const { in: part } of act.concerns!)
      assert.ok([...partsIn(act), ...fields].includes(part.split('.')[0]!), `${nameOf(act)} has no ${part}`)
    assert.ok(act.refusals.includes('APPROVAL_RELATED'), nameOf(act))
  }
})

/** What names a member’s things: the paths down to their names, and the fields of bodies. */
const PATHS = new Set(
  CONCERNED.flatMap(({ path, concerns }) =>
    concerns!.flatMap(({ in: part }) => (path.includes(`{${part}}`) ? [path.split(`{${part}}`)[0]!] : [])),
  ),
)
const FIELDS = new Set(
  CONCERNED.flatMap((act) => act.concerns!.flatMap(({ in: part }) => (act.path.includes(`{${part}}`) ? [] : [part]))),
)
/** Calls that name such a thing and yet are about nobody. */
const ABOUT_NOBODY_YET_NAMING = [
  // One takes back what one asked for; nothing happens.
  'POST /bo/v1/approvals/{id}/withdraw',
  // It shows what a correction would change.
  'POST /bo/v1/lottery/draws/{id}/correct/try',
  // The name of a channel, of somebody of the staff, of a view.
  'POST /bo/v1/deposit-channels',
  // The bank account of a channel.
  'POST /bo/v1/deposit-channels/{id}/account',
  'POST /bo/v1/payout-channels',
  // Whom a mailing goes to, by rules: it gives nothing.
  'POST /bo/v1/mailings',
  'POST /bo/v1/mailings/count',
  // Another level of the brand's own jackpots.
  'POST /bo/v1/jackpots/{level}/retire',
  // The names of two of the staff.
  'POST /bo/v1/vip/hosts/handover',
  'POST /bo/v1/staff',
  'POST /bo/v1/staff/{id}/close',
  'POST /bo/v1/staff/{id}/relate',
  'POST /bo/v1/views',
  'POST /bo/v1/views/delete',
  'PATCH /bo/v1/deposit-channels/{id}',
]

test('a call that names what others are about is about it too', () => {
  const naming = ACTS.filter(({ concernsNobody }) => concernsNobody !== undefined).filter(
    ({ path, body }) =>
      [...PATHS].some((prefix) => path.startsWith(`${prefix}{`)) ||
      Object.keys((body as { shape?: object } | undefined)?.shape ?? {}).some((field) => FIELDS.has(field)),
  )
  assert.deepEqual(naming.map(nameOf).toSorted(), ABOUT_NOBODY_YET_NAMING.toSorted())
})

test('every call that the server answers is one of the contract’s', () => {
  const known = new Set(ENDPOINTS.map(nameOf))
  const strange = allRoutes(house.parts).filter(({ endpoint }) => !known.has(nameOf(endpoint)))
  assert.deepEqual(
    strange.map(({ endpoint }) => nameOf(endpoint)),
    [],
  )
})

// Visits are counted some seconds after they were made.
const WRITTEN_BY_CALLING = ['staff.session', 'facts.visit', 'facts.visit_salt', 'facts.visitor']

/** How every table stands: how many rows it has, and who wrote the last. */
async function standing(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema')`.execute(owner.db)
  const counted = tables
    .filter(({ name }) => !WRITTEN_BY_CALLING.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as stands from ${sql.table(name)}`,
    )
  const { rows } = await sql<{ name: string; stands: string }>`${sql.join(counted, sql` union all `)}`.execute(owner.db)
  return Object.fromEntries(rows.map(({ name, stands }) => [name, stands]))
}

/** A call with everything it is about: one of these is the member's, the others somebody else's. */
async function callAbout(act: Endpoint, concern: Concern, member: Somebody, other: Somebody) {
  const made: Record<string, string> = {}
  for (const { what, in: part } of act.concerns!) {
    const { member: whose } = part === concern.in ? member : other
    const staff = part === concern.in ? related : colleague
    made[part] = await THINGS[what](owner.db, {
      member: whose,
      staff,
      colleague,
      now: new Date(house.parts.clock.now()),
    })
  }
  const path = act.path.replace(/\{(\w+)\}/g, (_, part: string) => made[part] ?? (part === 'id' ? 'LOBBY-VI' : '1'))
  const fields = Object.entries(made).filter(([part]) => !partsIn(act).includes(part))
  // `rules.line` is a field within a field.
  const nested = fields.map(([part, name]) => {
    const [first = '', inner] = part.split('.')
    return [first, inner === undefined ? name : { [inner]: name }] as const
  })
  const body = { ...BODIES[nameOf(act)], ...Object.fromEntries(nested) }
  return (who: Person) => askDesk(house, who, act.method, path, act.body ? body : undefined)
}

const relate = ({ member }: Somebody) =>
  sql`insert into approvals.relation (staff_id, member_id) values (${related.id}, ${member.id})`.execute(owner.db)

for (const act of CONCERNED)
  for (const concern of act.concerns!)
    test(`${nameOf(act)}: who is related to the ${concern.what} is refused, a colleague is not`, async () => {
      const [member, other] = [await newSomebody(house), await newSomebody(house)]
      const call = await callAbout(act, concern, member, other)
      await relate(member)
      const before = await standing()
      assert.equal((await call(related)).errorCode, 'APPROVAL_RELATED')
      assert.deepEqual(await standing(), before, 'a refused call changes nothing')
      assert.notEqual((await call(unrelated)).errorCode, 'APPROVAL_RELATED')
    })

for (const [objectKind, kind] of Object.entries(KIND_OF_OBJECT))
  test(`a request about a ${objectKind} that notes no member: who is related to it doesn't decide`, async () => {
    const member = await newSomebody(house)
    const owners = { member: member.member, staff: related, colleague, now: new Date(house.parts.clock.now()) }
    const asked = await requestAbout(owner.db, owners, objectKind, await THINGS[kind](owner.db, owners))
    await relate(member)
    const decide = (who: Person) => askDesk(house, who, 'POST', `/bo/v1/approvals/${asked}/approve`)
    assert.equal((await decide(related)).errorCode, 'APPROVAL_RELATED')
    assert.equal((await decide(unrelated)).errorCode, 'APPROVAL_STALE', 'nobody knows how to do it')
  })

test('of a list that a body holds each is asked about', async () => {
  const [member, other] = [await newSomebody(house), await newSomebody(house)]
  await relate(member)
  const call = endpoint({
    summary: '',
    method: 'POST',
    path: '/bo/v1/many',
    for: 'staff',
    concerns: [{ what: 'member', in: 'ids' }],
    body: z.object({ ids: z.array(z.string()) }),
    reply: z.literal('done'),
    refusals: ['APPROVAL_RELATED'],
  })
  const guarded = impartial(house.parts.database.db, TOUCHES)(route(call, () => 'done' as const))
  const ask = (...ids: string[]) =>
    guarded.handle({
      params: {},
      body: { ids },
      brand: house.parts.settings.brands.byHost('localhost')!,
      caller: { staffId: related.id },
      now: house.parts.clock.now(),
    } as unknown as Call<Endpoint>)
  assert.equal(await ask(other.member.id), 'done')
  await assert.rejects(async () => ask(other.member.id, member.member.id), { code: 'APPROVAL_RELATED' })
})

test('another account of the same person is theirs: by name and birthday, or by where its money went', async () => {
  const [noted, named, paid, stranger] = [
    await newSomebody(house),
    await newSomebody(house),
    await newSomebody(house),
    await newSomebody(house),
  ]
  await relate(noted)
  const note = (who: Somebody, as = related) =>
    askDesk(house, as, 'POST', `/bo/v1/members/${who.member.id}/notes`, { text: 'A note' })
  for (const who of [named, paid, stranger]) assert.equal((await note(who)).errorCode, undefined)
  const person = (who: Somebody, payeeName: string) =>
    sql`update members.member set profile = profile || ${JSON.stringify({ payeeName, birthday: '1990-02-03' })}::jsonb
      where id = ${who.member.id}`.execute(owner.db)
  await person(noted, 'NGUYEN VAN SEN')
  await person(named, 'Nguyen Van Sen')
  await person(stranger, 'NGUYEN VAN SUNG')
  const account = (who: Somebody, state: string) =>
    sql`insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, state, usable_at, created_at)
      values (${randomUUID()}, ${who.member.merchantCode}, ${who.member.id}, 'BANK', '970436', '0441000765432', 'NGUYEN VAN SEN',
        ${state}, now(), now())`.execute(owner.db)
  await account(noted, 'REMOVED')
  await account(paid, 'ACTIVE')
  assert.equal((await note(named)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await note(paid)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await note(stranger)).errorCode, undefined)
  assert.equal((await note(named, colleague)).errorCode, undefined)
})

test('an account with the confirmed address of somebody of the staff is theirs without a note', async () => {
  const who = await newSomebody(house)
  const email = `${who.member.userName}@people.example`
  const own = await newPerson(house, ['EVERYTHING'])
  const note = (as: Person) => askDesk(house, as, 'POST', `/bo/v1/members/${who.member.id}/notes`, { text: 'A note' })
  await sql`insert into members.contact (member_id, merchant_id, kind, value, verified_at)
    values (${who.member.id}, ${who.member.merchantCode}, 'email', ${email}, now())`.execute(owner.db)
  await sql`update staff.account set email = ${email} where id = ${own.id}`.execute(owner.db)
  assert.equal((await note(own)).errorCode, undefined, 'an address that nobody confirmed says nothing')
  await sql`update staff.account set email_verified_at = now() where id = ${own.id}`.execute(owner.db)
  assert.equal((await note(own)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await note(colleague)).errorCode, undefined)
})
