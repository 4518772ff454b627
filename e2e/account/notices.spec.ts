import type { Page } from '@playwright/test'
import { ask } from '../support/database.ts'
import { avatar, PASSWORD, tryLogin } from '../support/account.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ popups: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

const ONCE = 'Shown once'
const ALWAYS = 'Shown at each visit'

test.beforeAll(async () => {
  for (const [id, title, frequency, sort] of [
    ['e2e-once', ONCE, 'ONCE', 90],
    ['e2e-always', ALWAYS, 'ALWAYS', 91],
  ] as const)
    await ask(
      `insert into content.notice (merchant_id, id, type, titles, contents, cleaned_by, link_type, sort, start_at, execution,
         platforms, audience, frequency, version, created_at)
       values ('senluna', $1, 'PU', $2, $3, 1, 'NONE', $4, now() - interval '1 day', 'B', '{ALL}', 'ALL', $5, 1, now())`,
      [
        id,
        JSON.stringify({ EN: title, VI: title }),
        JSON.stringify({ EN: '<p>Words</p>', VI: '<p>Words</p>' }),
        sort,
        frequency,
      ],
    )
})
test.afterAll(async () => {
  await ask(`delete from content.notice where id like 'e2e-%'`)
})

const notice = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const WELCOME = /Chào mừng|Welcome/

const newNotices = (page: Page) => page.locator('.notice-new')

test('pop-up notices wait in the bar, open one after another, and each as often as it should', async ({
  page,
  say,
}) => {
  await open(page, '/')
  await expect(newNotices(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await newNotices(page).click()
  await expect(notice(page, WELCOME)).toBeVisible()
  await expectAccessible(page, 'a pop-up notice')
  await page.keyboard.press('Escape')
  await expect(notice(page, ONCE)).toBeVisible()
  await expect(
    notice(page, ONCE).getByRole('button', { name: say('shell.notice.following', { left: 1 }) }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page, ALWAYS)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(newNotices(page)).toHaveCount(0)

  // Both of the others have had their turn today.
  await page.reload()
  await settled(page)
  await newNotices(page).click()
  await expect(notice(page, ALWAYS)).toBeVisible()
  await expectNoSidewaysScroll(page, 'a pop-up notice', [320, 1440])
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('checkbox', { name: say('shell.notice.today') })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(page.locator('.notice-text')).toBeVisible()
  await expect(newNotices(page)).toHaveCount(0)
})

test('a notice that leads into a game is left with it', async ({ page, say }) => {
  await open(page, '/')
  await newNotices(page).click()
  await notice(page, WELCOME)
    .getByRole('button', { name: say('home.hero.try') })
    .click()
  await expect(page).toHaveURL(/\/game\?.*sen-vang/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nothing comes up by itself: not on arrival, not after a log-in', async ({ page, say }) => {
  await page.clock.install()
  await open(page, '/')
  await expect(newNotices(page)).toBeVisible()
  await page.mouse.move(200, 300)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const name = await becomeMember(page)
  await page.context().clearCookies()
  await page.evaluate(() => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (key !== 'language') localStorage.removeItem(key)
  })
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, PASSWORD)
  await expect(avatar(page, say, name)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  // Where the greeting was, the menu of the account says it.
  await avatar(page, say, name).click()
  await expect(page.locator('.last-login')).toContainText(/\d{2}:\d{2}/)
})

test('notices can be read at their own page too', async ({ page, say }) => {
  await open(page, '/noticePage')
  await expect(page.getByRole('heading', { level: 1, name: say('shell.notices') })).toBeVisible()
})
