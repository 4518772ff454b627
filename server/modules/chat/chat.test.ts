import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { endMonths, makeMonthsAhead } from '../../platform/database/months.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { ChatMessage, Conversation } from '@senluna/contract/site/chat.ts'
import type { DeskConversation } from '@senluna/contract/desk/members/chat.ts'
import { DAY } from '@senluna/kit/time.ts'
import { ask, askAs, newSomebody, openHouse, type House, type Somebody } from '../rounds/testing/house.ts'
import { humanProof } from '../sessions/testing/account.ts'
import { newVisitor } from '../sessions/testing/visitor.ts'
import { changeSetting } from '../settings/index.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { isOpenAt } from '@senluna/kit/hours.ts'
import { cleanChat } from './clean-store.ts'
import { redeemGuestTicket } from './guest.ts'

let house: House
let operator: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  operator = await newPerson(house, ['SUPPORT'])
})
afterAll(() => house.close())

const PATH = '/wps/v2/chat/conversation'
const DESK = '/bo/v1/chat/conversations'
type Sent = { conversation: Conversation; message: ChatMessage }
type One = { conversation: DeskConversation; messages: { list: ChatMessage[]; next?: string } }
const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
/** Long enough for anybody to write again. */
const wait = () => house.advance(10_000)

const send = (who: Somebody, text: string, clientId = randomUUID()) =>
  askAs<Sent>(house, who, 'POST', `${PATH}/messages`, { clientId, text })
const stateOf = (who: Somebody) => askAs<{ conversation: Conversation | null; open: boolean }>(house, who, 'GET', PATH)
const read = (id: string, as = operator) => askDesk<One>(house, as, 'GET', `${DESK}/${id}`)
const take = (id: string, as = operator, from?: string) =>
  askDesk<DeskConversation>(house, as, 'POST', `${DESK}/${id}/take`, from ? { from } : {})
const answer = (id: string, text: string, as = operator, clientId = randomUUID()) =>
  askDesk<Sent>(house, as, 'POST', `${DESK}/${id}/messages`, { clientId, text })

/** A guest's browser: a proof of work, then only their cookie. */
async function guestWrites(text: string, more: Record<string, unknown> = {}) {
  const visitor = newVisitor()
  const humanVerify = await humanProof(house, visitor)
  const headers = { host: 'localhost', 'x-forwarded-for': visitor.ip }
  const body = { clientId: randomUUID(), text, humanVerify, ...more }
  const reply = await ask<Sent>(house, 'POST', `${PATH}/messages`, { headers, body })
  const cookie = /__Host-guest=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? ''
  return { reply, headers: { ...headers, cookie: `__Host-guest=${cookie}` } }
}

test('a member writes, an operator takes it and answers, the member reads it', async () => {
  const member = await newSomebody(house)
  const sent = await send(member, 'Xin chào')
  assert.equal(sent.value!.conversation.state, 'WAITING')
  const { id } = sent.value!.conversation
  const waiting = await askDesk<{ list: DeskConversation[] }>(house, operator, 'GET', `${DESK}?state=WAITING`)
  assert.equal(waiting.value!.list.find((item) => item.id === id)?.lastText, 'Xin chào')
  assert.equal((await take(id)).value!.state, 'OPEN')
  await answer(id, 'Chào bạn,\ntôi giúp được gì?')
  const state = await stateOf(member)
  assert.equal(state.value!.conversation!.unread, 1)
  assert.match(state.value!.conversation!.staffName!, /^Desk /)
  const messages = await askAs<{ list: ChatMessage[] }>(house, member, 'GET', `${PATH}/messages`)
  assert.deepEqual(
    messages.value!.list.map(({ sender, text }) => [sender, text]),
    [
      ['staff', 'Chào bạn,\ntôi giúp được gì?'],
      ['visitor', 'Xin chào'],
    ],
  )
  const seen = await askAs<{ unread: number }>(house, member, 'POST', `${PATH}/seen`, { seq: 2 })
  assert.equal(seen.value!.unread, 0)
  const beyond = await askAs(house, member, 'POST', `${PATH}/seen`, { seq: 2 ** 31 })
  assert.equal(beyond.errorCode, 'VAL_FIELD', 'more than a number of 32 bits holds')
  assert.equal((await askDesk(house, operator, 'POST', `${DESK}/${id}/close`, {})).success, true)
  wait()
  const next = await send(member, 'Một câu nữa')
  assert.notEqual(next.value!.conversation.id, id, 'a closed conversation is not opened again')
})

