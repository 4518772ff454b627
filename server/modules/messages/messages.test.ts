import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Message, MessageRow } from '@senluna/contract/site/messages.ts'
import { id } from '@senluna/kit/ids.ts'
import type { LimitKind } from '@senluna/kit/protection/protection.ts'
import { DAY, instant, later, type Instant } from '@senluna/kit/time.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { relayed } from '../../testing/relayed.ts'
import { endMonths, makeMonthsAhead } from '../../platform/database/months.ts'
import { openMessage } from '../../platform/outgoing/sealed.ts'
import { ask, askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { openSession } from '../sessions/open-session.ts'
import { DRAFTS } from './drafts/drafts.ts'
import { keepMessages, sendMessage, type Draft } from './index.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const db = () => house.parts.database.db
const now = (): Instant => house.parts.clock.now()
type Sent = Draft extends infer One ? (One extends Draft ? Omit<One, 'memberId'> : never) : never
const send = (draft: Sent, who: Somebody, at = now()) =>
  db()
    .transaction()
    .execute((tx) => sendMessage(tx, { ...draft, memberId: who.member.id }, at))
const words = (title: string, tab: Draft['tab'] = 'PERSONAL'): Sent => ({ tab, title, content: `<p>${title}</p>` })
interface Page {
  list: MessageRow[]
  next?: string
}
const list = async (who: Somebody, query = '', headers = {}) =>
  (await askAs<Page>(house, who, 'GET', `/wps/v2/messages?${query}`, undefined, headers)).value!
const titles = async (who: Somebody, query = '') => (await list(who, query)).list.map((message) => message.title)
const unread = async (who: Somebody) =>
  (await askAs<{ inbox: number; total: number; announcement: number }>(house, who, 'GET', '/wps/relay/CSP_unreadCount'))
    .value!
/** A new member whose welcome is out of the way. */
async function member(): Promise<Somebody> {
  const who = await newSomebody(house)
  await sql`delete from messages.message where member_id = ${who.member.id}`.execute(db())
  return who
}

test('whoever opens an account is welcomed, in the language they read; free play is not', async () => {
  const who = await newSomebody(house)
  assert.deepEqual(await titles(who), [`Chào mừng ${who.member.nickname} đến với Senluna`])
  const [row] = (await list(who, '', { language: 'EN' })).list
  assert.deepEqual([row!.title, row!.tab, row!.read], [`Welcome to Senluna, ${who.member.nickname}`, 'SYSTEM', false])
  assert.deepEqual((await list(await newSomebody(house, 4))).list, [])
})

test('a message is opened, counted, read in all and deleted, each once', async () => {
  const who = await member()
  for (const title of ['a', 'b', 'c']) await send(words(title), who)
  assert.deepEqual(await titles(who), ['c', 'b', 'a'])
  assert.equal((await unread(who)).inbox, 3)
  const { list: rows } = await list(who)
  const url = `/wps/v2/messages/${rows[0]!.id}`
  assert.equal((await askAs<Message>(house, who, 'GET', url)).value!.read, false)
  const opened = (await askAs<Message>(house, who, 'POST', url, {})).value!
  assert.deepEqual([opened.title, opened.content, opened.read], ['c', '<p>c</p>', true])
  await askAs(house, who, 'POST', url, {})
  assert.equal((await unread(who)).inbox, 2)
  assert.deepEqual((await askAs(house, who, 'POST', '/wps/v2/messages/read-all', { tab: 'SYSTEM' })).value, { read: 0 })
  assert.deepEqual((await askAs(house, who, 'POST', '/wps/v2/messages/read-all', {})).value, { read: 2 })
  assert.deepEqual((await askAs(house, who, 'DELETE', url)).value, { deleted: true })
  assert.deepEqual((await askAs(house, who, 'DELETE', url)).value, { deleted: true })
  assert.deepEqual(await titles(who), ['b', 'a'])
  assert.equal((await askAs(house, who, 'GET', url)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await askAs(house, who, 'POST', url, {})).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await askAs(house, who, 'POST', '/wps/v2/messages/x', {})).errorCode, 'SYS_NOT_FOUND')
})

