import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import type { DeskRoomMessage } from '@senluna/contract/desk/members/rooms.ts'
import { form } from '../../feedback/testing/front.ts'
import { cleanFiles } from '../../files/index.ts'
import { ask, askAs, newSomebody, openHouse, type House, type Somebody } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let moderator: Person
let png: Buffer
beforeAll(async () => {
  house = await openHouse({}, false)
  moderator = await newPerson(house, ['MODERATOR'])
  png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a30' } })
    .png()
    .toBuffer()
})
afterAll(() => house.close())

const ROOM = '/bo/v1/chat/rooms/LOBBY-VI/messages'
const TAKE = '/bo/v1/chat/pictures/take'
const choose = (who: Somebody, fileId: string) =>
  askAs(house, who, 'PUT', '/wps/v2/avatar', { avatarType: 'CUSTOM', fileId })
const take = (memberId: string, as = moderator) => askDesk<{ taken: boolean }>(house, as, 'POST', TAKE, { memberId })

/** Somebody with a picture of their own who said something in a room. */
async function withPicture() {
  const who = await newSomebody(house)
  house.advance(4_000)
  const { headers, payload } = form(
    { name: 'purpose', value: 'AVATAR' },
    { name: 'file', value: png, filename: 'me.png', type: 'image/png' },
  )
  const sent = await askAs<{ fileId: string }>(house, who, 'POST', '/wps/v2/files', payload, headers)
  const { fileId } = sent.value!
  assert.equal((await choose(who, fileId)).success, true)
  await askAs(house, who, 'POST', '/wps/v2/chat/rooms/LOBBY-VI/messages', { clientId: randomUUID(), text: 'xin chào' })
  return { who, fileId }
}
const inLog = async (who: Somebody) =>
  (await askDesk<{ list: DeskRoomMessage[] }>(house, moderator, 'GET', ROOM)).value!.list.find(
    (item) => item.authorId === who.member.id,
  )!

test('a moderator sees a member’s own picture and takes it away for good; the member is told', async () => {
  const { who, fileId } = await withPicture()
  const url = `/bo/v1/chat/pictures/${fileId}`
  assert.equal((await inLog(who)).picture, url)
  const seen = await askDesk(house, moderator, 'GET', url)
  assert.deepEqual([seen.status, seen.headers['content-type']], [200, 'image/png'])
  assert.deepEqual((await take(who.member.id)).value, { taken: true })
  assert.equal((await inLog(who)).picture, undefined)
  assert.equal((await askDesk(house, moderator, 'GET', url)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await ask(house, 'GET', `/wps/v2/avatars/${fileId}`)).errorCode, 'SYS_NOT_FOUND')
  const info = await askAs<{ avatar: string; avatarType: string }>(house, who, 'GET', '/wps/member/info')
  assert.deepEqual([info.value!.avatarType, info.value!.avatar], ['STATIC', 'a1'])
  assert.equal((await choose(who, fileId)).errorCode, 'VAL_FIELD', 'not to be chosen again')
  const messages = await askAs<{ list: { title: string }[] }>(house, who, 'GET', '/wps/v2/messages?tab=SYSTEM')
  assert.ok(messages.value!.list.some(({ title }) => title === 'Ảnh đại diện của bạn đã bị gỡ'))
  const { rows } = await sql<{ before: unknown; reason: string }>`select before, reason from audit.entry
    where action = 'rooms.picture' and object_id = ${who.member.id}`.execute(house.parts.database.db)
  assert.deepEqual(rows, [{ before: { fileId }, reason: 'a test' }])
  assert.ok((await cleanFiles(house.parts.files, house.parts.clock.now())) >= 1, 'and removed with the next clean-up')
})

test('of two at once one takes it; where there is none nothing happens', async () => {
  const { who } = await withPicture()
  const both = await Promise.all([take(who.member.id), take(who.member.id)])
  assert.equal(both.filter(({ value }) => value!.taken).length, 1)
  assert.deepEqual((await take((await newSomebody(house)).member.id)).value, { taken: false })
})

test('it needs the right, the brand and somebody', async () => {
  const { who, fileId } = await withPicture()
  const support = await newPerson(house, ['SUPPORT'])
  const auditor = await newPerson(house, ['AUDITOR'])
  const abroad = await newPerson(house, ['ADMINISTRATOR'], 'desk.reference.localhost')
  assert.equal((await take(who.member.id, support)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await take(who.member.id, auditor)).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await take(who.member.id, abroad)).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await take(randomUUID())).errorCode, 'SYS_NOT_FOUND')
  for (const [as, id, code] of [
    [support, fileId, 'AUTH_FORBIDDEN'],
    [abroad, fileId, 'SYS_NOT_FOUND'],
    [moderator, randomUUID(), 'SYS_NOT_FOUND'],
    [moderator, 'x', 'SYS_NOT_FOUND'],
  ] as const)
    assert.equal((await askDesk(house, as, 'GET', `/bo/v1/chat/pictures/${id}`)).errorCode, code)
  assert.equal((await take(who.member.id)).value!.taken, true, 'still there')
})
