import type { Page } from '@playwright/test'
import { LANGUAGES } from '@senluna/text/index.ts'
import { register } from '../support/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { stage } from '../support/game.ts'
import { offer, offerInPage } from '../support/language.ts'
import { cutOff, pseudo, SIGN, speakPseudo } from '../support/pseudo.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const GUEST = [
  '/',
  '/rng',
  '/live',
  '/fairness',
  '/noticePage',
  '/?modal=login',
  '/?modal=register',
  '/?modal=forgot',
] as const
const MEMBER = [
  '/account/limits',
  '/account/referral',
  '/records/bets',
  '/records/account',
  '/favorites',
  '/?modal=password',
  '/?mc=menu',
  '/?mc=securityCenter',
  '/?mc=depositv2',
  '/?mc=withdraw',
  '/?mc=transferFund',
  '/?mc=transferUpline',
  '/?mc=personalProfit',
  '/?mc=messageV2',
] as const

// A page still asks for texts when its test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

for (const width of [390, 1440]) {
  test.describe(`the longest language at ${width} px`, () => {
    test.use({ language: 'EN', viewport: { width, height: 844 } })
    test('nothing a guest reads is cut off', async ({ page }) => {
      await speakPseudo(page)
      for (const path of GUEST) await expectTranslated(page, path)
    })
    test('nothing a member reads is cut off', async ({ page, say }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 1100, height: 844 })
      await open(page, '/')
      await register(page, say)
      await page.setViewportSize({ width, height: 844 })
      await speakPseudo(page)
      for (const path of MEMBER) await expectTranslated(page, path)
    })
    test('nothing in a game is cut off', async ({ page, say }) => {
      await speakPseudo(page)
      await open(page, '/')
      const tryFree = pseudo(say('home.hero.try'))
      await page.getByRole('button', { name: tryFree }).first().click()
      await expect(stage(page).locator('[data-phase="idle"]')).toBeAttached({ timeout: 45_000 })
      const frame = page.frames().find((frame) => frame.url().includes('//play.'))
      if (!frame) throw new Error('the game has no frame')
      expect.soft(await cutOff(frame), 'the reels').toEqual([])
      const panels = (['game.rules', 'game.fairness', 'game.history', 'game.autoplay'] as const).map((panel) => ({
        panel,
        button: stage(page)
          .getByRole('button', { name: pseudo(say(panel)), exact: true })
          .first(),
      }))
      const shown = async () =>
        (await Promise.all(panels.map(({ button }) => button.isVisible()))).filter(Boolean).length
      await expect.poll(shown, { message: 'panels to look at' }).toBeGreaterThan(1)
      for (const { panel, button } of panels) {
        if (!(await button.isVisible())) continue
        await button.click()
        await expect(stage(page).getByRole('dialog')).toBeVisible()
        expect.soft(await cutOff(frame), panel).toEqual([])
        await page.keyboard.press('Escape')
        await expect(stage(page).getByRole('dialog')).toHaveCount(0)
      }
    })
  })
}

async function expectTranslated(page: Page, path: string) {
  await open(page, path)
  await expect(page.getByText(SIGN).first()).toBeAttached()
  expect.soft(await cutOff(page), path).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(over, `${path} goes sideways`).toBeLessThanOrEqual(0)
}

for (const language of ['AR', 'FA', 'UR'] as const) {
  test(`${language} is written from right to left`, async ({ page }) => {
    await offer(page, language)
    await open(page, '/')
    const { tag } = LANGUAGES[language]
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      tag,
      'rtl',
    ])
    const [logo, login] = await Promise.all([
      page.getByRole('banner').getByRole('link').first().boundingBox(),
      page.getByRole('banner').locator('.btn.gold').boundingBox(),
    ])
    expect(logo!.x).toBeGreaterThan(login!.x)
    await expectAccessible(page, `${language}, home`)
    for (const path of ['/', '/rng', '/?modal=register']) {
      await open(page, path)
      await expectNoSidewaysScroll(page, `${language} ${path}`, [390, 1440])
    }
  })
}

test('letters that a device may lack come with their language, in pieces, and with no other', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(noto-sans-[\w-]+?)-wght/.exec(request.url())?.[1]
    if (name) fetched.push(name)
  })
  await open(page, '/')
  await page.evaluate(() => document.fonts.ready)
  expect(fetched).toEqual([])
  await offer(page, 'TH')
  await open(page, '/')
  await expect.poll(() => fetched.some((name) => name.startsWith('noto-sans-thai'))).toBe(true)
  expect(fetched.filter((name) => !name.startsWith('noto-sans-thai'))).toEqual([])
})

test('the arrows of a grid follow the way of reading', async ({ page }) => {
  await offerInPage(page, 'AR')
  await open(page, longList('/rng'))
  const [first, second] = await Promise.all([
    page.locator('[data-index="0"]').boundingBox(),
    page.locator('[data-index="1"]').boundingBox(),
  ])
  expect(first!.x).toBeGreaterThan(second!.x)
  await page.locator('[data-index="0"] [tabindex="0"]').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-index="1"] :focus')).toBeAttached()
})

test('a brand offers its picker; a language brings its own texts and no others', async ({ page, baseURL }) => {
  const reference = new URL(baseURL ?? '')
  reference.hostname = 'reference.localhost'
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/page-[\w-]+\.js$/.test(request.url())) loaded.push(request.url())
  })
  await page.addInitScript(() => localStorage.setItem('language', localStorage.getItem('chosen') ?? 'EN'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(reference.href)
  await settled(page)
  expect(new Set(loaded).size).toBe(1)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click()
  const choices = page.getByRole('menuitemradio')
  await expect(choices).toHaveText(
    ['CN', 'EN', 'JA', 'TH', 'VI', 'TY', 'MY'].map((code) => LANGUAGES[code as 'CN'].endonym),
  )
  await choices.nth(2).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('banner').getByRole('button', { name: 'ログイン', exact: true })).toBeVisible()
  expect(new Set(loaded).size).toBe(2)
})
