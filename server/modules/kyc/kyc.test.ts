import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import type { DeskKyc, DeskKycOne, KycKind, KycStanding } from '@senluna/contract/member/kyc.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import { form } from '../feedback/testing/front.ts'
import { ask, askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { kycTierOf } from './index.ts'

let house: House
let reviewer: Person
let second: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  reviewer = await newPerson(house, ['RISK'])
  second = await newPerson(house, ['RISK'])
})
beforeEach(() => house.advance(3_000))
afterAll(() => house.close())

const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
  .png()
  .toBuffer()

async function picture(who: Somebody, purpose = 'KYC'): Promise<string> {
  const { headers, payload } = form(
    { name: 'purpose', value: purpose },
    { name: 'file', value: png, filename: 'a.png', type: 'image/png' },
  )
  const reply = await house.app.inject({
    method: 'POST',
    url: '/wps/v2/files',
    headers: {
      host: who.host,
      cookie: `__Host-sid=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      ...headers,
    },
    payload,
  })
  return reply.json<{ value: { fileId: string } }>().value.fileId
}

const PROFILE = { payeeName: 'NGUYEN VAN A', birthday: '1990-05-01', address: '12 Trang Tien, Ha Noi' }
const tell = (who: Somebody, profile: Partial<typeof PROFILE> = PROFILE) =>
  sql`update members.member set profile = ${JSON.stringify(profile)}::jsonb where id = ${who.member.id}`.execute(
    house.parts.database.db,
  )
const standing = async (who: Somebody) => (await askAs<KycStanding>(house, who, 'GET', '/wps/v2/kyc')).value!
const send = (who: Somebody, tier: number, kinds: readonly KycKind[] = [], documents: readonly string[] = []) =>
  askAs<KycStanding>(house, who, 'POST', '/wps/v2/kyc', { tier, kinds, documents })
const states = ({ tiers }: KycStanding) => tiers.map(({ state }) => state)
const tierOf = (who: Somebody) => kycTierOf(house.parts.database.db, who.member.id)

/** Somebody who has declared who they are. */
async function known(): Promise<Somebody> {
  const who = await newSomebody(house)
  await tell(who)
  assert.equal((await send(who, 1)).success, true)
  return who
}

const PASSPORT: readonly KycKind[] = ['PASSPORT', 'SELFIE']

/** Asks for the second tier; answers the application's id. */
async function shows(who: Somebody): Promise<string> {
  const documents = [await picture(who), await picture(who)]
  assert.equal((await send(who, 2, PASSPORT, documents)).success, true)
  return queued(who)
}

async function queued(who: Somebody): Promise<string> {
  const { value } = await askDesk<{ list: DeskKyc[] }>(
    house,
    reviewer,
    'GET',
    `/bo/v1/kyc?state=PENDING&account=${who.member.userName}`,
  )
  return value!.list[0]!.id
}
const act = <Value = DeskKyc>(id: string, verb: string, body?: unknown, as = reviewer) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/kyc/${id}/${verb}`, body)

test('the first tier is given to who has told name, birthday and address', async () => {
  const who = await newSomebody(house)
  const before = await standing(who)
  assert.deepEqual(
    [before.tier, states(before), before.tiers[0]!.missing],
    [0, ['OPEN', 'LATER', 'LATER'], ['payeeName', 'birthday', 'address']],
  )
  assert.equal((await send(who, 1)).errorCode, 'KYC_DOCUMENTS')
  await tell(who, { payeeName: PROFILE.payeeName, birthday: PROFILE.birthday })
  assert.deepEqual((await standing(who)).tiers[0]!.missing, ['address'])
  assert.equal((await send(who, 1)).errorCode, 'KYC_DOCUMENTS')
  await tell(who, { ...PROFILE, birthday: '2010-01-01' })
  assert.equal((await send(who, 1)).errorCode, 'REG_UNDERAGE')
  await tell(who)
  const reply = await send(who, 1)
  assert.deepEqual([reply.value!.tier, states(reply.value!)], [1, ['DONE', 'OPEN', 'LATER']])
  assert.equal((await send(who, 1)).errorCode, 'KYC_STATE')
})

test('tiers come one after the other, with the pictures each asks for', async () => {
  const who = await newSomebody(house)
  await tell(who)
  assert.equal((await send(who, 2, PASSPORT, [await picture(who), await picture(who)])).errorCode, 'KYC_STATE')
  await send(who, 1)
  const [a, b, c] = [await picture(who), await picture(who), await picture(who)]
  for (const [kinds, documents, code] of [
    [[], [], 'KYC_DOCUMENTS'],
    [['ID_FRONT', 'SELFIE'], [a, b], 'KYC_DOCUMENTS'],
    [['PASSPORT', 'SELFIE'], [a], 'KYC_DOCUMENTS'],
    [['SOURCE'], [a], 'KYC_DOCUMENTS'],
    [['PASSPORT', 'SELFIE'], [a, a], 'VAL_FIELD'],
    [['PASSPORT', 'SELFIE'], [a, randomUUID()], 'VAL_FIELD'],
    [['PASSPORT', 'SELFIE'], [a, await picture(who, 'FEEDBACK')], 'VAL_FIELD'],
    [['PASSPORT', 'SELFIE'], [a, await picture(await newSomebody(house))], 'VAL_FIELD'],
    [['PASSPORT', 'SELFIE'], [a, 'x'], 'VAL_FIELD'],
  ] as const) {
    house.advance(1_000)
    assert.equal((await send(who, 2, kinds, documents)).errorCode, code, kinds.join())
  }
  assert.equal((await send(who, 4)).errorCode, 'VAL_FIELD')
  const reply = await send(who, 2, ['SELFIE', 'ID_BACK', 'ID_FRONT'], [a, b, c])
  assert.deepEqual(states(reply.value!), ['DONE', 'PENDING', 'LATER'])
  const more = [await picture(who), await picture(who)]
  assert.equal((await send(who, 2, PASSPORT, more)).errorCode, 'KYC_STATE', 'one waits already')
})

test('sent many times at once one application waits', async () => {
  const who = await known()
  const sets = await Promise.all(Array.from({ length: 4 }, () => Promise.all([picture(who), picture(who)])))
  house.advance(2_000)
  const replies = await Promise.all(sets.map((documents) => send(who, 2, PASSPORT, documents)))
  assert.equal(replies.filter((reply) => reply.success).length, 1)
  const { rows } = await sql`select 1 from kyc.application where member_id = ${who.member.id} and tier = 2`.execute(
    house.parts.database.db,
  )
  assert.equal(rows.length, 1)
})

test('a reviewer sees what was told and shown, each look is written down; the member gets no copy back', async () => {
  const who = await known()
  const id = await shows(who)
  const details = (await askDesk<DeskKycOne>(house, reviewer, 'GET', `/bo/v1/kyc/${id}`)).value!
  assert.deepEqual(
    [details.declared, details.documents.map(({ kind }) => kind), details.has],
    [PROFILE, [...PASSPORT], 1],
  )
  const { url, fileId } = details.documents[0]!.image
  const seen = await askDesk(house, reviewer, 'GET', url)
  assert.equal(seen.headers['content-type'], 'image/png')
  assert.equal((await askAs(house, who, 'GET', `/wps/v2/files/${fileId}`)).errorCode, 'SYS_NOT_FOUND')
  const { rows } = await sql<{ action: string }>`select action from audit.entry
    where object_id = ${id} order by seq`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['kyc.read', 'kyc.picture'],
  )
})

test('who may not see it sees nothing of it, and another brand has none of it', async () => {
  const who = await known()
  const id = await shows(who)
  const { documents } = (await askDesk<DeskKycOne>(house, reviewer, 'GET', `/bo/v1/kyc/${id}`)).value!
  const url = documents[0]!.image.url
  const support = await newPerson(house, ['SUPPORT'])
  for (const path of ['/bo/v1/kyc', `/bo/v1/kyc/${id}`, url])
    assert.equal((await askDesk(house, support, 'GET', path)).errorCode, 'AUTH_FORBIDDEN')
  const auditor = await newPerson(house, ['AUDITOR'])
  assert.equal((await act(id, 'accept', undefined, auditor)).errorCode, 'AUTH_FORBIDDEN')
  const foreign = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const path of [`/bo/v1/kyc/${id}`, url, '/bo/v1/kyc/x'])
    assert.equal((await askDesk(house, foreign, 'GET', path)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await act(id, 'accept', undefined, foreign)).errorCode, 'SYS_NOT_FOUND')
  const other = await shows(await known())
  assert.equal((await askDesk(house, reviewer, 'GET', url.replace(id, other))).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask(house, 'GET', '/wps/v2/kyc')).errorCode, 'AUTH_REQUIRED')
  assert.equal((await askAs(house, await newSomebody(house, 4), 'GET', '/wps/v2/kyc')).errorCode, 'AUTH_REAL_ACCOUNT')
})

