import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'

let house: House
let moderator: Person
beforeAll(async () => {
  house = await openHouse({}, false)
  moderator = await newPerson(house, ['MODERATOR'])
})
afterAll(() => house.close())

const say = (text: string) =>
  askDesk(house, moderator, 'POST', '/bo/v1/chat/rooms/LOBBY-VI/messages', { clientId: randomUUID(), text })

test('a moderator sends nobody elsewhere: no link to another site, no telephone number', async () => {
  for (const text of ['https://evil.example/now', 'xem evil . com nhé', 'Zalo 0901 234 567']) {
    const reply = await say(text)
    assert.equal(reply.errorCode, 'VAL_FIELD', text)
    assert.match(reply.text, /ROOM_CONTACT/)
  }
  for (const text of ['https://localhost/promo', 'Giải 1,000,000,000 hôm nay'])
    assert.equal((await say(text)).errorCode, undefined, text)
})
