import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import type { Words } from './words.ts'

export const PASSWORD = 'RiverStone42'

/** A user name that nobody has yet. */
export const newName = () => `t${randomBytes(6).toString('hex')}`

/** The avatar: only whoever is logged in has one. */
export const avatar = (page: Page, say: Words, name: string) =>
  page.getByRole('button', { name: say('shell.accountOf', { name }) })

/**
 * Opens an account by its form; it is logged in afterwards. `more` fills in what not everybody
 * does.
 */
export async function register(
  page: Page,
  say: Words,
  name = newName(),
  more?: (form: Locator) => Promise<void>,
): Promise<string> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.register'), exact: true })
    .click()
  const form = page.getByRole('dialog', { name: say('register.title') })
  await form.getByRole('textbox', { name: say('field.username') }).fill(name)
  await form.getByLabel(say('field.password')).first().fill(PASSWORD)
  await form.getByLabel(say('field.confirmPassword')).fill(PASSWORD)
  await more?.(form)
  await form.getByRole('checkbox').first().check()
  await form.getByRole('checkbox').nth(1).check()
  await form.getByRole('button', { name: say('register.submit') }).click()
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
  return name
}

/** Fills the log-in window in and sends it. */
export async function tryLogin(page: Page, say: Words, name: string, password: string) {
  const form = page.getByRole('dialog', { name: say('login.title') })
  await form.getByRole('textbox', { name: say('login.username') }).fill(name)
  await form.getByLabel(say('login.password')).first().fill(password)
  await form.getByRole('button', { name: say('login.submit'), exact: true }).click()
}

/** Signs out by the menu, with its question. */
export async function signOut(page: Page, say: Words, name: string) {
  await avatar(page, say, name).click()
  await page.getByRole('menuitem', { name: say('shell.signOut') }).click()
  const question = page.getByRole('dialog', { name: say('shell.signOut.title') })
  await expect(question.getByRole('button', { name: say('shell.signOut.stay') })).toBeFocused()
  await question.getByRole('button', { name: say('shell.signOut') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.register'), exact: true })).toBeVisible()
}