test('accepted, rejected, asked again: the member is told, and sends anew', async () => {
  const who = await known()
  const first = await shows(who)
  for (const message of [' ', 'a\0b c', 'x'.repeat(301)])
    assert.equal((await act(first, 'reject', { message })).errorCode, 'VAL_FIELD')
  assert.equal((await act(first, 'reject', { message: 'The picture is blurred' })).value!.state, 'REJECTED')
  const rejected = (await standing(who)).tiers[1]!
  assert.deepEqual([rejected.state, rejected.reason], ['REJECTED', 'The picture is blurred'])
  for (const verb of ['accept', 'reject', 'ask-again'])
    assert.equal((await act(first, verb, verb === 'accept' ? undefined : { message: 'again' })).errorCode, 'KYC_STATE')
  const next = await shows(who)
  assert.equal((await act(next, 'ask-again', { message: 'All four corners, please' })).value!.state, 'ASKED_AGAIN')
  assert.deepEqual(states(await standing(who)), ['DONE', 'ASKED_AGAIN', 'LATER'])
  const last = await shows(who)
  assert.equal((await act(last, 'accept')).value!.state, 'ACCEPTED')
  assert.equal(await tierOf(who), 2)
  assert.deepEqual(states(await standing(who)), ['DONE', 'DONE', 'OPEN'])
  const { rows } = await sql<{ template: string }>`select template from messages.message
    where member_id = ${who.member.id} and template like 'kyc%' order by at, id`.execute(house.parts.database.db)
  assert.deepEqual(
    rows.map(({ template }) => template),
    ['kycRejected', 'kycAskedAgain', 'kycAccepted'],
  )
})

