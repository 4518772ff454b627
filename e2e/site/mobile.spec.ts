import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { avatar, PASSWORD, register, signOut, tryLogin } from '../support/account.ts'
import { expectAccessible } from '../support/look.ts'
import { codeIn, forgetSendings, messageTo } from '../support/outbox.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(forgetSendings)

const NEW = 'CalmLake77'

/** A number nobody has yet, as people write it and as the outbox names it. */
function newNumber() {
  const rest = String(randomInt(10_000_000)).padStart(7, '0')
  return { typed: `091 ${rest.slice(0, 3)} ${rest.slice(3)}`, e164: `+8491${rest}` }
}

const codeField = (box: Locator, say: Words) => box.getByRole('textbox', { name: say('code.label') })

/** Types the number, asks for a code, and finds the button counting down. */
async function askCode(box: Locator, say: Words, typed: string) {
  await box.getByRole('textbox', { name: say('phone.number') }).fill(typed)
  await box.getByRole('button', { name: say('code.send') }).click()
  await expect(box.locator('.code-send')).toBeDisabled()
  await expect(codeField(box, say)).toBeFocused()
}

async function openLogin(page: Page, say: Words) {
  await open(page, '/?modal=login')
  return page.getByRole('dialog', { name: say('login.title') })
}

test('a mobile number opens an account, logs in by its code and brings a new password', async ({ page, say }) => {
  test.setTimeout(240_000)
  const { typed, e164 } = newNumber()
  await open(page, '/register')
  const form = page.getByRole('dialog', { name: say('register.title') })
  await form.getByRole('tab', { name: say('login.by.mobile') }).click()
  await askCode(form, say, typed)
  const code = codeIn(await messageTo(page, e164))
  await codeField(form, say).fill(code)
  await form.getByLabel(say('field.password')).first().fill(PASSWORD)
  await page.reload()
  await expect(
    form.getByRole('textbox', { name: say('phone.number') }),
    'a reload loses no way and no number',
  ).toHaveValue(typed)
  await expect(form.locator('.code-send'), 'nor the countdown').toBeDisabled()
  await expect(codeField(form, say)).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept.includes(PASSWORD) || kept.includes(code), 'no password and no code is kept').toBe(false)
  // Pasted as the message shows it, with a space in between.
  await codeField(form, say).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await form.getByLabel(say('field.password')).first().fill(PASSWORD)
  await form.getByLabel(say('field.confirmPassword')).fill(PASSWORD)
  await form.getByRole('checkbox').first().check()
  await form.getByRole('checkbox').nth(1).check()
  await form.getByRole('button', { name: say('register.submit') }).click()
  const button = page.getByRole('banner').getByRole('button', { name: /\bm\d{9}\b/ })
  await expect(button).toBeVisible({ timeout: 30_000 })
  const name = /\bm\d{9}\b/.exec((await button.getAttribute('aria-label')) ?? '')![0]
  await open(page, '/')
  await signOut(page, say, name)

  const box = await openLogin(page, say)
  await box.getByRole('tab', { name: say('login.by.mobile') }).click()
  await chooseCountry(box, say)
  await askCode(box, say, typed)
  const second = codeIn(await messageTo(page, e164, 1))
  await page.keyboard.press('Escape')
  const again = await openAgain(page, say)
  await expect(again.locator('.code-send'), 'the countdown outlives the window').toBeDisabled()
  await codeField(again, say).fill(second === '000000' ? '111111' : '000000')
  await again.getByRole('button', { name: say('login.submit'), exact: true }).click()
  await expect(again.getByText(say('refusal.SMS_CODE_INVALID'))).toBeVisible()
  await codeField(again, say).fill(second)
  await page.keyboard.press('Enter')
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
  await open(page, '/')
  await signOut(page, say, name)

  const login = await openLogin(page, say)
  await login.getByRole('button', { name: say('login.forgot') }).click()
  const forgot = page.getByRole('dialog', { name: say('forgot.title') })
  await forgot.getByRole('tab', { name: say('forgot.byPhone') }).click()
  await askCode(forgot, say, typed)
  await codeField(forgot, say).fill(codeIn(await messageTo(page, e164, 2)))
  await forgot.locator('input[name="newPassword"]').fill(NEW)
  await forgot.getByLabel(say('field.confirmNewPassword')).fill(NEW)
  await forgot.getByRole('button', { name: say('forgot.byPhone.submit') }).click()
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
})

test('a mailed link brings a new password, once', async ({ page, say }) => {
  test.setTimeout(180_000)
  const email = `t${randomInt(1_000_000_000)}@example.com`
  await open(page, '/')
  const name = await register(page, say, undefined, async (form) => {
    await form.locator('summary').click()
    await form.getByLabel(say('field.email')).fill(email)
  })
  await open(page, '/')
  await signOut(page, say, name)
  await open(page, '/?modal=forgot')
  const forgot = page.getByRole('dialog', { name: say('forgot.title') })
  await forgot.getByRole('textbox', { name: say('login.username') }).fill(name)
  await forgot.getByRole('textbox', { name: say('field.email') }).fill(email)
  await forgot.getByRole('button', { name: say('forgot.byEmail.submit') }).click()
  await expect(page.getByText(say('forgot.byEmail.sent'))).toBeVisible()
  await expect(forgot).toHaveCount(0)
  const link = /\S+\/reset#token=\S+/.exec(await messageTo(page, email, 1))![0]
  await page.goto(link)
  await settled(page)
  await expect(page).toHaveURL(/\/reset$/)
  await page.reload()
  await settled(page)
  await expectAccessible(page, '/reset')
  await page.getByLabel(say('field.newPassword')).first().fill(NEW)
  await page.getByLabel(say('field.confirmNewPassword')).fill(NEW)
  await page.getByRole('button', { name: say('reset.submit') }).click()
  await expect(page.getByText(say('reset.done', { name }))).toBeVisible()
  await page.getByRole('button', { name: say('shell.login') }).click()
  await tryLogin(page, say, name, NEW)
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
})

/** Opens the list of countries and takes the home one by its name, all by keyboard. */
async function chooseCountry(box: Locator, say: Words) {
  await box.getByRole('button', { name: say('phone.country') }).press('Enter')
  const search = box.getByRole('searchbox', { name: say('phone.search') })
  await expect(search).toBeFocused()
  await search.pressSequentially('thai')
  await search.press('Enter')
  await expect(box.getByRole('button', { name: say('phone.country') })).toContainText('+66')
  await box.getByRole('button', { name: say('phone.country') }).press('Enter')
  await search.pressSequentially('viet')
  await search.press('Enter')
  await expect(box.getByRole('textbox', { name: say('phone.number') })).toBeFocused()
}

/** The log-in window anew, without loading the page again. */
async function openAgain(page: Page, say: Words) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.login'), exact: true })
    .click()
  const box = page.getByRole('dialog', { name: say('login.title') })
  await box.getByRole('tab', { name: say('login.by.mobile') }).click()
  return box
}