test('a message that comes again is the same message: alone, at once, and after the conversation ended', async () => {
  const member = await newSomebody(house)
  const clientId = randomUUID()
  const first = await send(member, 'once', clientId)
  const again = await Promise.all([send(member, 'once', clientId), send(member, 'once', clientId)])
  for (const item of again) assert.deepEqual(item.value!.message, first.value!.message)
  await askAs(house, member, 'POST', `${PATH}/close`)
  assert.deepEqual((await send(member, 'once', clientId)).value!.message, first.value!.message)
  const { rows } = await sql`select from chat.message where client_id = ${clientId}`.execute(db())
  assert.equal(rows.length, 1)
})

test('two first messages at once open one conversation', async () => {
  const member = await newSomebody(house)
  const both = await Promise.all([send(member, 'a'), send(member, 'b')])
  assert.equal(new Set(both.map((item) => item.value!.conversation.id)).size, 1)
  assert.deepEqual(
    both.map((item) => item.value!.message.seq).sort((a, b) => a - b),
    [1, 2],
  )
})

test('of two operators who take it at once one has it; taking over names whom from', async () => {
  const colleague = await newPerson(house, ['SUPPORT'])
  const { id } = (await send(await newSomebody(house), 'hello')).value!.conversation
  const both = await Promise.all([take(id), take(id, colleague)])
  assert.deepEqual(both.map((item) => item.errorCode ?? 'ok').sort(), ['CHAT_TAKEN', 'ok'])
  const [holder, other] = both[0].success ? [operator, colleague] : [colleague, operator]
  assert.equal((await answer(id, 'mine', other)).errorCode, 'CHAT_TAKEN')
  assert.equal((await askDesk(house, other, 'POST', `${DESK}/${id}/close`, {})).errorCode, 'CHAT_TAKEN')
  assert.equal((await take(id, other, randomUUID())).errorCode, 'CHAT_TAKEN', 'from somebody else')
  assert.equal((await take(id, other, holder.id)).value!.staffId, other.id)
  assert.equal((await take(id, other)).success, true, 'again changes nothing')
  assert.equal((await answer(id, 'too late', holder)).errorCode, 'CHAT_TAKEN')
  assert.equal((await answer(id, 'mine', other)).success, true)
})

test('an answer that comes again is the same answer; in a closed conversation there is none', async () => {
  const { id } = (await send(await newSomebody(house), 'hello')).value!.conversation
  await take(id)
  const clientId = randomUUID()
  const first = await answer(id, 'yes', operator, clientId)
  assert.deepEqual((await answer(id, 'yes', operator, clientId)).value!.message, first.value!.message)
  await askDesk(house, operator, 'POST', `${DESK}/${id}/close`, {})
  assert.equal((await answer(id, 'more')).errorCode, 'CHAT_CLOSED')
  assert.equal((await take(id)).errorCode, 'CHAT_CLOSED')
})