test('of several who decide at once one does', async () => {
  const who = await known()
  const id = await shows(who)
  const replies = await Promise.all([
    act(id, 'accept'),
    act(id, 'accept', undefined, second),
    act(id, 'reject', { message: 'not this one' }),
    act(id, 'ask-again', { message: 'another one' }, second),
  ])
  const won = replies.filter((reply) => reply.success)
  const askedAgain = won.length === 2 && (replies[0].success || replies[1].success) && replies[3].success
  assert.ok(won.length === 1 || askedAgain, 'an accepted one may be asked for again')
  assert.ok(replies.every((reply) => reply.success || reply.errorCode === 'KYC_STATE'))
})

test('the third tier takes two people; asked again it goes with what was built on it', async () => {
  const who = await known()
  const passport = await shows(who)
  await act(passport, 'accept')
  assert.equal((await send(who, 3, ['SOURCE'], [await picture(who)])).success, true)
  const id = await queued(who)
  const asked = await act<Awaiting>(id, 'accept')
  assert.equal(asked.status, 202)
  assert.equal(await tierOf(who), 2)
  assert.equal((await act(id, 'accept', undefined, second)).errorCode, 'APPROVAL_OPEN')
  const approve = (as: Person) => askDesk(house, as, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
  assert.equal((await approve(reviewer)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(second)).success, true)
  assert.equal(await tierOf(who), 3)
  assert.equal((await act(passport, 'ask-again', { message: 'It has run out' })).success, true)
  assert.equal(await tierOf(who), 1)
  assert.deepEqual(states(await standing(who)), ['DONE', 'ASKED_AGAIN', 'LATER'])
})

test('the third tier is not asked for while the second is taken away', async () => {
  const who = await known()
  const passport = await shows(who)
  await act(passport, 'accept')
  await send(who, 3, ['SOURCE'], [await picture(who)])
  const id = await queued(who)
  await act(passport, 'ask-again', { message: 'It has run out' })
  assert.equal((await act(id, 'accept')).errorCode, 'KYC_STATE')
  assert.equal(await tierOf(who), 1)
})

test('approved after it was rejected: nothing happens', async () => {
  const who = await known()
  await act(await shows(who), 'accept')
  await send(who, 3, ['SOURCE'], [await picture(who)])
  const id = await queued(who)
  const asked = await act<Awaiting>(id, 'accept')
  await act(id, 'reject', { message: 'Not readable' })
  const late = await askDesk(house, second, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
  assert.equal(late.errorCode, 'APPROVAL_STALE')
  assert.equal(await tierOf(who), 2)
})

test("a relative's application is a colleague's", async () => {
  const who = await known()
  const id = await shows(who)
  await sql`insert into approvals.relation (staff_id, member_id) values (${reviewer.id}, ${who.member.id})`.execute(
    house.parts.database.db,
  )
  for (const [verb, body] of [
    ['accept', undefined],
    ['reject', { message: 'no good' }],
    ['ask-again', { message: 'once more' }],
  ] as const)
    assert.equal((await act(id, verb, body)).errorCode, 'APPROVAL_RELATED')
  assert.equal((await act(id, 'accept', undefined, second)).success, true)
})

test('the queue is in the order of arrival, the rest latest first, by key', async () => {
  const page = async (query: string) =>
    (await askDesk<{ list: DeskKyc[]; next?: string }>(house, reviewer, 'GET', `/bo/v1/kyc?pageSize=2${query}`)).value!
  for (const [query, sign] of [
    ['&state=PENDING', 1],
    ['', -1],
  ] as const) {
    await shows(await known())
    await shows(await known())
    await shows(await known())
    const first = await page(query)
    const next = await page(`${query}&after=${first.next}`)
    const ids = [...first.list, ...next.list].map(({ id }) => id)
    assert.deepEqual(
      ids,
      [...new Set(ids)].sort((a, b) => (a < b ? -sign : sign)),
    )
  }
})

test('an application tells when the profile says otherwise by now, and when another member declared the same person', async () => {
  const admin = await newPerson(house, ['ADMINISTRATOR'])
  const twin = { payeeName: 'TRAN THI HAI', birthday: '1991-06-02', address: '3 Hang Bai, Ha Noi' }
  const [first, second] = [await newSomebody(house), await newSomebody(house)]
  const doubts = async (who: Somebody) =>
    (
      await askDesk<{ list: DeskKyc[] }>(house, admin, 'GET', `/bo/v1/kyc?account=${who.member.userName}`)
    ).value!.list.map((row) => row.doubts)
  await tell(first, twin)
  await send(first, 1)
  assert.deepEqual(await doubts(first), [[]])
  await tell(second, { ...twin, payeeName: 'Tran Thi Hai' })
  await send(second, 1)
  assert.deepEqual([await doubts(first), await doubts(second)], [[['TWIN']], [['TWIN']]])
  await tell(first, { ...twin, birthday: '1991-06-03' })
  assert.deepEqual(await doubts(first), [['CHANGED', 'TWIN']])
})
