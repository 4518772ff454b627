import type { Page } from '@playwright/test'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type { Status } from '@senluna/site/src/boot.ts'
import { avatar, newName, PASSWORD, register, signOut, tryLogin } from '../support/account.ts'
import { ask, setSetting } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a page reads of itself, changed on the way. */
async function withStatus(page: Page, change: (status: Status) => void) {
  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch()
    const envelope: Envelope<Status> = await response.json()
    if (envelope.value) change(envelope.value)
    await route.fulfill({ response, json: envelope })
  })
}

const refused = (errorCode: string) => ({
  success: false,
  value: null,
  errorCode,
  traceId: 'f'.repeat(32),
  serverTime: '',
})

/** Turns switches of a tree, wherever they hang. */
function turn(tree: Status['info']['whitelabel'], switches: Partial<Record<string, boolean>>): void {
  for (const node of tree) {
    node.enabled = switches[node.modId] ?? node.enabled
    turn(node.childrenNodes, switches)
  }
}
const off = (...ids: SwitchId[]) => Object.fromEntries(ids.map((id) => [id, false]))

test('switches take their buttons, windows and pages away', async ({ page, say }) => {
  let switches: Partial<Record<string, boolean>> = off('DIRECTREG3', 'FREEPLAY')
  await withStatus(page, (status) => turn(status.info.whitelabel, switches))
  await open(page, '/')
  const banner = page.getByRole('banner')
  const button = (key: 'shell.login' | 'shell.register' | 'shell.tryFree') =>
    banner.getByRole('button', { name: say(key), exact: true })
  await expect(button('shell.login').last()).toBeVisible()
  await expect(button('shell.register')).toHaveCount(0)
  await expect(button('shell.tryFree')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('home.hero.try') })).toHaveCount(0)
  await page.goto('/?modal=login')
  const window = page.getByRole('dialog', { name: say('login.title') })
  await expect(window).toBeVisible()
  await expect(window.getByRole('button', { name: say('home.hero.try') })).toHaveCount(0)
  switches = off('LOGIN', 'CENTER')
  await page.goto('/?modal=login')
  await settled(page)
  await expect(window).toHaveCount(0)
  await expect(button('shell.login')).toHaveCount(0)
  await page.goto('/records/bets')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(say('shell.unknownPage'))).toBeVisible()
})

test('a password that has expired must be changed before anything else, and once it is the account is open', async ({
  page,
  say,
}) => {
  await open(page, '/')
  const name = await register(page, say)
  await signOut(page, say, name)
  await ask(`update members.member set password_changed_at = now() - interval '91 days' where user_name = $1`, [name])
  await setSetting('senluna', 'switches', { PWD_EXPIRY: true })
  try {
    await page.waitForTimeout(1_100)
    await open(page, '/rng?modal=login')
    await tryLogin(page, say, name, PASSWORD)
    const window = page.getByRole('dialog', { name: say('change.title') })
    await expect(window.getByText(say('change.forced'))).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await page.goto('/records/account')
    await expect(window).toBeVisible()
    await expect(window.getByRole('button', { name: say('shell.close') })).toHaveCount(0)
    await window.getByLabel(say('field.oldPassword')).fill(PASSWORD)
    await window.getByLabel(say('field.newPassword')).first().fill('StillRiver43')
    await window.getByLabel(say('field.confirmNewPassword')).fill('StillRiver43')
    await window.getByRole('button', { name: say('change.submit') }).click()
    await expect(window).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(avatar(page, say, name)).toBeVisible()
    await signOut(page, say, name)
    await page.goto('/?modal=login')
    await tryLogin(page, say, name, 'StillRiver43')
    await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    await setSetting('senluna', 'switches', {})
  }
})

test('a region that closes while the page is open takes its place: where one is, by name, and that money stays', async ({
  page,
  say,
}) => {
  let closed = false
  await withStatus(page, (status) => {
    if (!closed) return
    Object.assign(status, { status: 2, location: { ip: '203.0.113.7', country: 'US' } })
  })
  await open(page, '/')
  closed = true
  await page.route('**/wps/relay/GCSGAME_gameList*', (route) =>
    route.fulfill({ status: 403, json: refused('SYS_REGION') }),
  )
  await page
    .getByRole('navigation', { name: say('shell.categoriesNav') })
    .getByRole('link', { name: say('category.RNG'), exact: true })
    .click()
  const screen = page.getByRole('main')
  await expect(screen.getByRole('heading', { name: say('status.denied.title') })).toBeVisible()
  await expect(screen).toContainText('203.0.113.7')
  await expect(screen).toContainText('Hoa Kỳ (US)')
  await expect(screen).toContainText(say('status.denied.money'))
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page, 'region not served')
  await expectNoSidewaysScroll(page, 'region not served')
})