test('a guest shows to be a person once, and has a conversation of their own by their cookie', async () => {
  const visitor = newVisitor()
  const bare = await ask(house, 'POST', `${PATH}/messages`, {
    headers: { host: 'localhost', 'x-forwarded-for': visitor.ip },
    body: { clientId: randomUUID(), text: 'hello' },
  })
  assert.equal(bare.errorCode, 'AUTH_HUMAN_VERIFY')
  const planted = '__Host-guest=' + 'g'.repeat(43)
  const { reply, headers } = await guestWrites('hello from outside', { name: 'Lan' })
  assert.match(
    String(reply.headers['set-cookie']),
    /^__Host-guest=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const second = await ask<Sent>(house, 'POST', `${PATH}/messages`, {
    headers,
    body: { clientId: randomUUID(), text: 'and more' },
  })
  assert.equal(second.value!.conversation.id, reply.value!.conversation.id)
  const other = await ask<{ conversation: Conversation | null }>(house, 'GET', PATH, {
    headers: { ...headers, cookie: planted },
  })
  assert.equal(other.value!.conversation, null)
  const elsewhere = await ask<{ conversation: Conversation | null }>(house, 'GET', PATH, {
    headers: { ...headers, host: 'reference.localhost' },
  })
  assert.equal(elsewhere.value!.conversation, null, 'at another brand')
  const at = await askDesk<{ list: DeskConversation[] }>(house, operator, 'GET', `${DESK}?state=WAITING&pageSize=100`)
  assert.equal(at.value!.list.find((item) => item.id === reply.value!.conversation.id)?.name, 'Lan')
  const ticket = await ask<{ ticket: string }>(house, 'POST', '/wps/v2/chat/live', { headers })
  assert.equal((await redeemGuestTicket(db(), ticket.value!.ticket, now()))?.merchantCode, 'senluna')
  assert.equal(await redeemGuestTicket(db(), ticket.value!.ticket, now()), undefined)
  assert.equal(
    (await ask(house, 'POST', '/wps/v2/chat/live', { headers: { ...headers, cookie: '' } })).errorCode,
    'AUTH_REQUIRED',
  )
})

test('nobody reads or writes in another’s conversation, by id or by brand', async () => {
  const { id } = (await send(await newSomebody(house), 'secret of mine')).value!.conversation
  const other = await newSomebody(house)
  const shown = await askAs<{ list: unknown[] }>(house, other, 'GET', `${PATH}/messages?id=${id}`)
  assert.deepEqual(shown.value!.list, [])
  assert.equal((await stateOf(other)).value!.conversation, null)
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  for (const reply of [await read(id, abroad), await take(id, abroad), await answer(id, 'x', abroad)])
    assert.equal(reply.errorCode, 'SYS_NOT_FOUND')
  for (const bad of [randomUUID(), 'x', "'"])
    assert.equal((await read(encodeURIComponent(bad))).errorCode, 'SYS_NOT_FOUND')
})

test('staff without the right see nothing; a change without a reason is refused', async () => {
  const { id } = (await send(await newSomebody(house), 'hello')).value!.conversation
  const moderator = await newPerson(house, ['MODERATOR'])
  const auditor = await newPerson(house, ['AUDITOR'])
  assert.equal((await read(id, moderator)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await read(id, auditor)).success, true)
  assert.equal((await take(id, auditor)).errorCode, 'AUTH_FORBIDDEN')
  for (const reason of ['', 'ab', '%E0%A4%A', '%20%20%20%20'])
    for (const [path, body] of [
      ['take', {}],
      ['messages', { clientId: randomUUID(), text: 'x' }],
      ['close', {}],
    ] as const) {
      const reply = await askDesk(house, operator, 'POST', `${DESK}/${id}/${path}`, body, { 'x-reason': reason })
      assert.equal(reply.errorCode, 'VAL_FIELD')
      assert.deepEqual(reply.fields, [{ field: 'X-Reason' }])
    }
  assert.equal((await read(id, auditor)).value!.conversation.state, 'WAITING')
})

test('what staff did and looked at is in the audit log, with its reason, without the words themselves', async () => {
  const auditor = await newPerson(house, ['AUDITOR'])
  const { id } = (await send(await newSomebody(house), 'my private words')).value!.conversation
  await read(id)
  await take(id)
  await answer(id, 'a private answer')
  await askDesk(house, operator, 'POST', `${DESK}/${id}/close`, {}, { 'x-reason': encodeURIComponent('đã xong') })
  const log = await askDesk<{ list: { action: string; reason: string; actorId: string }[] }>(
    house,
    auditor,
    'GET',
    `/bo/v1/audit?objectKind=conversation&objectId=${id}`,
  )
  assert.deepEqual(
    log.value!.list.map(({ action }) => action),
    ['chat.close', 'chat.answer', 'chat.take', 'chat.read'],
  )
  assert.equal(log.value!.list[0]!.reason, 'đã xong')
  assert.ok(log.value!.list.every(({ actorId }) => actorId === operator.id))
  assert.ok(!log.text.includes('private'))
})

test('a script is a text on both sides, and marks that turn a page around are gone', async () => {
  const member = await newSomebody(house)
  const script = '<img src=x onerror=alert(1)>\u202e</script>'
  const { id } = (await send(member, script)).value!.conversation
  await take(id)
  await answer(id, script)
  const reply = await read(id)
  for (const { text } of reply.value!.messages.list) assert.equal(text, '<img src=x onerror=alert(1)></script>')
  assert.match(String(reply.headers['content-type']), /^application\/json/)
})

test('texts that are none, or too long, are refused; many in a row are slowed down', async () => {
  const member = await newSomebody(house)
  for (const text of ['', '   ', '\u0000\u202e', 'x'.repeat(1_001)])
    assert.equal((await send(member, text)).errorCode, 'VAL_FIELD')
  assert.equal((await send(member, 'ă'.repeat(1_000))).success, true)
  const codes = []
  for (let n = 0; n < 8; n++) codes.push((await send(member, `quick ${n}`)).errorCode ?? 'ok')
  assert.ok(codes.includes('SYS_THROTTLED'))
})

test('outside the hours the first message is answered by when somebody is back', async () => {
  await changeSetting(db(), merchantCode('senluna'), 'chat', { hours: { from: '00:00', to: '00:01' } }, now())
  house.advance(2 * 60_000)
  const member = await newSomebody(house)
  const state = await stateOf(member)
  // The one minute of the day that would be open is stepped over.
  if (state.value!.open) house.advance(2 * 60_000)
  await send(member, 'anybody there?')
  wait()
  await send(member, 'hello?')
  const messages = await askAs<{ list: ChatMessage[] }>(house, member, 'GET', `${PATH}/messages`)
  assert.deepEqual(
    messages.value!.list.map(({ sender, text }) => `${sender} ${text}`),
    ['visitor hello?', 'system afterHours', 'visitor anybody there?'],
  )
  await changeSetting(db(), merchantCode('senluna'), 'chat', {}, now())
  house.advance(2_000)
})

for (const [from, to, hour, open] of [
  ['08:00', '23:00', 12, true],
  ['08:00', '23:00', 3, false],
  ['20:00', '04:00', 23, true],
  ['20:00', '04:00', 3, true],
  ['20:00', '04:00', 12, false],
  ['08:00', '08:00', 3, true],
] as const)
  test(`hours ${from} to ${to} at ${hour} o'clock`, () => {
    // Seven hours before UTC.
    const at = Date.UTC(2026, 10, 21, hour - 7) as ReturnType<typeof now>
    assert.equal(isOpenAt({ from, to }, at, 'Asia/Ho_Chi_Minh'), open)
  })

test('the queue goes by key: who waits longest first, nobody twice', async () => {
  const place = await newPerson(house, ['SUPPORT'], 'desk.reference.localhost')
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const member = await newSomebody(house, 0, 'reference.localhost')
    ids.push((await send(member, `number ${n}`)).value!.conversation.id)
  }
  const seen: string[] = []
  for (let after = ''; ;) {
    const page = await askDesk<{ list: DeskConversation[]; next?: string }>(
      house,
      place,
      'GET',
      `${DESK}?state=WAITING&pageSize=2${after}`,
    )
    seen.push(...page.value!.list.map(({ id }) => id))
    if (!page.value!.next) break
    after = `&after=${page.value!.next}`
  }
  assert.deepEqual(seen, ids)
  const log = await sql`select from audit.entry where merchant_id = 'refbrand1' and action = 'chat.list'`.execute(db())
  assert.equal(log.rows.length, 3, 'each look at the names is written down')
})

