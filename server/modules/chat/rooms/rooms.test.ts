import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { ChatRoom, RoomMessage } from '@senluna/contract/site/chat.ts'
import type { DeskRoomMessage, Sanction } from '@senluna/contract/desk/members/rooms.ts'
import { changeState } from '../../members/index.ts'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { changeSetting } from '../../settings/index.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { mayJoin } from '../may-join.ts'

let house: House
let moderator: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  // A machine under load takes nothing off the three seconds between two messages.
  house.steady(1_000)
  moderator = await newPerson(house, ['MODERATOR'])
})
afterAll(() => house.close())

const ROOM = 'LOBBY-VI'
const db = () => house.parts.database.db
const now = () => house.parts.clock.now()
const say = (who: Somebody, text: string, room = ROOM, clientId = randomUUID()) => {
  house.advance(4_000)
  return sayAtOnce(who, text, room, clientId)
}
const sayAtOnce = (who: Somebody, text: string, room = ROOM, clientId = randomUUID()) =>
  askAs<RoomMessage>(house, who, 'POST', `/wps/v2/chat/rooms/${room}/messages`, { clientId, text })
const read = (who: Somebody, room = ROOM) =>
  askAs<{ list: RoomMessage[]; next?: string }>(house, who, 'GET', `/wps/v2/chat/rooms/${room}/messages`)
const roomsOf = (who: Somebody) => askAs<{ list: ChatRoom[] }>(house, who, 'GET', '/wps/v2/chat/rooms')
const atDesk = <Value>(path: string, body?: unknown, as = moderator) =>
  askDesk<Value>(house, as, body === undefined ? 'GET' : 'POST', `/bo/v1/chat/${path}`, body)
const joins = (who: Somebody, room = ROOM) =>
  mayJoin(
    house.parts.chat,
    { merchantCode: who.member.merchantCode, memberId: who.member.id, sessionId: who.member.id },
    `chat.${room}`,
    now(),
  )
const set = async (chat: unknown) => {
  await changeSetting(db(), merchantCode('senluna'), 'chat', chat, now())
  house.advance(1_500)
}

test('a member says something, another reads it under a name that gives no account away', async () => {
  const [writer, reader] = [await newSomebody(house), await newSomebody(house)]
  const said = await say(writer, 'Chúc cả nhà may mắn')
  assert.equal(said.value!.author.own, true)
  const [seen] = (await read(reader)).value!.list
  assert.equal(seen!.text, 'Chúc cả nhà may mắn')
  const { avatarUrl, ...author } = seen!.author
  assert.deepEqual(author, { kind: 'member', name: 'te***' + writer.member.userName.slice(-1), own: false })
  assert.match(avatarUrl ?? '', /^\/art\/a-[a-z]+\.svg$/)
  assert.equal(said.value!.author.avatarUrl, avatarUrl)
  const agent = await newSomebody(house, 1)
  assert.equal((await say(agent, 'hello')).value!.author.kind, 'agent')
})

test('said again under the same client id it is the same message, also at once', async () => {
  const writer = await newSomebody(house)
  const clientId = randomUUID()
  const first = await say(writer, 'một lần', ROOM, clientId)
  assert.deepEqual((await sayAtOnce(writer, 'một lần', ROOM, clientId)).value, first.value)
  const other = randomUUID()
  house.advance(4_000)
  const both = await Promise.all([sayAtOnce(writer, 'hai lần', ROOM, other), sayAtOnce(writer, 'hai lần', ROOM, other)])
  assert.ok(both.some((item) => item.success))
  const { rows } = await sql`select from chat.room_message where client_id = ${other}`.execute(db())
  assert.equal(rows.length, 1)
})

test('one message in three seconds, in all rooms together; of many at once one', async () => {
  const writer = await newSomebody(house)
  assert.ok((await say(writer, 'first')).success)
  house.advance(2_900)
  assert.equal((await sayAtOnce(writer, 'second', 'LOBBY-EN')).errorCode, 'SYS_THROTTLED')
  house.advance(4_000)
  const many = await Promise.all(Array.from({ length: 5 }, (_, n) => sayAtOnce(writer, `many ${'abcde'[n]}`)))
  assert.equal(many.filter((item) => item.success).length, 1)
})