test('maintenance that begins while the page is open takes its place, and the site comes back by itself', async ({
  page,
  say,
}) => {
  let flag = false
  await withStatus(page, (status) => {
    if (flag) Object.assign(status, { status: 1, maintenance: { flag: true, text: { VI: 'Bảo trì đến sáu giờ.' } } })
  })
  await page.clock.install()
  await open(page, '/')
  flag = true
  await page.route('**/wps/relay/GCSGAME_gameList*', (route) =>
    route.fulfill({ status: 503, json: refused('SYS_MAINTENANCE') }),
  )
  await page
    .getByRole('navigation', { name: say('shell.categoriesNav') })
    .getByRole('link', { name: say('category.RNG'), exact: true })
    .click()
  await expect(page.getByRole('heading', { name: say('status.maintenance.title') })).toBeVisible()
  await expect(page.getByText('Bảo trì đến sáu giờ.')).toBeVisible()
  flag = false
  await page.unroute('**/wps/relay/GCSGAME_gameList*')
  await page.clock.fastForward(61_000)
  for (let nth = 0; nth < 61; nth++) await page.clock.runFor(1_000)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a session that has ended is told where a game was to be opened', async ({ page, say }) => {
  await becomeMember(page)
  await page.route('**/wps/game/launchGame', (route) => route.fulfill({ status: 401, json: refused('AUTH_REQUIRED') }))
  await page.goto('/game?id=sen-vang&node=1&vendor=SENLUNA&mode=real')
  // Said once in passing, and by what asks for a log-in.
  await expect(page.getByRole('main').getByText(say('shell.sessionEnded'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('shell.login'), exact: true }).first()).toBeVisible()
})

test('without a network a bar says so, lists stay, and a list that fails says why and can be asked for again', async ({
  page,
  say,
}) => {
  await open(page, '/rng')
  await page.context().setOffline(true)
  const bar = page.locator('.offline')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('link', { name: /Sen Vàng/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(bar).toHaveCount(0)
  await page.route('**/wps/relay/GCSGAME_gameList*', (route) => route.abort())
  await page.goto(longList('/live'))
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText(say('shell.network'), { timeout: 30_000 })
  await page.unroute('**/wps/relay/GCSGAME_gameList*')
  await failed.getByRole('button', { name: say('shell.retry') }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('pictures come when they are near, are asked for three times, and this tab remembers what everybody may know', async ({
  page,
  say,
}) => {
  const tries = new Map<string, number>()
  let broken = ''
  await page.route('**/art/v/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    broken ||= pathname
    if (pathname !== broken) return route.continue()
    tries.set(pathname, (tries.get(pathname) ?? 0) + 1)
    return route.abort()
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, longList('/seamless'))
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: say('shell.quickHelp') })).toHaveCount(0)
  const pictures = page.locator('.vendor-grid img')
  await expect(pictures.first()).toHaveAttribute('src', /art/)
  await expect(pictures.last()).not.toHaveAttribute('src', /./)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect(pictures.last()).toHaveAttribute('src', /art/)
  await expect.poll(() => tries.get(broken), { timeout: 10_000 }).toBe(3)
  await page.waitForTimeout(1_500)
  expect(tries.get(broken)).toBe(3)
  await expectAccessible(page, 'one wallet')
  await expectNoSidewaysScroll(page, 'one wallet')

  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.includes('GCSGAME_gameVendor'))).toHaveLength(1)
  await page.route('**/wps/relay/GCSGAME_gameVendor*', (route) => route.abort())
  await page.reload()
  await expect(page.locator('.vendor-grid').first().getByRole('listitem').first()).toBeVisible()
})

test('a vendor that is entered as a whole asks for a log-in and shows its games in a window', async ({ page, say }) => {
  await open(page, '/seamless')
  const whole = page.locator('.vendor-grid a[aria-haspopup]').first()
  const vendor = (await whole.locator('b').textContent()) ?? ''
  await whole.click()
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await becomeMember(page)
  await open(page, '/seamless')
  await page.locator('.vendor-grid a[aria-haspopup]').first().click()
  const window = page.getByRole('dialog', { name: say('launch.choose', { vendor }) })
  await expect(window.getByRole('article').first()).toBeVisible()
  await window.getByRole('searchbox').fill('zzzzzz')
  await expect(window).toContainText(say('search.none', { query: 'zzzzzz' }))
  // The first one empties the search.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
})

test('a member’s new tab shows nobody a guest’s page while it asks for the session', async ({ page, context, say }) => {
  await open(page, '/')
  const name = await register(page, say, newName())
  const tab = await context.newPage()
  const answer = Promise.withResolvers<void>()
  await tab.route('**/wps/session', async (route) => {
    await answer.promise
    await route.continue()
  })
  await tab.goto('/records/bets')
  await expect(tab.getByRole('heading', { name: say('records.bets'), level: 1 })).toBeVisible()
  await expect(tab.locator('[aria-busy="true"] .skel')).toBeVisible()
  await expect(tab.getByText(say('auth.needed'))).toHaveCount(0)
  await expect(tab.getByRole('banner').getByRole('button', { name: say('shell.login'), exact: true })).toHaveCount(0)
  answer.resolve()
  await expect(avatar(tab, say, name)).toBeVisible()
  await expect(tab.getByText(say('records.emptyBets'))).toBeVisible()
})

test('while the site itself is late, something is seen to be on its way', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/wps/system/status*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/rng?q=ca')
  const waiting = () =>
    page.locator('.first').evaluate((first) => {
      const { height, opacity } = getComputedStyle(first, '::after')
      return Number.parseFloat(height) > 100 && opacity === '1'
    })
  await expect.poll(waiting).toBe(true)
  answer.resolve()
  await settled(page)
  await expect(page.locator('.first')).toHaveCount(0)
})
