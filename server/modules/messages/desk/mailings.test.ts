import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { DeskMailing, MessageTemplate, Segment } from '@senluna/contract/desk/brand/content.ts'
import { DAY, iso, later } from '@senluna/kit/time.ts'
import { askAs, newSomebody, openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import { sendMailings } from './send-mailings.ts'

let house: House
let maker: Person
let checker: Person
let abroad: Person
beforeAll(async () => {
  house = await openHouse()
  maker = await newPerson(house, ['ADMINISTRATOR'])
  checker = await newPerson(house, ['ADMINISTRATOR'])
  abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const get = <Value>(path: string, as = maker) => askDesk<Value>(house, as, 'GET', `/bo/v1/${path}`)
const post = <Value = unknown>(path: string, body: unknown = {}, as = maker) =>
  askDesk<Value>(house, as, 'POST', `/bo/v1/${path}`, body)
const approve = (id: string, as = checker) => post(`approvals/${id}/approve`, {}, as)
const send = (now = house.parts.clock.now) =>
  sendMailings({ db: db(), brands: house.parts.brands, log: house.parts.log }, now)
const count = async (segment: Segment, tab = 'SYSTEM') =>
  (await post<{ members: number; consented: number; reaches: number }>('mailings/count', { tab, segment })).value!
const words = { tab: 'SYSTEM', title: 'News', content: '<p>Something new</p>' }
const shownAs = ({ name }: Person) => `Desk ${name.replace(/\D/g, '')}`
const mailing = async (title: string) =>
  (await get<{ list: DeskMailing[] }>('mailings?pageSize=50')).value!.list.find((mailing) => mailing.title === title)!
const gotBy = async (title: string) => {
  const { rows } = await sql<{ member_id: string }>`select member_id from messages.message where title = ${title}
    order by member_id`.execute(db())
  return rows.map((row) => row.member_id)
}
const consent = (memberId: string) =>
  sql`insert into messages.preference (member_id, promotion_messages, winner_board, changed_at)
    values (${memberId}, true, true, now())`.execute(db())
async function agreed(body: object) {
  const asked = await post<Awaiting>('mailings', body)
  assert.equal(asked.status, 202, asked.errorCode)
  assert.equal((await approve(asked.value!.approvalId)).success, true)
}

test('a message reaches one at once, and many when two agree, nobody twice', async () => {
  const somebody = await newSomebody(house)
  const two = await newSomebody(house)
  assert.deepEqual((await post('messages', { userName: somebody.member.userName, ...words })).value, { sent: true })
  assert.equal((await post('messages', { userName: 'nobody', ...words })).errorCode, 'VAL_FIELD')
  await post(`members/${two.member.id}/label`, { label: 'MAILED' })
  const asked = await post<Awaiting>('mailings', { segment: { label: 'MAILED' }, ...words, title: 'For many' })
  await send()
  assert.deepEqual((await get<{ list: DeskMailing[] }>('mailings')).value!.list, [])
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  await approve(asked.value!.approvalId)
  await Promise.all([1, 2].map(() => send()))
  const { state, sent, skipped, reaches, segment, read, ...people } = await mailing('For many')
  assert.deepEqual(
    [people.maker, people.makerShownAs, people.checker, people.checkerShownAs],
    [maker.name, shownAs(maker), checker.name, shownAs(checker)],
  )
  assert.deepEqual([state, sent, skipped, reaches, segment, read], ['DONE', 1, 0, 1, { label: 'MAILED' }, 0])
  assert.deepEqual(await gotBy('For many'), [two.member.id])
  const list = await askAs<{ list: { id: string }[] }>(house, two, 'GET', '/wps/v2/messages')
  const path = `/wps/v2/messages/${list.value!.list[0]!.id}`
  await Promise.all([1, 2, 3].map(() => askAs(house, two, 'POST', path, {})))
  assert.equal((await mailing('For many')).read, 1, 'opened three times at once it was read by one')
  await sql`delete from messages.message where title = 'For many'`.execute(db())
  assert.equal((await mailing('For many')).read, 1, 'also when messages are forgotten')
})

test('a segment has whom it says, and a promotion only who consented and may play', async () => {
  const [plain, agent, below, away] = [
    await newSomebody(house),
    await newSomebody(house, 1),
    await newSomebody(house),
    await newSomebody(house),
  ]
  const mine = [plain, agent, below, away].map(({ member }) => member.id)
  await sql`update members.member set label = 'SEGMENT' where id = any (${mine}::uuid[])`.execute(db())
  const at = later(house.parts.clock.now(), 1_000)
  await sql`update members.member set parent_id = ${agent.member.id}, path = ${[agent.member.id]}::uuid[], placed_at = ${new Date(at)},
    language = 'TH' where id = ${below.member.id}`.execute(db())
  for (const somebody of [below, away]) await consent(somebody.member.id)
  await sql`insert into protection.guard (owner_id, merchant_id, excluded) values (${away.member.id}, 'senluna', true)
    on conflict (owner_id) do update set excluded = true`.execute(db())
  const reached = async (segment: Segment, tab?: string) => (await count({ label: 'SEGMENT', ...segment }, tab)).reaches
  assert.equal(await reached({}), 4)
  assert.deepEqual(await count({ label: 'SEGMENT' }, 'PROMOTION'), { members: 4, consented: 2, reaches: 1 })
  assert.equal(await reached({ types: [1] }), 1)
  assert.equal(await reached({ types: [0, 1] }), 4)
  assert.equal(await reached({ line: agent.member.userName.toUpperCase() }), 2, 'the agent and who is below')
  assert.equal(await reached({ language: 'TH' }), 1)
  assert.equal(await reached({ deposited: 'YES' }), 0)
  assert.equal(await reached({ deposited: 'NO' }), 4)
  const today = new Date(house.parts.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  assert.equal(await reached({ registeredFrom: today }), 4)
  assert.equal(await reached({ registeredTo: '2020-01-01' }), 0)
  assert.equal(await reached({ loginFrom: '2020-01-01' }), 0, 'nobody has logged in by a password')
  for (const segment of [
    { line: 'nobody-at-all' },
    { types: [4] },
    { types: [] },
    { registeredFrom: '2026-02-02', registeredTo: '2026-02-01' },
    { registeredFrom: '2026-02-31' },
    { deposited: 'MAYBE' },
    { label: 'x'.repeat(21) },
  ])
    assert.equal(
      (await post('mailings/count', { tab: 'SYSTEM', segment })).errorCode,
      'VAL_FIELD',
      JSON.stringify(segment),
    )
  await agreed({ ...words, tab: 'PROMOTION', title: 'An offer', segment: { label: 'SEGMENT' } })
  await send()
  assert.deepEqual(await gotBy('An offer'), [below.member.id])
  const { sent, skipped, noConsent } = await mailing('An offer')
  assert.deepEqual([sent, skipped, noConsent], [1, 3, 2])
})

test('it goes out in pieces; what stops it in between costs nobody a message and gives nobody two', async () => {
  await sql`insert into members.member (id, merchant_id, user_name, type, nickname, avatar, language, currency, password_changed_at, first_login,
      must_change, created_at, label)
    select gen_random_uuid(), 'senluna', 'crowd' || n, 0, 'crowd', 'a', 'VI', 'XVD', now(), false, false, now(), 'CROWD'
    from generate_series(1, 450) n`.execute(db())
  await agreed({ ...words, title: 'To a crowd', segment: { label: 'CROWD' } })
  let asked = 0
  await assert.rejects(
    send(() => {
      if (++asked > 3) throw new Error('the process ended')
      return house.parts.clock.now()
    }),
    /the process ended/,
  )
  const half = await mailing('To a crowd')
  assert.deepEqual([half.state, half.sent], ['RUNNING', 400])
  const done = await Promise.all([send(), send()])
  assert.deepEqual([(await mailing('To a crowd')).state, (await mailing('To a crowd')).sent], ['DONE', 450])
  const got = await gotBy('To a crowd')
  assert.deepEqual([got.length, new Set(got).size], [450, 450])
  assert.ok(done.some(({ lastKey }) => lastKey !== undefined))
})

test('a planned one waits for its moment and can be cancelled until then; of both at once one wins', async () => {
  const who = await newSomebody(house)
  await post(`members/${who.member.id}/label`, { label: 'PLANNED' })
  const sendAt = iso(later(house.parts.clock.now(), DAY))
  const segment = { label: 'PLANNED' }
  for (const [title, at] of [
    ['Later', sendAt],
    ['Never', sendAt],
    ['Race', sendAt],
  ] as const)
    await agreed({ ...words, title, segment, sendAt: at })
  await send()
  assert.deepEqual([(await mailing('Later')).state, (await mailing('Later')).sendAt], ['PLANNED', sendAt])
  const { id: never } = await mailing('Never')
  assert.equal((await post(`mailings/${never}/cancel`, {}, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await post('mailings/x/cancel')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await post<DeskMailing>(`mailings/${never}/cancel`)).value!.state, 'CANCELLED')
  assert.equal((await post(`mailings/${never}/cancel`)).errorCode, 'APPROVAL_STALE')
  const { id: race } = await mailing('Race')
  const moment = () => later(house.parts.clock.now(), 2 * DAY)
  const [cancelled] = await Promise.all([post(`mailings/${race}/cancel`), send(moment)])
  await send(moment)
  assert.deepEqual(await gotBy('Race'), cancelled.success ? [] : [who.member.id])
  assert.deepEqual(await gotBy('Later'), [who.member.id])
  assert.deepEqual(await gotBy('Never'), [])
  const { id: sentOne } = await mailing('Later')
  assert.equal((await post(`mailings/${sentOne}/cancel`)).errorCode, 'APPROVAL_STALE', 'it has gone out')
  for (const bad of [
    { sendAt: '2020-01-01T00:00:00Z' },
    { sendAt: 'soon' },
    { title: undefined },
    { content: ' ' },
    { template: 'none-such', title: undefined, content: undefined },
    { segment: undefined },
  ])
    assert.equal((await post('mailings', { ...words, segment, ...bad })).errorCode, 'VAL_FIELD', JSON.stringify(bad))
})

test('a template is sent in the language of each, and stays as it was sent', async () => {
  const vi = await newSomebody(house)
  const en = await newSomebody(house)
  for (const [reader, language] of [
    [vi, 'VI'],
    [en, 'EN'],
  ] as const)
    await sql`update members.member set label = 'TEMPLATE', language = ${language} where id = ${reader.member.id}`.execute(
      db(),
    )
  const template = {
    tab: 'PERSONAL',
    titles: { VI: 'Chào bạn', EN: 'Dear you' },
    contents: { VI: '<p>Một</p>', EN: '<p onclick=x>One</p>' },
  }
  const saved = (await post<MessageTemplate>('message-templates/hello', template)).value!
  assert.equal(saved.contents.EN, '<p>One</p>')
  for (const bad of [
    { titles: {} },
    { titles: { VI: 'Chỉ một' } },
    { contents: { VI: '', EN: 'x' } },
    { tab: 'OTHER' },
  ])
    assert.equal(
      (await post('message-templates/bad', { ...template, ...bad })).errorCode,
      'VAL_FIELD',
      JSON.stringify(bad),
    )
  assert.equal((await post('message-templates/Bad%20name', template)).errorCode, 'VAL_FIELD')
  const list = await get<{ list: MessageTemplate[] }>('message-templates')
  assert.deepEqual(
    list.value!.list.map(({ id }) => id),
    ['hello'],
  )
  assert.deepEqual((await get<{ list: MessageTemplate[] }>('message-templates', abroad)).value!.list, [])
  assert.equal((await get('message-templates?after=A%20b')).errorCode, 'VAL_FIELD')
  assert.equal((await post('mailings', { ...words, template: 'hello', segment: {} })).errorCode, 'VAL_FIELD', 'both')
  await agreed({ template: 'hello', segment: { label: 'TEMPLATE' } })
  assert.equal((await post('message-templates/hello/remove', {}, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.deepEqual((await post('message-templates/hello/remove')).value, { removed: true })
  assert.equal((await post('message-templates/hello/remove')).errorCode, 'SYS_NOT_FOUND')
  await send()
  assert.deepEqual([await gotBy('Chào bạn'), await gotBy('Dear you')], [[vi.member.id], [en.member.id]])
  const sent = await mailing('Chào bạn')
  assert.deepEqual([sent.template, sent.tab, sent.sent], ['hello', 'PERSONAL', 2])
})

test('what a server of before has asked for goes on: all, or a label', async () => {
  const who = await newSomebody(house)
  await post(`members/${who.member.id}/label`, { label: 'BEFORE' })
  await sql`insert into messages.mailing (id, merchant_id, tab, title, content, label, maker, started_at)
    values (gen_random_uuid(), 'senluna', 'SYSTEM', 'Of before', '<p>x</p>', 'BEFORE', 'somebody', now())`.execute(db())
  await send()
  assert.deepEqual(await gotBy('Of before'), [who.member.id])
  const { segment, makerShownAs } = await mailing('Of before')
  assert.deepEqual([segment, makerShownAs], [{ label: 'BEFORE' }, 'somebody'])
})

test('links of a message lead to the brand’s own hosts by https, in a template and to one member too', async () => {
  const somebody = await newSomebody(house)
  const words = (href: string) => ({ tab: 'SYSTEM', title: 'Links', content: `<a href="${href}">log in here</a>` })
  for (const href of ['https://evil.example/login', 'http://localhost/login', '//evil.example']) {
    for (const refused of [
      await post('mailings', { segment: {}, ...words(href) }),
      await post('messages', { userName: somebody.member.userName, ...words(href) }),
      await post('message-templates/links', {
        tab: 'SYSTEM',
        titles: { EN: 'Links' },
        contents: { EN: words(href).content },
      }),
    ])
      assert.deepEqual([refused.errorCode, refused.fields?.[0]?.patternId], ['VAL_FIELD', 'FOREIGN_LINK'], href)
  }
  assert.equal((await post('mailings', { segment: {}, ...words('/promotions') })).status, 202)
  assert.equal((await post('mailings', { segment: {}, ...words('https://localhost/vip'), title: 'Own' })).status, 202)
  await sql`insert into messages.message_template (merchant_id, id, tab, titles, contents, changed_by, changed_at)
    values ('senluna', 'older', 'SYSTEM', '{"EN":"Older"}', '{"EN":"<a href=\\"https://evil.example\\">x</a>"}', 'x', now())`.execute(
    db(),
  )
  const older = await post('mailings', { segment: {}, template: 'older' })
  assert.equal(older.fields?.[0]?.patternId, 'FOREIGN_LINK', 'also of what was written before')
})

/** Content within its bound that is beyond it when its links are cleaned. */
const GROWS = '<a href="https://localhost/">x</a>'.repeat(580)

test('a template takes no name that is taken, and overwrites nothing that was saved since it was read', async () => {
  const save = (body: object) => post<MessageTemplate>('message-templates/shared', { ...shared, ...body })
  const shared = { tab: 'SYSTEM', titles: { EN: 'First' }, contents: { EN: '<p>x</p>' } }
  const news = await Promise.all([save({}), save({ titles: { EN: 'Second' } })])
  const refused = news.filter(({ value }) => !value)
  assert.deepEqual(
    refused.map(({ errorCode, fields }) => [errorCode, fields]),
    [['VAL_FIELD', [{ field: 'id', patternId: 'TAKEN', args: ['shared'] }]]],
  )
  // A moment is read to the millisecond, however finely it is stored.
  await sql`update messages.message_template set changed_at = changed_at + interval '7 microseconds'
    where id = 'shared'`.execute(db())
  const { changedAt: seen } = news.find(({ value }) => value)!.value!
  const before = new Date(Date.parse(seen) - 1).toISOString()
  assert.equal((await save({ titles: { EN: 'Third' }, seen })).value?.titles.EN, 'Third')
  assert.equal((await save({ titles: { EN: 'Fourth' }, seen: before })).errorCode, 'APPROVAL_STALE')
  assert.equal((await save({ seen: 'yesterday' })).errorCode, 'VAL_FIELD')
  const { value } = await get<{ list: MessageTemplate[] }>('message-templates')
  assert.equal(value!.list.find(({ id }) => id === 'shared')!.titles.EN, 'Third')
  await post('message-templates/shared/remove')
})

test('what is too long once it is cleaned is refused wherever it is written', async () => {
  assert.ok(GROWS.length <= 20_000)
  const template = { tab: 'SYSTEM', titles: { EN: 'Hello' }, contents: { EN: GROWS } }
  assert.equal((await post('message-templates/grows', template)).errorCode, 'VAL_FIELD')
  assert.equal((await post('mailings', { ...words, content: GROWS, segment: {} })).errorCode, 'VAL_FIELD')
  const who = await newSomebody(house)
  const message = { ...words, userName: who.member.userName, content: GROWS }
  assert.equal((await post('messages', message)).errorCode, 'VAL_FIELD')
})

test('a template that was kept too long is listed, and sent to nobody; all other messages go out', async () => {
  const who = await newSomebody(house)
  await post(`members/${who.member.id}/label`, { label: 'TROUBLE' })
  const segment = { label: 'TROUBLE' }
  await post('message-templates/kept-long', { tab: 'SYSTEM', titles: { EN: 'x' }, contents: { EN: '<p>x</p>' } })
  await sql`update messages.message_template set contents = ${JSON.stringify({ EN: cleanHtml(GROWS) })}::jsonb
    where id = 'kept-long'`.execute(db())
  assert.equal((await get('message-templates')).status, 200)
  await agreed({ ...words, title: 'Too long', segment })
  await agreed({ ...words, title: 'Broken', segment })
  await agreed({ ...words, title: 'Behind them', segment })
  const contents = JSON.stringify({ EN: cleanHtml(GROWS) })
  await sql`update messages.mailing set contents = ${contents}::jsonb where title = 'Too long'`.execute(db())
  // What no member's care helps: the row itself can't be read as a segment.
  await sql`update messages.mailing set segment = '{"lineId": "nobody"}' where title = 'Broken'`.execute(db())
  await assert.rejects(send(), /uuid/)
  assert.deepEqual(await gotBy('Behind them'), [who.member.id])
  const long = await mailing('Too long')
  assert.deepEqual([long.state, long.sent, long.skipped], ['DONE', 0, 1])
  // One that is under way is cancelled, and the job is well again.
  const { id, state } = await mailing('Broken')
  assert.equal(state, 'RUNNING')
  assert.equal((await post<DeskMailing>(`mailings/${id}/cancel`)).value!.state, 'CANCELLED')
  await send()
})