test('links, phone numbers, account names and texts too long or empty are refused', async () => {
  const writer = await newSomebody(house)
  for (const [text, fault] of [
    ['vào abc.com', 'link'],
    ['gọi 0912 345 678', 'phone'],
    [`tôi là ${writer.member.userName}`, 'account'],
  ] as const) {
    const reply = await say(writer, text)
    assert.equal(reply.errorCode, 'CHAT_TEXT')
    assert.deepEqual(reply.value, { fault })
  }
  for (const text of ['', ' ', '\u202e', 'x'.repeat(201)])
    assert.equal((await say(writer, text)).errorCode, 'VAL_FIELD')
  assert.equal((await say(writer, 'ă'.repeat(200))).success, true)
})

test('the brand’s words are masked; a script is a text', async () => {
  await set({ words: ['bậy bạ'] })
  const writer = await newSomebody(house)
  assert.equal((await say(writer, 'đồ BAY BA quá')).value!.text, 'đồ *** *** quá')
  assert.equal((await say(writer, '<script>alert(1)</script>')).value!.text, '<script>alert(1)</script>')
  await set({})
})

test('a trial account does not come in', async () => {
  const trial = await newSomebody(house, 4)
  for (const reply of [await roomsOf(trial), await read(trial), await say(trial, 'x')])
    assert.equal(reply.errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal(await joins(trial), false)
})

test('who is excluded or closed does not come in, not even by a connection that is open', async () => {
  const member = await newSomebody(house)
  assert.equal(await joins(member), true)
  for (const state of [1, 2] as const) {
    await db()
      .transaction()
      .execute((tx) => changeState(tx, member.member.id, state, null))
    assert.equal(await joins(member), false)
    assert.equal((await say(member, 'x')).errorCode, 'AUTH_FORBIDDEN')
  }
})

test('a room that is none, of another brand, or for VIP is closed', async () => {
  const member = await newSomebody(house)
  for (const room of ['VIP-VI', 'LOBBY-XX', 'x', "'"]) {
    assert.equal((await read(member, encodeURIComponent(room))).errorCode, 'AUTH_FORBIDDEN')
    assert.equal((await say(member, 'x', encodeURIComponent(room))).errorCode, 'AUTH_FORBIDDEN')
    assert.equal(await joins(member, room), false)
  }
  const abroad = await newSomebody(house, 0, 'reference.localhost')
  await say(member, 'only for Senluna')
  assert.ok(!(await read(abroad, 'LOBBY-EN')).value!.list.some(({ text }) => text === 'only for Senluna'))
  await set({ vipLevel: 0 })
  assert.equal((await read(member, 'VIP-VI')).success, true)
  await set({})
})

test('who writes must have deposited and have a level, where the operator asks for it', async () => {
  const member = await newSomebody(house)
  await set({ needsDeposit: true })
  assert.equal((await roomsOf(member)).value!.list[0]!.silent, 'DEPOSIT')
  const refused = await say(member, 'x')
  assert.equal(refused.errorCode, 'AUTH_FORBIDDEN')
  assert.deepEqual(refused.value, { silent: 'DEPOSIT' })
  await set({ writeLevel: 1 })
  assert.equal((await roomsOf(member)).value!.list[0]!.silent, 'LEVEL')
  assert.equal((await read(member)).success, true, 'reading is free')
  await set({})
  assert.equal((await roomsOf(member)).value!.list[0]!.silent, undefined)
})

test('the switch closes the rooms', async () => {
  await changeSetting(db(), merchantCode('senluna'), 'switches', { CHAT: false }, now())
  house.advance(1_500)
  const member = await newSomebody(house)
  for (const reply of [await roomsOf(member), await read(member), await say(member, 'x')])
    assert.equal(reply.errorCode, 'CHAT_OFF')
  await changeSetting(db(), merchantCode('senluna'), 'switches', {}, now())
  house.advance(1_500)
  assert.equal((await read(member)).success, true)
})

test('a moderator takes a message away: its text is gone for players, the moderators keep it', async () => {
  const [writer, reader] = [await newSomebody(house), await newSomebody(house)]
  const { id } = (await say(writer, 'something bad')).value!
  for (const by of [reader, reader, writer])
    await askAs(house, by, 'POST', `/wps/v2/chat/rooms/${ROOM}/reports`, { messageId: id })
  const before = await atDesk<{ list: DeskRoomMessage[] }>(`rooms/${ROOM}/messages`)
  assert.equal(before.value!.list[0]!.reports, 2, 'the same member reports once')
  assert.equal(
    (await atDesk<{ list: { id: string; reports: number }[] }>('rooms')).value!.list.find((room) => room.id === ROOM)!
      .reports,
    1,
  )
  await sql`delete from platform.outbox`.execute(db())
  await atDesk(`rooms/${ROOM}/delete`, { messageId: id })
  await atDesk(`rooms/${ROOM}/delete`, { messageId: id })
  const { rows } = await sql<{
    payload: { data: unknown }
  }>`select payload from platform.outbox where topic = 'roomMoved'`.execute(db())
  assert.deepEqual(
    rows.map(({ payload }) => payload.data),
    [{ type: 'deleted', id }],
  )
  const shown = (await read(reader)).value!.list.find((item) => item.id === id)!
  assert.deepEqual([shown.text, shown.deleted], ['', true])
  const after = (await atDesk<{ list: DeskRoomMessage[] }>(`rooms/${ROOM}/messages`)).value!.list.find(
    (item) => item.id === id,
  )!
  assert.deepEqual([after.text, after.reports], ['something bad', 0])
  assert.equal((await atDesk(`rooms/LOBBY-EN/delete`, { messageId: id })).errorCode, 'SYS_NOT_FOUND', 'in another room')
})

test('a reported message can be let stand', async () => {
  const writer = await newSomebody(house)
  const { id } = (await say(writer, 'quite fine')).value!
  await askAs(house, await newSomebody(house), 'POST', `/wps/v2/chat/rooms/${ROOM}/reports`, { messageId: id })
  assert.equal((await atDesk<DeskRoomMessage>(`rooms/${ROOM}/keep`, { messageId: id })).value!.reports, 0)
  assert.equal((await read(writer)).value!.list[0]!.deleted, false)
})

test('a muted member reads and is silent; a banned one is out at once; both end by time or by hand', async () => {
  const member = await newSomebody(house)
  const memberId = member.member.id
  const mute = await atDesk<Sanction>('sanctions', { memberId, kind: 'MUTE', hours: 1 })
  const muted = await say(member, 'x')
  assert.equal(muted.errorCode, 'CHAT_MUTED')
  assert.deepEqual(muted.value, { mutedUntil: mute.value!.until })
  assert.equal((await roomsOf(member)).value!.list[0]!.silent, 'MUTED')
  assert.equal((await read(member)).success, true)
  // Well within the hour's end, but not so long that the desk falls asleep.
  house.advance(25 * 60_000)
  await atDesk('sanctions')
  house.advance(25 * 60_000)
  await atDesk('sanctions')
  house.advance(11 * 60_000)
  const back = { ...member }
  const { rows: sessions } =
    await sql`select from sessions.session where member_id = ${memberId} and ended_at is null`.execute(db())
  assert.equal(sessions.length, 1)
  await sql`update sessions.session set seen_at = ${new Date(now())} where member_id = ${memberId}`.execute(db())
  assert.equal((await say(back, 'wieder da')).success, true)

  await sql`delete from platform.outbox`.execute(db())
  const ban = await atDesk<Sanction>('sanctions', { memberId, kind: 'BAN' })
  assert.equal(ban.value!.until, undefined)
  assert.equal((await read(member)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal(await joins(member), false)
  const { rows } = await sql<{
    payload: unknown
  }>`select payload from platform.outbox where topic = 'chatRights'`.execute(db())
  assert.deepEqual(
    rows.map(({ payload }) => payload),
    [{ out: true }],
  )
  const list = await atDesk<{ list: Sanction[] }>('sanctions')
  assert.deepEqual(
    list.value!.list.map(({ id }) => id),
    [ban.value!.id],
  )
  assert.ok((await atDesk(`sanctions/${ban.value!.id}/lift`, {})).success)
  assert.ok((await atDesk(`sanctions/${ban.value!.id}/lift`, {})).success, 'again changes nothing')
  assert.equal((await read(member)).success, true)
  assert.equal((await atDesk(`sanctions/${randomUUID()}/lift`, {})).errorCode, 'SYS_NOT_FOUND')
})

test('a moderator says something with the brand’s mark, once', async () => {
  const clientId = randomUUID()
  const first = await atDesk<DeskRoomMessage>(`rooms/${ROOM}/messages`, {
    clientId,
    text: 'Mời xem luật: localhost/help',
  })
  const again = await atDesk<DeskRoomMessage>(`rooms/${ROOM}/messages`, {
    clientId,
    text: 'Mời xem luật: localhost/help',
  })
  assert.equal(again.value!.id, first.value!.id)
  const [seen] = (await read(await newSomebody(house))).value!.list
  assert.equal(seen!.author.kind, 'staff')
})

test('moderators of another brand and staff without the right touch nothing here', async () => {
  const member = await newSomebody(house)
  const { id } = (await say(member, 'hello')).value!
  const abroad = await newPerson(house, ['MODERATOR'], 'desk.reference.localhost')
  assert.equal((await atDesk(`rooms/${ROOM}/delete`, { messageId: id }, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal(
    (await atDesk('sanctions', { memberId: member.member.id, kind: 'BAN' }, abroad)).errorCode,
    'SYS_NOT_FOUND',
  )
  for (const roles of [['SUPPORT'], ['AUDITOR']]) {
    const other = await newPerson(house, roles)
    for (const [path, body] of [
      [`rooms/${ROOM}/messages`, { clientId: randomUUID(), text: 'x' }],
      [`rooms/${ROOM}/delete`, { messageId: id }],
      [`rooms/${ROOM}/keep`, { messageId: id }],
      ['sanctions', { memberId: member.member.id, kind: 'BAN' }],
      [`sanctions/${randomUUID()}/lift`, {}],
    ] as const)
      assert.equal((await atDesk(path, body, other)).errorCode, 'AUTH_FORBIDDEN')
  }
  assert.equal((await read(member)).value!.list[0]!.deleted, false)
})

test('every change of a moderator is in the audit log, and none of a member', async () => {
  const member = await newSomebody(house)
  const { id } = (await say(member, 'hello again')).value!
  const before = await sql<{ seq: bigint }>`select seq from audit.head where merchant_id = 'senluna'`.execute(db())
  await askAs(house, member, 'POST', `/wps/v2/chat/rooms/${ROOM}/reports`, { messageId: id })
  await atDesk(`rooms/${ROOM}/keep`, { messageId: id })
  await atDesk(`rooms/${ROOM}/delete`, { messageId: id })
  await atDesk(`rooms/${ROOM}/messages`, { clientId: randomUUID(), text: 'be kind' })
  const mute = await atDesk<Sanction>('sanctions', { memberId: member.member.id, kind: 'MUTE', hours: 1 })
  await atDesk(`sanctions/${mute.value!.id}/lift`, {})
  const { rows } = await sql<{ action: string; reason: string }>`select action, reason from audit.entry
    where merchant_id = 'senluna' and seq > ${before.rows[0]!.seq} order by seq`.execute(db())
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['rooms.keep', 'rooms.delete', 'rooms.say', 'rooms.mute', 'rooms.lift'],
  )
  assert.ok(rows.every(({ reason }) => reason === 'a test'))
})

test('a message is one event whatever the number of readers, and rooms go by key', async () => {
  const writer = await newSomebody(house)
  await sql`delete from platform.outbox`.execute(db())
  for (let n = 0; n < 3; n++) await say(writer, `line ${'abc'[n]}`, 'LOBBY-EN')
  const { rows } = await sql<{ audience: string }>`select audience from platform.outbox`.execute(db())
  assert.deepEqual(
    rows.map(({ audience }) => audience),
    ['joined', 'joined', 'joined'],
  )
  const page = (after = '') =>
    askAs<{ list: RoomMessage[]; next?: string }>(
      house,
      writer,
      'GET',
      `/wps/v2/chat/rooms/LOBBY-EN/messages?pageSize=2${after}`,
    )
  const first = (await page()).value!
  assert.deepEqual(
    first.list.map(({ text }) => text),
    ['line c', 'line b'],
  )
  assert.equal((await page(`&after=${first.next}`)).value!.list[0]!.text, 'line a')
})

test('a moderator’s desk hears rooms; others’ desks do not', async () => {
  const as = (who: Person) => ({
    merchantCode: merchantCode('senluna'),
    memberId: who.id,
    sessionId: who.id,
    staff: true as const,
  })
  assert.equal(await mayJoin(house.parts.chat, as(moderator), `chat.${ROOM}`, now()), true)
  assert.equal(await mayJoin(house.parts.chat, as(await newPerson(house, ['SUPPORT'])), `chat.${ROOM}`, now()), false)
  const member = await newSomebody(house)
  assert.equal(
    await mayJoin(house.parts.chat, { ...as(moderator), memberId: member.member.id }, `chat.${ROOM}`, now()),
    false,
  )
  assert.equal(await mayJoin(house.parts.chat, as(moderator), 'table.1', now()), false)
})