test("nobody sees, reads or deletes another member's message", async () => {
  const [who, other] = [await member(), await member()]
  const id = await send(words('private'), who)
  const url = `/wps/v2/messages/${id}`
  assert.equal((await askAs(house, other, 'GET', url)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await askAs(house, other, 'POST', url, {})).errorCode, 'SYS_NOT_FOUND')
  await askAs(house, other, 'DELETE', url)
  await askAs(house, other, 'POST', '/wps/v2/messages/read-all', {})
  assert.deepEqual((await list(other)).list, [])
  assert.deepEqual(
    (await list(who)).list.map(({ title, read }) => [title, read]),
    [['private', false]],
  )
  for (const [method, path] of [
    ['GET', '/wps/v2/messages'],
    ['POST', '/wps/v2/messages/read-all'],
    ['GET', '/wps/relay/CSP_unreadCount'],
    ['GET', '/wps/v2/preferences'],
  ] as const)
    assert.equal(
      (await ask(house, method, path, { body: method === 'POST' ? {} : undefined })).errorCode,
      'AUTH_REQUIRED',
    )
})

test('pages turn by key and by tab; a key we never gave out is refused', async () => {
  const who = await member()
  for (let nth = 0; nth < 25; nth++)
    await send(words(`m${nth}`, nth % 5 === 0 ? 'SYSTEM' : 'PERSONAL'), who, later(now(), nth))
  const seen: string[] = []
  for (let after = ''; ;) {
    const page = await list(who, `pageSize=10${after && `&after=${after}`}`)
    seen.push(...page.list.map((message) => message.title))
    if (!page.next) break
    after = page.next
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 25 }, (_, nth) => `m${24 - nth}`),
  )
  assert.deepEqual(await titles(who, 'tab=SYSTEM'), ['m20', 'm15', 'm10', 'm5', 'm0'])
  for (const query of ['after=x', 'after=1.2', 'tab=OTHER', 'pageSize=0'])
    assert.equal((await askAs(house, who, 'GET', `/wps/v2/messages?${query}`)).errorCode, 'VAL_FIELD', query)
})

test('the newest 200 are kept, and none longer than 90 days', async () => {
  const who = await member()
  const since = later(now(), -89 * DAY)
  for (let nth = 0; nth < 203; nth++) await send(words(`m${nth}`), who, later(since, nth))
  const { rows } = await sql<{ title: string }>`select title from messages.message where member_id = ${who.member.id}
    order by at`.execute(db())
  assert.deepEqual([rows.length, rows[0]!.title], [200, 'm3'])
  assert.equal((await unread(who)).inbox, 200)
  const after = later(now(), 2 * DAY)
  for (const _ of ['once', 'again']) {
    await makeMonthsAhead(db(), after)
    await endMonths(db(), after)
    await keepMessages(db(), after)
  }
  assert.deepEqual((await list(who)).list, [])
  const months = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'messages.message'::regclass`.execute(db())
  assert.ok(months.rows.length >= 3, 'the months to come, and the rest')
  await send(words('now'), who)
  assert.deepEqual(await titles(who), ['now'])
  await keepMessages(db(), later(now(), 400 * DAY))
  const left = await sql<{ count: bigint }>`select count(*) as count from messages.message`.execute(db())
  assert.equal(left.rows[0]!.count, 0n)
})

test('HTML by staff is cleaned when sent, and when read what an older allow-list let through', async () => {
  const who = await member()
  const id = await send({ tab: 'PERSONAL', title: 'x', content: '<p onclick=x>a</p><script>b</script>' }, who)
  const read = async () => (await askAs<Message>(house, who, 'GET', `/wps/v2/messages/${id}`)).value!.content
  assert.equal(await read(), '<p>a</p>')
  await sql`update messages.message set content = '<p onload=x>old</p>', cleaned_by = 0 where id = ${id}`.execute(db())
  assert.equal(await read(), '<p>old</p>')
})

test('what fills in a template is never taken for HTML', async () => {
  const who = await member()
  const args = { at: { at: '2026-11-21T03:00:00Z' }, ip: '203.0.113.7', device: '<img src=x onerror=alert(1)> & {at}' }
  const id = await send({ tab: 'SYSTEM', template: 'newDevice', args }, who)
  const { content } = (await askAs<Message>(house, who, 'GET', `/wps/v2/messages/${id}`)).value!
  assert.ok(content.includes('&lt;img src=x onerror=alert(1)&gt; &amp; {at}'), content)
  assert.ok(content.includes('2026-11-21 10:00:00'), 'in the brand’s time')
  assert.doesNotMatch(content, /<(?!\/?p>)/)
})

for (const [field, draft] of [
  ['title', { tab: 'PERSONAL', title: '', content: 'x' }],
  ['title', { tab: 'PERSONAL', title: 'a'.repeat(121), content: 'x' }],
  ['title', { tab: 'PERSONAL', title: 'a\u0000', content: 'x' }],
  ['content', { tab: 'PERSONAL', title: 'a', content: ' ' }],
  ['content', { tab: 'PERSONAL', title: 'a', content: 'x'.repeat(20_001) }],
  ['route', { tab: 'PERSONAL', title: 'a', content: 'x', route: 'https://evil.example' }],
  ['route', { tab: 'PERSONAL', title: 'a', content: 'x', route: '//evil.example' }],
] as const) {
  test(`a message with a ${field} that can't be shown is refused: ${JSON.stringify(draft).slice(0, 60)}`, async () => {
    const who = await member()
    await assert.rejects(
      send(draft, who),
      (error) => error instanceof Refusal && error.code === 'VAL_FIELD' && error.fields?.[0]?.field === field,
    )
  })
}

