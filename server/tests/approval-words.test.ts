import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { DESK_TEXTS } from '@senluna/text/desk-all.ts'
import { openHouse, type House } from '../modules/rounds/testing/house.ts'

const { VI: vi, EN: en } = DESK_TEXTS

let house: House
beforeAll(async () => {
  house = await openHouse({}, false)
})
afterAll(() => house.close())

test('every action that two people do together is called by a name at the desk', () => {
  const actions = [...house.parts.approvals.actions.keys()]
  assert.ok(actions.length > 20)
  const nameless = actions.filter((action) => [vi, en].some((texts) => !(`desk.action.${action}` in texts)))
  assert.deepEqual(nameless, [])
})