test('from VIP 5 on, or by the label, a member has a way of their own and waits before others', async () => {
  const [plain, high, labelled] = [await newSomebody(house), await newSomebody(house), await newSomebody(house)]
  const { merchantCode: merchant } = plain.member
  for (const [who, level] of [
    [plain, 4],
    [high, 5],
  ] as const)
    await sql`insert into vip.state (member_id, merchant_id, level, peak, changed_at)
      values (${who.member.id}, ${merchant}, ${level}, ${level}, now())`.execute(db())
  await sql`update members.member set label = 'VIP' where id = ${labelled.member.id}`.execute(db())
  const ways = async (who: Somebody) =>
    (await askAs<{ list: unknown[] }>(house, who, 'GET', '/wps/system/customerService?scene=VIP')).value!.list.length
  assert.deepEqual([await ways(plain), await ways(high), await ways(labelled)], [0, 1, 1])
  const guest = await ask<{ list: unknown[] }>(house, 'GET', '/wps/system/customerService?scene=VIP', {
    headers: { host: 'localhost' },
  })
  assert.deepEqual(guest.value!.list, [])

  const ids: string[] = []
  for (const who of [plain, high, labelled]) {
    wait()
    ids.push((await send(who, 'first words')).value!.conversation.id)
  }
  const queue = await askDesk<{ list: DeskConversation[]; next?: string }>(
    house,
    operator,
    'GET',
    `${DESK}?state=WAITING&pageSize=1`,
  )
  assert.deepEqual(
    queue.value!.list.map(({ id, vip }) => [id, vip]),
    [[ids[1], true]],
  )
  const next = await askDesk<{ list: DeskConversation[] }>(
    house,
    operator,
    'GET',
    `${DESK}?state=WAITING&pageSize=100&after=${queue.value!.next}`,
  )
  const rest = next.value!.list.map(({ id }) => id)
  assert.equal(rest[0], ids[2])
  assert.ok(rest.includes(ids[0]!) && !rest.includes(ids[1]!))
})