test('offers reach only who wants them and may play', async () => {
  const who = await member()
  const offer = { tab: 'PROMOTION', title: 'offer', content: 'x' } as const
  const choose = (body: unknown) => askAs(house, who, 'PUT', '/wps/v2/preferences', body)
  assert.deepEqual((await askAs(house, who, 'GET', '/wps/v2/preferences')).value, {
    promotionMessages: false,
    winnerBoard: true,
  })
  assert.equal(await send(offer, who), undefined)
  assert.deepEqual((await choose({ promotionMessages: true })).value, { promotionMessages: true, winnerBoard: true })
  assert.deepEqual((await choose({ winnerBoard: false })).value, { promotionMessages: true, winnerBoard: false })
  await Promise.all([choose({ winnerBoard: true }), choose({ promotionMessages: true })])
  assert.deepEqual((await choose({})).value, { promotionMessages: true, winnerBoard: true })
  await send(offer, who)
  await sql`insert into protection.guard (owner_id, merchant_id, cooling_until) values (${who.member.id}, 'senluna', ${new Date(now() + DAY)})`.execute(
    db(),
  )
  assert.equal(await send(offer, who), undefined)
  await sql`update protection.guard set cooling_until = null, excluded = true where owner_id = ${who.member.id}`.execute(
    db(),
  )
  assert.equal(await send(offer, who), undefined)
  assert.deepEqual(await titles(who), ['offer'])
  const trial = await newSomebody(house, 4)
  for (const method of ['GET', 'PUT'] as const)
    assert.equal(
      (await askAs(house, trial, method, '/wps/v2/preferences', method === 'PUT' ? {} : undefined)).errorCode,
      'AUTH_REAL_ACCOUNT',
    )
  assert.equal((await choose({ winnerBoard: 'yes' })).errorCode, 'VAL_FIELD')
})

test('pages hear how much is unread after a message came, was read, was deleted; once for many', async () => {
  const who = await member()
  await relayed(house.parts)
  const [first] = await Promise.all([send(words('a'), who), send(words('b'), who)])
  const heard = async () =>
    (await relayed(house.parts)).filter((message) => message.audience === who.member.id).map((message) => message.data)
  const badge = (inbox: number) => ({ type: 'messages', value: { inbox } })
  assert.deepEqual(await heard(), [badge(2)])
  await askAs(house, who, 'POST', `/wps/v2/messages/${first}`, {})
  assert.deepEqual(await heard(), [badge(1)])
  await askAs(house, who, 'POST', '/wps/v2/messages/read-all', {})
  assert.deepEqual(await heard(), [badge(0)])
  await askAs(house, who, 'POST', '/wps/v2/messages/read-all', {})
  assert.deepEqual(await heard(), [])
  await askAs(house, who, 'DELETE', `/wps/v2/messages/${first}`)
  assert.deepEqual(await heard(), [badge(0)])
})

test('a way to sign in that is added or taken away is notified by message, and by mail where an address is confirmed', async () => {
  const KEY = '7e'.repeat(32)
  const mails = async () => {
    const { rows } = await sql<{
      id: string
      sealed: Buffer
    }>`delete from platform.outgoing where purpose = 'security-changed'
      returning id, sealed`.execute(db())
    return rows.map(({ id, sealed }) => openMessage(KEY, id, sealed))
  }
  const who = await member()
  const change = async (what: 'signInAdded' | 'signInRemoved') => {
    const by = { memberId: who.member.id, ip: '203.0.113.7', traceId: 'trace' }
    await db()
      .transaction()
      .execute((tx) => house.parts.identities.onChanged(tx, by, what, 'google', now()))
    await relayed(house.parts)
  }
  await sql`insert into members.contact (member_id, kind, merchant_id, value) values
    (${who.member.id}, 'email', 'senluna', 'owner@example.com')`.execute(db())
  await change('signInAdded')
  const [row] = (await list(who, '', { language: 'EN' })).list
  const opened = await askAs<Message>(house, who, 'GET', `/wps/v2/messages/${row!.id}`, undefined, { language: 'EN' })
  assert.match(opened.value!.content, /A login method was linked.*203\.0\.113\.7/s)
  assert.deepEqual(await mails(), [], 'nothing goes to an address that is only said')
  await sql`update members.contact set verified_at = ${new Date()} where member_id = ${who.member.id}`.execute(db())
  await change('signInRemoved')
  assert.equal((await list(who)).list.length, 2)
  const [mail] = await mails()
  assert.ok(mail?.kind === 'mail')
  assert.deepEqual([mail.to, mail.subject], ['owner@example.com', 'Bảo mật tài khoản đã thay đổi'])
  assert.match(mail.text, /203\.0\.113\.7[^]*Senluna$/)
})

