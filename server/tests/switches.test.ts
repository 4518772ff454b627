import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { merchantCode } from '@senluna/kit/brand.ts'
import { SWITCH_IDS, type SwitchId } from '@senluna/kit/switches.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { ask, askAs, newSomebody, openHouse, type House, type Somebody } from '../modules/rounds/testing/house.ts'
import { passwordFlags } from '../modules/sessions/open-session.ts'
import { logIn, newName, PASSWORD, playFree, register } from '../modules/sessions/testing/account.ts'
import { openSite, type Site } from '../modules/sessions/testing/site.ts'
import { call, newVisitor } from '../modules/sessions/testing/visitor.ts'
import { changeSetting } from '../modules/settings/index.ts'

let house: House
let site: Site
let who: Somebody
beforeAll(async () => {
  house = await openHouse()
  site = await openSite()
  who = await newSomebody(house)
})
afterAll(async () => {
  await house.close()
  await site.close()
})

/** The code a call of somebody logged in is refused with; "ok" when it isn't. */
const asked = async (method: string, path: string, body?: unknown) =>
  (await askAs(house, who, method, path, body)).errorCode ?? 'ok'
const setting = async () =>
  (await call<Record<string, unknown>>(site, newVisitor(), 'GET', '/wps/system/setting/register')).value!
const loggedIn = async () => {
  const [visitor, username] = [newVisitor(), newName()]
  await changeSetting(site.db, merchantCode('senluna'), 'switches', {}, site.clock.now())
  site.clock.advance(1_100)
  await register(site, visitor, { username })
  return { visitor, username }
}
const registered = async () => (await register(site, newVisitor())).errorCode ?? 'ok'

/** What each switch changes on the server: what is answered while it is on, and while it is off. */
const PROBES: Partial<
  Record<SwitchId, { probe(flip: () => Promise<void>): Promise<unknown>; on: unknown; off: unknown }>
> = {
  LOGIN: {
    probe: async (flip) => {
      const { username } = await loggedIn()
      await flip()
      return (await logIn(site, newVisitor(), username, PASSWORD)).errorCode ?? 'ok'
    },
    on: 'ok',
    off: 'VAL_FIELD',
  },
  LOGIN_VERIFY_CODE: {
    probe: async (flip) => {
      const { username } = await loggedIn()
      await flip()
      return (await logIn(site, newVisitor(), username, PASSWORD)).errorCode ?? 'ok'
    },
    on: 'AUTH_CAPTCHA_REQUIRED',
    off: 'ok',
  },
  FREEPLAY: {
    probe: async () => (await playFree(site, newVisitor())).errorCode ?? 'ok',
    on: 'ok',
    off: 'GAME_DISABLED',
  },
  REGISTER: { probe: registered, on: 'ok', off: 'REG_CLOSED' },
  REG_USERNAME: { probe: registered, on: 'ok', off: 'REG_CLOSED' },
  REG_MOBILE: { probe: async () => (await setting()).tabs, on: ['username', 'mobile'], off: ['username'] },
  REGMOBVERF3: { probe: async () => (await setting()).smsRequired, on: true, off: false },
  CENTER: { probe: () => asked('GET', '/wps/v2/bets'), on: 'ok', off: 'SYS_NOT_FOUND' },
  CENTER_REFERRAL: { probe: () => asked('GET', '/wps/v2/referral'), on: 'ok', off: 'AUTH_FORBIDDEN' },
  VIP: { probe: () => asked('GET', '/wps/v2/vip'), on: 'ok', off: 'SYS_NOT_FOUND' },
  CHAT: { probe: () => asked('GET', '/wps/v2/chat/rooms'), on: 'ok', off: 'CHAT_OFF' },
  FEEDBACK: {
    probe: () =>
      asked('POST', '/wps/feedback', { category: 'SUGGESTION', content: 'A darker theme would please my eyes.' }),
    on: 'ok',
    off: 'AUTH_FORBIDDEN',
  },
}

/** What the other switches change is shown where that lives; docs/brands.md names the test. */
for (const id of Object.keys(PROBES) as SwitchId[]) {
  const { probe, on, off } = PROBES[id]!
  test(`${id}, on and off`, async () => {
    for (const [enabled, answer] of [
      [true, on],
      [false, off],
    ] as const) {
      const flip = async () => {
        await changeSetting(site.db, merchantCode('senluna'), 'switches', { [id]: enabled }, site.clock.now())
        await changeSetting(
          house.parts.database.db,
          merchantCode('senluna'),
          'switches',
          { [id]: enabled },
          house.parts.clock.now(),
        )
        site.clock.advance(1_100)
        house.advance(1_100)
      }
      await flip()
      assert.deepEqual(await probe(flip), answer, `${id} ${enabled}`)
    }
    await changeSetting(site.db, merchantCode('senluna'), 'switches', {}, site.clock.now())
    await changeSetting(house.parts.database.db, merchantCode('senluna'), 'switches', {}, house.parts.clock.now())
  })
}

test('a password that is old is told where it expires, forced where that is on, and only where it was typed', () => {
  const brand = house.parts.settings.brands.byHost('localhost')!
  const now = house.parts.clock.now()
  const member = { ...who.member, passwordChangedAt: 0 } as Parameters<typeof passwordFlags>[1]
  const flags = (switches: Partial<Record<SwitchId, boolean>>, byPassword = true) => {
    const tree = [
      {
        modId: 'FORCE_PWD_CHANGE',
        enabled: switches.FORCE_PWD_CHANGE ?? true,
        childrenNodes: [{ modId: 'PWD_EXPIRY', enabled: switches.PWD_EXPIRY ?? true, childrenNodes: [] }],
      },
    ]
    const { passwordExpired, passwordChangeRequired } = passwordFlags(
      { ...brand, whitelabel: tree },
      member,
      { weakPassword: false, byPassword },
      now,
    )
    return [passwordExpired, passwordChangeRequired]
  }
  assert.ok(brand.security.passwordExpiryDays > 0)
  assert.deepEqual(flags({}), [true, true])
  assert.deepEqual(flags({}, false), [false, false], 'by SMS, firebase or a passkey nothing is asked')
  assert.deepEqual(flags({ PWD_EXPIRY: false }), [false, false])
  assert.deepEqual(flags({ FORCE_PWD_CHANGE: false }), [false, false], 'what hangs on it is off with it')
})

test('the table of switches names each of them once, with its default and a test', () => {
  const table = readFileSync(new URL('../../docs/brands.md', import.meta.url), 'utf8')
  const rows = table.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line))
  const named = rows.map((row) => row.slice(3, row.indexOf('`', 3)))
  assert.deepEqual(named, [...SWITCH_IDS])
  for (const row of rows) assert.equal(row.split('|').filter((cell) => cell.trim()).length, 4, row)
})

test('without a session nothing is asked of a page that is switched off', async () => {
  await changeSetting(
    house.parts.database.db,
    merchantCode('senluna'),
    'switches',
    { CENTER: false },
    house.parts.clock.now(),
  )
  house.advance(1_100)
  assert.equal((await ask(house, 'GET', '/wps/v2/bets')).status, 404)
  await changeSetting(house.parts.database.db, merchantCode('senluna'), 'switches', {}, house.parts.clock.now())
})