test('messages go by key', async () => {
  const member = await newSomebody(house)
  for (let n = 1; n <= 5; n++) {
    await send(member, `m${n}`)
    wait()
  }
  const first = await askAs<{ list: ChatMessage[]; next?: string }>(house, member, 'GET', `${PATH}/messages?pageSize=3`)
  const rest = await askAs<{ list: ChatMessage[]; next?: string }>(
    house,
    member,
    'GET',
    `${PATH}/messages?pageSize=3&after=${first.value!.next}`,
  )
  assert.deepEqual(
    [...first.value!.list, ...rest.value!.list].map(({ text }) => text),
    ['m5', 'm4', 'm3', 'm2', 'm1'],
  )
  assert.equal(rest.value!.next, undefined)
})

test('the page of another site writes nothing', async () => {
  const member = await newSomebody(house)
  const foreign = { origin: 'https://evil.example' }
  const reply = await askAs(house, member, 'POST', `${PATH}/messages`, { clientId: randomUUID(), text: 'x' }, foreign)
  assert.equal(reply.errorCode, 'AUTH_FORBIDDEN')
  const { headers } = await guestWrites('mine')
  for (const path of ['close', 'messages', 'seen'])
    assert.equal(
      (
        await ask(house, 'POST', `${PATH}/${path}`, {
          headers: { ...headers, ...foreign },
          body: { clientId: randomUUID(), text: 'x', seq: 1 },
        })
      ).errorCode,
      'AUTH_FORBIDDEN',
    )
})

test('each message is one event, for its visitor and the desks of its brand only', async () => {
  const member = await newSomebody(house)
  await sql`delete from platform.outbox`.execute(db())
  await send(member, 'one')
  const { rows } = await sql<{ topic: string; audience: string }>`select topic, audience from platform.outbox`.execute(
    db(),
  )
  assert.deepEqual(rows, [{ topic: 'chatMoved', audience: member.member.id }])
})

test('after ninety days it is forgotten', async () => {
  await makeMonthsAhead(db(), now())
  const { id } = (await send(await newSomebody(house), 'old words')).value!.conversation
  house.advance(91 * DAY)
  await makeMonthsAhead(db(), now())
  const late = (await send(await newSomebody(house), 'new words')).value!.conversation
  await endMonths(db(), now())
  await cleanChat(db(), now())
  const { rows } = await sql<{ id: string }>`select id from chat.conversation`.execute(db())
  assert.ok(!rows.some((row) => row.id === id))
  assert.ok(rows.some((row) => row.id === late.id))
  const left = await sql<{ body: string }>`select body from chat.message`.execute(db())
  assert.deepEqual(
    left.rows.map(({ body }) => body),
    ['new words'],
  )
})
