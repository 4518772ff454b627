import type { Page } from '@playwright/test'
import { ask } from '../support/database.ts'
import { readyToSpin } from '../support/game.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ popups: true, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

/** Long enough for a notice to come up, had there been one. */
const PATIENCE_MS = 8_000
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

test('pop-up notices come one after another, and each as often as it should', async ({ page, say }) => {
  await page.goto('/')
  await expect(notice(page, WELCOME)).toBeVisible({ timeout: 30_000 })
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

  // Both of the others have had their turn today.
  await page.reload()
  await expect(notice(page, ALWAYS)).toBeVisible({ timeout: 30_000 })
  await expectNoSidewaysScroll(page, 'a pop-up notice', [320, 1440])
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('checkbox', { name: say('shell.notice.today') })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await settled(page)
  await page.waitForTimeout(PATIENCE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a notice never comes up over a game, and the one that leads into it does', async ({ page, say }) => {
  await page.goto('/game?id=sen-vang&node=1&vendor=SENLUNA&mode=demo')
  await readyToSpin(page, say)
  await page.waitForTimeout(PATIENCE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: say('frame.back') }).click()
  await expect(notice(page, WELCOME)).toBeVisible({ timeout: 30_000 })
  await notice(page, WELCOME)
    .getByRole('button', { name: say('tile.play') })
    .click()
  await expect(page).toHaveURL(/\/game\?.*sen-vang/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a notice waits for what somebody is doing', async ({ page, say }) => {
  await page.goto('/?modal=login')
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible({ timeout: 30_000 })
  await page.waitForTimeout(PATIENCE_MS)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(notice(page, WELCOME)).toBeVisible()
})

test('notices can be read at their own page too', async ({ page, say }) => {
  await open(page, '/noticePage')
  await expect(page.getByRole('heading', { level: 1, name: say('shell.notices') })).toBeVisible()
})
