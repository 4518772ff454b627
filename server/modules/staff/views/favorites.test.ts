import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '../testing/desk.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

const read = (who: Person) => askDesk<{ list: string[] }>(house, who, 'GET', '/bo/v1/favorites')
const set = (who: Person, path: string, on: boolean) =>
  askDesk<{ list: string[] }>(house, who, 'POST', '/bo/v1/favorites', { path, on }, { 'x-reason': '' })

test('favorites are one’s own, stand in the order in which they were kept, and are kept once', async () => {
  const [lan, minh] = [await newPerson(house, ['SUPPORT']), await newPerson(house, ['SUPPORT'])]
  assert.deepEqual((await read(lan)).value, { list: [] })
  await set(lan, '/tickets', true)
  await set(lan, '/chat', true)
  assert.deepEqual((await set(lan, '/tickets', true)).value, { list: ['/tickets', '/chat'] })
  assert.deepEqual((await read(minh)).value, { list: [] })
  await set(minh, '/tickets', false)
  assert.deepEqual((await set(lan, '/chat', false)).value, { list: ['/tickets'] })
})

test('twenty are kept; one more is refused, one of them again is not', async () => {
  const lan = await newPerson(house, ['SUPPORT'])
  for (let n = 0; n < 20; n++) assert.equal((await set(lan, `/page-${n}`, true)).errorCode, undefined)
  assert.equal((await set(lan, '/page-20', true)).errorCode, 'VAL_FIELD')
  assert.equal((await set(lan, '/page-3', true)).errorCode, undefined)
  assert.equal((await read(lan)).value!.list.length, 20)
})

test('what is no path of a page is refused', async () => {
  const lan = await newPerson(house, ['SUPPORT'])
  for (const path of ['members', '//evil.example', '/members?name=lan', `/${'a'.repeat(41)}`])
    assert.equal((await set(lan, path, true)).errorCode, 'VAL_FIELD', path)
})
