import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { ENDPOINTS } from '@senluna/contract/all.ts'
import { askAs, newSomebody, openHouse, type House, type Somebody } from '../modules/rounds/testing/house.ts'

let house: House
let assistant: Somebody
beforeAll(async () => {
  house = await openHouse({}, false)
  assistant = await newSomebody(house, 42)
})
afterAll(() => house.close())

/**
 * Of the member center an agent's assistant sees security and messages; source: docs/sign-in.md,
 * "Types and domains". They don't deposit, so nothing is offered to them before a deposit.
 */
const OPEN =
  /^\/wps\/(v2\/(security|preferences|messages|export|avatar|push|files|feedback|rg(?!\/deposit-prompt)|chat)\b|member\/password)/

const outcome = async (method: string, path: string, body?: object): Promise<string> => {
  house.advance(1_000)
  const url = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-7000-8000-000000000000')
  const reply = await askAs(house, assistant, method, url, body)
  return reply.errorCode ?? 'OK'
}

test('an assistant calls what is about their own security and messages, and nothing else that is for members', async () => {
  const members = ENDPOINTS.filter((endpoint) => endpoint.for === 'member')
  assert.ok(members.length > 40)
  for (const { method, path } of members) {
    const said = await outcome(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})
    // Rooms are closed to them by their own rule.
    if (/\/chat\/rooms\/\{/.test(path)) continue
    // A call that a brand's switch hides is not there for anybody.
    if (said === 'SYS_NOT_FOUND' && !OPEN.test(path)) continue
    assert.equal(said === 'AUTH_FORBIDDEN', !OPEN.test(path), `${method} ${path}: ${said}`)
  }
})

test('nor do they see the records of a member, and their own session works', async () => {
  for (const path of ['/wps/v2/bets', '/wps/v2/bets/{betNo}', '/wps/relay/ODSFE2_MemTransDet'])
    assert.equal(await outcome('GET', path), 'AUTH_FORBIDDEN')
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance', '/wps/relay/CSP_unreadCount'])
    assert.equal(await outcome('GET', path), 'OK')
})
