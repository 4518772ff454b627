import type { Locator, Page } from '@playwright/test'
import { avatar, register } from '../support/account.ts'
import { expect, open, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

/** The ways out of a window; a question has no click beside it. */
const WAYS = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  button: (page: Page, say: Words) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('shell.close'), exact: true })
      .first()
      .click(),
  beside: (page: Page) => page.mouse.click(5, 500),
}

/** Opens a window by a thing and leaves it by every way: the focus is on that thing again. */
async function leavesTo(page: Page, say: Words, opener: Locator, what: string, ways = Object.keys(WAYS)) {
  for (const way of ways) {
    await opener.click()
    await expect(page.getByRole('dialog'), what).toBeVisible()
    // The focus has come in: else the way back would be no way.
    await expect(page.locator('dialog :focus')).toBeAttached()
    await WAYS[way as keyof typeof WAYS](page, say)
    await expect(page.getByRole('dialog'), what).toHaveCount(0)
    await expect(opener, `${what}, left by ${way}`).toBeFocused()
  }
}

test('every window of a guest gives the focus back to what opened it', async ({ page, say }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  const dock = page.getByRole('complementary', { name: say('shell.quickHelp') })
  await leavesTo(page, say, header.locator('.search'), 'search')
  await leavesTo(page, say, header.getByRole('button', { name: say('shell.register'), exact: true }), 'registration')
  await leavesTo(page, say, page.locator('.notice-text'), 'notice')
  await leavesTo(page, say, dock.getByRole('button', { name: say('chat.title') }), 'chat')
  await page.setViewportSize({ width: 1100, height: 900 })
  await leavesTo(page, say, header.getByRole('button', { name: say('shell.login'), exact: true }), 'log-in')
})

test('so does every window of a member', async ({ page, say }) => {
  await open(page, '/')
  const name = await register(page, say)
  // The thing that opened it is gone with the guest: the focus stays in the header.
  await expect(page.getByRole('banner').locator(':focus')).toBeAttached()
  const menu = avatar(page, say, name)
  for (const [title, ways] of [
    ['shell.changePassword', ['Escape', 'button', 'beside']],
    ['shell.signOut', ['Escape']],
    ['chat.title', ['Escape', 'button', 'beside']],
  ] as const)
    for (const way of ways) {
      await menu.click()
      await page.getByRole('menuitem', { name: say(title), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('dialog :focus')).toBeAttached()
      await WAYS[way](page, say)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(menu, `${title}, left by ${way}`).toBeFocused()
    }
})
