import type { Page } from '@playwright/test'
import { avatar, register } from '../support/account.ts'
import { readyToSpin, shownToItsEnd, spin, stage } from '../support/game.ts'
import { offer } from '../support/language.ts'
import { expectAccessible, expectColours, expectNoSidewaysScroll, WIDTHS } from '../support/look.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, settled, test, WINDOW } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Screens that everybody may see. */
const PUBLIC = [
  '/',
  '/rng',
  longList('/rng'),
  longList('/rng?volatility=HIGH&theme=ocean&q=a'),
  longList('/rng?q=zzzzzz'),
  longList('/rng?vendors=all'),
  '/live',
  '/sports',
  '/noticePage',
  '/promotions',
  '/promoDetail?id=demo-grant',
  '/vip',
  '/pointMall',
  '/winners',
  '/fairness',
  '/records/bets',
  '/?modal=login',
  '/?modal=login&by=mobile',
  '/?modal=forgot',
  '/confirm#token=x',
  '/chat-window',
  '/register',
  '/?modal=notice&index=0',
  '/?modal=search',
  '/?modal=shortcuts',
] as const

/** Screens and windows of somebody logged in. */
const MEMBERS = [
  '/records/bets',
  '/records/account',
  '/favorites',
  '/recent',
  '/account/security',
  // The others are looked at by member-center.spec.ts.
  '/?mc=transactionHistory',
  '/?modal=password',
  '/?modal=signOut',
] as const

/** Screens with lists, forms and talks, looked at from right to left as well. */
const MIRRORED = [
  '/account/security',
  '/account/limits',
  '/messages',
  '/help/feedback',
  '/join',
  '/chat-window',
  '/?modal=room',
] as const

/** The game's panels. Its table is dark in every theme. */
const PANELS = ['game.rules', 'game.history', 'game.fairness', 'game.autoplay', 'game.keys'] as const

/**
 * Each screen is opened once: looked at in one theme whole, in the other for its colours, then at
 * every width.
 */
for (const half of [0, 1] as const) {
  test(`axe finds nothing on what everybody may see, and nothing scrolls sideways (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const path of PUBLIC.filter((_, nth) => nth % 2 === half)) {
      await show(page, path)
      await expectAccessible(page, path)
      await expectColours(page, path, 'light')
      await expectNoSidewaysScroll(page, path)
      await page.setViewportSize(WINDOW)
    }
  })
}

test('axe finds nothing on the screens of a member', async ({ page, say }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  const name = await register(page, say)
  await expectAccessible(page, 'home, logged in')
  await avatar(page, say, name).click()
  await expectAccessible(page, 'account menu')
  await expectColours(page, 'account menu', 'light')
  await page.keyboard.press('Escape')
  for (const path of MEMBERS) {
    await show(page, path)
    await expectAccessible(page, `${path}, logged in`)
    await expectColours(page, `${path}, logged in`, 'light')
  }
})

test.describe('in English', () => {
  test.use({ language: 'EN', theme: 'light' })

  test('axe finds nothing in the game, its panels and its receipt', async ({ page, say }) => {
    test.slow()
    await page.goto('/game?id=sen-vang&node=1&vendor=SENLUNA&mode=demo')
    await spin(page, say)
    await expectAccessible(page, 'the game')
    for (const panel of PANELS) {
      await stage(page)
        .getByRole('button', { name: say(panel), exact: true })
        .click()
      await expect(stage(page).getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `the game's ${panel}`)
      await stage(page)
        .getByRole('dialog')
        .getByRole('button', { name: say('game.close') })
        .click()
    }
    await open(page, '/records/bets')
    await expectAccessible(page, 'betting record')
    await page.getByRole('table').getByRole('button').click()
    await expectAccessible(page, 'receipt')
    await expectColours(page, 'receipt', 'dark')
  })
})

test('axe finds nothing on a member’s screens from right to left', async ({ page, say }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  await register(page, say)
  await offer(page, 'AR')
  for (const path of MIRRORED) {
    await show(page, path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expectAccessible(page, `${path}, from right to left`)
    await expectNoSidewaysScroll(page, `${path}, from right to left`, [390])
    await page.setViewportSize(WINDOW)
  }
})

test('no screen of a player scrolls sideways, the game neither', async ({ page, say }) => {
  test.slow()
  await open(page, '/')
  await page.getByRole('button', { name: say('home.hero.try') }).click()
  await readyToSpin(page, say)
  for (const width of WIDTHS) {
    await expectNoSidewaysScroll(page, 'the game bar', [width])
    const inside = () =>
      stage(page)
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth)
    await expect.soft.poll(inside, { message: `the game at ${width} px` }).toBeLessThanOrEqual(0)
  }
  await spin(page, say)
  await shownToItsEnd(page, say)
  for (const path of ['/', '/records/bets', '/records/account', '/favorites', '/recent']) {
    await open(page, path)
    await expectNoSidewaysScroll(page, `${path}, logged in`)
  }
})

test('a phone’s sheets are accessible', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  await expectAccessible(page, 'home on a phone')
  for (const sheet of ['shell.categories', 'shell.account'] as const) {
    await page
      .getByRole('navigation', { name: say('shell.mainNav') })
      .getByRole('button', { name: say(sheet) })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, sheet)
    await page.keyboard.press('Escape')
  }
  await open(page, longList('/rng'))
  await page.getByRole('button', { name: say('lobby.filters') }).click()
  await expectAccessible(page, 'filters on a phone')
})

/** Opens a screen, or a window over one, and waits until it stands. */
async function show(page: Page, path: string) {
  await page.goto(path)
  if (/modal=|mc=|register/.test(path)) await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
}