test('a prize that is not delivered says why, and no points', () => {
  const payload = { orderNo: 'PR1', names: { VI: 'Thẻ' }, approved: false, points: '0', reason: 'Hết' }
  const draft = DRAFTS.goodsDecided({
    memberId: id<'member'>('018f0000-0000-7000-8000-000000000001'),
    payload,
    at: instant(0),
  })
  assert.ok(draft && 'template' in draft)
  assert.equal(draft.template, 'prizeRejected')
  assert.deepEqual(draft.args, { goods: { titles: { VI: 'Thẻ' } }, no: 'PR1', reason: 'Hết' })
})

test('a message stands or falls with its cause', async () => {
  const who = await member()
  const cause = db()
    .transaction()
    .execute(async (tx) => {
      await sendMessage(tx, { ...words('never'), memberId: who.member.id }, now())
      throw new Error('the cause failed')
    })
  await assert.rejects(cause)
  assert.deepEqual(await titles(who), [])
})

test('a limit that takes effect is notified, with what it is; a looser one only once it was confirmed', async () => {
  const who = await member()
  const set = (body: unknown) => askAs(house, who, 'PUT', '/wps/v2/rg', body)
  await set({ kind: 'lossDay', value: '500000' })
  await set({ kind: 'lossDay', value: '900000' })
  await relayed(house.parts)
  assert.deepEqual(await titles(who), ['Giới hạn của bạn đã có hiệu lực'])
  const [row] = (await list(who)).list
  const { content, route } = (await askAs<Message>(house, who, 'GET', `/wps/v2/messages/${row!.id}`)).value!
  assert.match(content, /500,000\.00 VND/)
  assert.equal(route, '/account/limits')
  const drafted = (value: string | null, kind: LimitKind = 'lossDay') =>
    DRAFTS.limitChanged({ memberId: who.member.id, payload: { kind, value }, at: instant(0) })
  assert.deepEqual(
    [drafted(null)].map((draft) => draft && 'template' in draft && draft.template),
    ['limitEnded'],
  )
  assert.deepEqual(
    [drafted('90', 'session')].map((draft) => draft && 'args' in draft && draft.args?.value),
    ['90'],
  )
  const ended = { memberId: who.member.id, payload: { account: '•••• 1234' } }
  const draft = DRAFTS.payoutAccountEnded({ ...ended, at: instant(0) })
  assert.deepEqual(draft && 'template' in draft && [draft.template, draft.args?.account], [
    'payoutAccountEnded',
    '•••• 1234',
  ])
})

test('a log-in from a device that is not known is notified; the first one, and one from a known device, are not', async () => {
  const who = await member()
  const from = async (deviceId: string) => {
    const brand = house.parts.settings.brands.byHost('localhost')!
    const way = { ip: '203.0.113.7', deviceId, deviceName: 'Phone', weakPassword: false, byPassword: true }
    await db()
      .transaction()
      .execute((tx) => openSession(tx, house.parts.sessions, brand, who.member, way, now()))
    await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
      values (${who.member.id}, ${new Date(now())}, gen_random_uuid(), 'senluna', '203.0.113.7', '', '', 0)`.execute(
      db(),
    )
    await relayed(house.parts)
    const { rows } = await sql<{ args: { device: string } }>`select args from messages.message
      where member_id = ${who.member.id} and template = 'newDevice'`.execute(db())
    return rows.map((row) => row.args.device)
  }
  assert.deepEqual(await from('first'), [])
  assert.deepEqual(await from('second'), ['Phone'])
  assert.deepEqual(await from('first'), ['Phone'])
  assert.deepEqual(await from('second'), ['Phone'])
})
