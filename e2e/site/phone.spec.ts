import type { Page } from '@playwright/test'
import { register } from '../support/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MOST_SHIFT = 0.02
const SCREENS = ['/', '/rng', '/live', '/noticePage'] as const

for (const language of ['VI', 'EN'] as const) {
  test.describe(language, () => {
    test.use({ language })
    test('the header of a phone stands in one line', async ({ page, say }) => {
      await open(page, '/')
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 })
        for (const name of ['shell.login', 'shell.register'] as const) {
          const button = page
            .getByRole('banner')
            .getByRole('button', { name: say(name), exact: true })
            .last()
          expect(await linesOf(button), `${name} at ${width} px`).toBe(1)
        }
        expect(await page.getByRole('banner').evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0)
      }
    })
  })
}

const linesOf = (button: ReturnType<Page['locator']>) =>
  button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size
  })

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: size })
    for (const path of SCREENS) {
      // Late answers are what makes pages jump.
      test(`nothing jumps while ${path} comes`, async ({ page }) => {
        await page.addInitScript(watchShifts)
        await delay(page, '**/wps/relay/**', 700)
        await open(page, path)
        expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
      })
    }
    test('nothing jumps while the code of /live comes after its answers', async ({ page, say }) => {
      await page.addInitScript(watchShifts)
      await delay(page, /\.js$/, 1_000)
      await open(page, '/live')
      await expect(page.getByRole('heading', { name: say('lottery.home.fast') })).toBeVisible()
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
    })
  })
}

test('nothing jumps while one’s own limits come, in a new tab neither', async ({ page, context, say }) => {
  test.slow()
  await open(page, '/')
  await register(page, say)
  const tab = await context.newPage()
  await tab.addInitScript(watchShifts)
  await delay(tab, '**/wps/**', 400)
  for (const width of [390, 768, 1024]) {
    await tab.setViewportSize({ width, height: 844 })
    await open(tab, '/account/limits')
    await expect(tab.getByRole('button', { name: say('rg.change') }).first()).toBeEnabled()
    expect(await shiftOf(tab), `${width} px`).toBeLessThanOrEqual(MOST_SHIFT)
  }
})

test('nothing jumps while a member’s level, points and pots come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeMember(page)
  await page.addInitScript(watchShifts)
  await delay(page, '**/wps/**', 400)
  for (const path of ['/vip', '/pointMall', '/jackpot']) {
    await open(page, path)
    expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT)
  }
})

/** Lets what is asked of these addresses leave the browser late. */
const delay = (page: Page, addresses: string | RegExp, ms: number) =>
  page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as { shifted?: number }).shifted)

function watchShifts() {
  const here = globalThis as { shifted?: number }
  here.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) here.shifted! += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

test('a call of the first screen is made once, and early', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/whitelabel|gameList/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await open(page, '/rng')
  expect(asked.toSorted()).toEqual(['/wps/relay/GCSGAME_gameList', '/wps/system/whitelabel'])
})

test.describe('a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a long press on a tile tells of the game, and a tap still opens it', async ({ page, say }) => {
    await open(page, '/rng?own=1')
    const tile = page
      .getByRole('listitem')
      .getByRole('link', { name: /Sen Vàng/ })
      .first()
    await hold(page, tile)
    const sheet = page.getByRole('dialog', { name: 'Sen Vàng' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByText('95.99%')).toBeVisible()
    await expectAccessible(page, 'the sheet of a game')
    await sheet.getByRole('button', { name: say('shell.close') }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/rng/)
    await tile.tap()
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible()
  })
})

/** A finger that stays where it is. */
async function hold(page: Page, target: ReturnType<Page['locator']>) {
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to hold')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(800)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a phone’s favourites are marked among its tabs, and its account sheet shows the way out', async ({
  page,
  say,
}) => {
  await open(page, '/')
  await register(page, say)
  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('navigation', { name: say('shell.mainNav') })
  const favorites = tabs.getByRole('link', { name: say('shell.favorites') })
  await favorites.click()
  await expect(favorites).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('button', { name: say('shell.account') }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('shell.signOut') })).toBeInViewport({
    ratio: 1,
  })
})

test('a phone’s header keeps the brand and says what its button does; the sheet has its groups', async ({
  page,
  say,
}) => {
  await open(page, '/')
  await register(page, say)
  const header = page.getByRole('banner')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(header.locator('.logo b')).toBeInViewport({ ratio: 1 })
    await expect(header.getByText(say('balance.refill')).or(header.getByText(say('mc.deposit')))).toBeInViewport({
      ratio: 1,
    })
  }
  await expectNoSidewaysScroll(page, 'the header of a phone', [320, 360, 390])
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('navigation', { name: say('shell.mainNav') })
    .getByRole('button', { name: say('shell.account') })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
    say('menu.money'),
    say('menu.play'),
    say('menu.talk'),
    say('menu.account'),
  ])
  const talk = sheet.locator('section').filter({ has: page.getByRole('heading', { name: say('menu.talk') }) })
  await expect(talk.getByRole('button')).toHaveCount(5)
})

test('the footer is less than a fifth of a phone’s home page, its links a touch away', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByText(say('footer.site'))).toBeVisible()
  const share = await footer.evaluate((low) => low.getBoundingClientRect().height / document.body.scrollHeight)
  expect(share).toBeLessThan(0.2)
  const limits = footer.getByRole('link', { name: say('shell.limits') })
  await expect(limits).toBeHidden()
  await footer.getByText(say('footer.site')).click()
  await expect(limits).toBeVisible()
  await expectAccessible(page, 'the open footer of a phone')
})

test('a day is chosen on a sheet that speaks the page’s language', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await becomeMember(page)
  await open(page, '/records/account')
  const from = page.getByRole('button', { name: new RegExp(`^${say('records.from')} `) })
  await from.click()
  const sheet = page.getByRole('dialog', { name: say('records.from') })
  await expect(sheet.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'the calendar on a phone')
  await expectNoSidewaysScroll(page, 'the calendar', [320, 390])
  // Before the month is over there may be no day to press in it but today: the one before has all.
  await sheet.getByRole('button', { name: say('calendar.previous') }).click()
  await sheet.getByRole('button', { name: / 15 tháng / }).click()
  await expect(sheet).toHaveCount(0)
  await expect(from).toBeFocused()
  await expect(from).toContainText(/15\/\d{2}\/\d{4}/)
})

test('the keyboard opens the same sheet and marks the game from it', async ({ page, say }) => {
  await open(page, '/rng?own=1')
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Sen Vàng/ })
    .first()
    .focus()
  await page.keyboard.press('i')
  const sheet = page.getByRole('dialog', { name: 'Sen Vàng' })
  await expect(sheet.getByRole('button', { name: say('tile.play'), exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(sheet.getByRole('button', { name: say('info.favorite') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await settled(page)
})
