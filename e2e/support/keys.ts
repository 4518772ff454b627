import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const FAR = 90

/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible({ timeout: 45_000 })
  for (let step = 0; step < FAR; step++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  await expect(target, `${FAR} presses of ${key} lead here`).toBeFocused({ timeout: 1_000 })
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus())

/** Goes there and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves in an open menu to an entry and chooses it. */
export async function chooseInMenu(page: Page, entry: Locator) {
  await expect(entry).toBeVisible()
  for (let step = 0; step < FAR && !(await hasFocus(entry)); step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
