import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import {
  askAs,
  ask,
  enter,
  GAME,
  launch,
  launchBody,
  launchTokenOf,
  newSomebody,
  openHouse,
  sit,
  spin,
  type House,
} from '../rounds/testing/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a game opens on the play host, with its token in the fragment and nowhere else', async () => {
  const who = await newSomebody(house)
  const reply = await launch(house, who)
  const url = new URL(reply.value!.game_url)
  assert.equal(url.hostname, 'play.localhost')
  assert.deepEqual([url.search, reply.value!.openIn], ['', 'IFRAME'])
  const fragment = new URLSearchParams(url.hash.slice(1))
  assert.deepEqual(
    [fragment.get('game'), fragment.get('lang'), fragment.get('parent')],
    [GAME, 'VI', 'http://localhost'],
  )
  assert.ok(
    !reply.text.includes(who.handle) && !reply.text.includes(who.cookie),
    'neither half of the session enters the frame',
  )
  const second = await askAs(
    house,
    who,
    'POST',
    '/wps/game/launchAddressV2',
    { ...launchBody(who), language: 'EN' },
    { language: 'EN' },
  )
  assert.equal(second.success, true)
})

test('a launch token is good once, for five minutes, on its own brand', async () => {
  const who = await newSomebody(house)
  const token = launchTokenOf(await launch(house, who))
  const replies = await Promise.all([1, 2, 3, 4].map(() => enter(house, token)))
  assert.equal(replies.filter((reply) => reply.success).length, 1)
  assert.ok(replies.every((reply) => reply.success || reply.errorCode === 'GAME_LAUNCH_FAILED'))
  const late = launchTokenOf(await launch(house, who))
  const foreign = await enter(house, late, {}, { host: 'play.reference.localhost' })
  assert.equal(foreign.errorCode, 'GAME_LAUNCH_FAILED')
  house.advance(5 * 60_000)
  assert.equal((await enter(house, late)).errorCode, 'GAME_LAUNCH_FAILED')
  for (const wrong of ['x'.repeat(20), 'A'.repeat(43), "' or true --".padEnd(20)])
    assert.equal((await enter(house, wrong)).errorCode, 'GAME_LAUNCH_FAILED')
  for (const shape of ['', 'short', 'x'.repeat(201)]) assert.equal((await enter(house, shape)).errorCode, 'VAL_FIELD')
})

test('a launch whose session has ended opens nothing', async () => {
  const who = await newSomebody(house)
  const token = launchTokenOf(await launch(house, who))
  await askAs(house, who, 'POST', '/wps/session/logout', {})
  assert.equal((await enter(house, token)).errorCode, 'GAME_LAUNCH_FAILED')
  assert.equal((await launch(house, who)).status, 401)
})

test('only oneself: another’s name, token or brand is refused', async () => {
  const [who, other] = [await newSomebody(house), await newSomebody(house)]
  for (const more of [
    { username: other.member.userName },
    { token: other.handle },
    { token: '' },
    { merchantCode: 'refbrand1' },
  ]) {
    const reply = await launch(house, who, more)
    assert.deepEqual([reply.status, reply.errorCode], [403, 'AUTH_FORBIDDEN'], JSON.stringify(more))
  }
  assert.equal((await ask(house, 'POST', '/wps/game/launchGame', { body: launchBody(who) })).errorCode, 'AUTH_REQUIRED')
  const half = await ask(house, 'POST', '/wps/game/launchGame', {
    body: launchBody(who),
    headers: { authorization: `Bearer ${who.handle}` },
  })
  assert.equal(half.status, 401, 'a handle without its cookie is nobody')
})

test("a game opens at the brand's own host for games that the page picked, with the play host as its second address", async () => {
  const who = await newSomebody(house)
  const code = async (cdn: string) => (await launch(house, who, { cdn })).errorCode
  assert.equal(await code('https://games.example'), 'VAL_FIELD', 'the brand has no such host')
  const brand = house.parts.settings.brands.byHost('localhost')!
  Object.assign(brand, { launchGameCDNs: ['https://games.example', 'https://more.example/'] })
  house.advance(1_100)
  try {
    for (const [cdn, origin] of [
      ['https://games.example', 'https://games.example'],
      ['https://more.example/', 'https://more.example'],
    ] as const) {
      const { value } = await launch(house, who, { cdn })
      const [first, second] = [new URL(value!.game_url), new URL(value!.game_url2!)]
      assert.deepEqual([first.origin, second.hostname, first.hash], [origin, 'play.localhost', second.hash])
    }
    assert.equal(await code('https://games.example.evil'), 'VAL_FIELD')
    assert.equal((await launch(house, who)).value!.game_url2, undefined)
  } finally {
    Object.assign(brand, { launchGameCDNs: [] })
  }
})

test('a trial account plays for play money only', async () => {
  const trial = await newSomebody(house, 4)
  assert.equal((await launch(house, trial, { accountType: 1 })).errorCode, 'AUTH_REAL_ACCOUNT')
  assert.equal((await sit(house, trial)).opening.member.mode, 'TRIAL')
})

test('games that are not there, not ours or not running answer so', async () => {
  const who = await newSomebody(house)
  const code = async (more: Record<string, unknown>) => (await launch(house, who, more)).errorCode
  assert.equal(await code({ gameId: 'no-such-game' }), 'GAME_DISABLED')
  assert.equal(await code({ vassalage: 'NOBODY' }), 'GAME_DISABLED')
  assert.equal(await code({ gameId: "'; drop table catalog.game --" }), 'GAME_DISABLED')
  assert.equal(await code({ gameId: 'other-game', vassalage: 'OTHER' }), 'GAME_MAINTENANCE')
  assert.equal(await code({ gameId: 'other-game' }), 'GAME_DISABLED', 'not under another vendor')
  house.advance(10_000)
  for (const more of [
    { accountType: 2 },
    { accountType: '1' },
    { language: 'vi' },
    { gameId: 'x'.repeat(61) },
    { launchMode: 'X' },
  ])
    assert.equal(await code(more), 'VAL_FIELD')
})

test('a game is opened by either name of its vendor, without a node; without a vendor not at all', async () => {
  const who = await newSomebody(house)
  const named = { vassalage: undefined, nodeId: undefined, accountTypeName: 'SENLUNA' }
  for (const platform of ['WEB', 'web', 'html5-desktop', 'flash,html5-desktop'])
    assert.equal((await launch(house, who, { ...named, platform })).success, true, platform)
  assert.equal((await launch(house, who, { ...named, accountTypeName: undefined })).errorCode, 'VAL_FIELD')
  assert.equal((await launch(house, who, { ...named, platform: 'toaster' })).errorCode, 'VAL_FIELD')
})

test('free play fills up an empty purse, an almost full one it leaves', async () => {
  const who = await newSomebody(house)
  const first = await sit(house, who, { accountType: 4 })
  assert.equal(first.opening.balance, '20000000')
  const again = await sit(house, who, { accountType: 4 })
  assert.equal(again.opening.balance, '20000000', 'not filled twice')
  assert.equal((await spin(house, again)).success, true)
  assert.deepEqual(await house.breaks(), [])
})

test('what the frame is told on opening: ladder, profile, certificate, seeds', async () => {
  const { opening } = await sit(house, await newSomebody(house))
  assert.deepEqual(
    opening.stakes,
    [1, 2, 5, 10, 20, 50, 100, 200, 500].map((thousands) => `${thousands}000`),
  )
  assert.deepEqual(opening.profile, {
    minCycleMs: 1_000,
    autoplayRounds: 100,
    bonusBuy: true,
    gamble: true,
    quickStop: opening.profile.quickStop,
  })
  assert.match(opening.certificate.rtp, /^0?\.?95|^0\.96|^96/)
  assert.equal(opening.openRound, null)
  assert.equal(opening.balance, '10000000')
  const strict = await sit(house, await newSomebody(house, 0, 'reference.localhost'))
  assert.deepEqual(
    [strict.opening.profile.minCycleMs, strict.opening.profile.autoplayRounds, strict.opening.profile.quickStop],
    [2_500, 0, false],
  )
})
