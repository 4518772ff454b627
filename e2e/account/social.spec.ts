import type { Page } from '@playwright/test'
import { avatar, newName, PASSWORD, register, signOut } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

/** The brand that these tests switch sign-in on for; the other one is everybody else's. */
const REFERENCE = process.env.E2E_URL?.replace('//', '//reference.') ?? ''
const GOOGLE = { name: 'Google' }

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('signing in by an account elsewhere', () => {
  // With the site's worker, as people have it from their second page on: what a provider answers
  // counts once.
  test.use({ language: 'EN', theme: 'light', serviceWorkers: 'allow' })

  test.beforeAll(async () => {
    await ask(
      `insert into settings.setting (merchant_id, key, value, updated_at)
       values ('refbrand1', 'switches', '{"LOGIN_SOCIAL_GOOGLE": true}', now())
       on conflict (merchant_id, key) do update set value = settings.setting.value || excluded.value, updated_at = excluded.updated_at`,
    )
  })

  test('a window that is closed or blocked is told, a newcomer finishes a short form, and comes back without one', async ({
    page,
    say,
  }) => {
    test.slow()
    const name = newName()
    const login = dialog(page, say('login.title'))
    const google = login.getByRole('button', { name: say('social.with', GOOGLE) })
    // Every process follows what was switched on within a second.
    await expect(async () => {
      await open(page, `${REFERENCE}/login`)
      await expect(google).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 40_000 })

    const closed = page.waitForEvent('popup')
    await google.click()
    const window = await closed
    await expect(window.getByPlaceholder(/login/)).toBeVisible()
    await window.close()
    await expect(login.getByRole('alert')).toHaveText(say('social.closed'))

    const refusing = page.waitForEvent('popup')
    await google.click()
    await (await refusing).getByText(/Cancel/).click()
    await expect(login.getByRole('alert')).toHaveText(say('social.denied', GOOGLE))

    await page.evaluate(() => Object.assign(globalThis, { openBefore: open, open: () => null }))
    await google.click()
    await expect(login.getByRole('alert')).toHaveText(say('social.blocked'))
    await page.evaluate(() => Object.assign(globalThis, { open: Reflect.get(globalThis, 'openBefore') }))
    await expectAccessible(page, 'the log-in window with its other ways')

    // A window that lost the page behind it says itself how it went.
    const alone = await page.context().newPage()
    await open(alone, `${REFERENCE}/login?signIn=google#signIn=google&outcome=failed`)
    await expect(alone.getByRole('alert')).toHaveText(say('refusal.AUTH_SOCIAL_FAILED'), { timeout: 30_000 })
    await alone.close()

    const opened = page.waitForEvent('popup')
    await google.click()
    await signInThere(await opened, name)
    const form = dialog(page, say('social.new.title'))
    // What the provider calls people is proposed as their name here.
    await expect(form.getByRole('textbox', { name: say('field.username') })).toHaveValue(name)
    await expect(form.getByRole('textbox', { name: say('field.email') })).toHaveValue(`${name}@example.com`)
    await expectAccessible(page, 'the short form')
    await form.getByRole('button', { name: say('social.new.submit') }).click()
    await expect(form.getByText(say('form.agree'))).toHaveCount(2)
    await form.getByRole('checkbox').first().check()
    await form.getByRole('checkbox').nth(1).check()
    await form.getByRole('button', { name: say('social.new.submit') }).click()
    await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })

    await open(page, `${REFERENCE}/account/identities`)
    await expect(page.getByText(`Google · ${name}`)).toBeVisible()
    await expect(page.getByText(say('identities.only'))).toBeVisible()
    await expectAccessible(page, 'ways to log in')
    await expectNoSidewaysScroll(page, 'ways to log in')

    await page.setViewportSize({ width: 1100, height: 640 })
    await signOut(page, say, name)
    await open(page, `${REFERENCE}/login`)
    const again = page.waitForEvent('popup')
    await google.click()
    await again
    await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
  })
})

/** Logs in and agrees at the provider, in its own window, which closes by itself. */
async function signInThere(window: Page, name: string) {
  await window.getByPlaceholder(/login/).fill(name)
  await window.getByPlaceholder(/password/).fill('anything')
  await window.getByRole('button', { name: /Sign-in/ }).click()
  const gone = window.waitForEvent('close')
  await window.getByRole('button', { name: /Continue/ }).click()
  await gone
}

test('a friend registers by a referral link, which is kept until then, and counts for whoever sent it', async ({
  page,
  browser,
  say,
}) => {
  test.slow()
  await open(page, '/')
  const name = await register(page, say)
  await avatar(page, say, name).click()
  await page.getByRole('menuitem', { name: say('referral.title') }).click()
  await settled(page)
  const link = await page.getByLabel(say('referral.link')).inputValue()
  await expect(page.getByRole('img', { name: say('referral.qr') })).toBeVisible()
  await expectAccessible(page, 'invite friends')
  await expectNoSidewaysScroll(page, 'invite friends')
  const code = new URL(link).searchParams.get('referralCode') ?? ''

  const context = await browser.newContext()
  await context.addInitScript(() => {
    localStorage.setItem('language', 'VI')
    localStorage.setItem('popups', JSON.stringify({ quiet: '9999-12-31' }))
  })
  const friend = await context.newPage()
  await open(friend, '/register?referralCode=00000000')
  const form = dialog(friend, say('register.title'))
  await expect(form.getByText(say('register.invitedBy', { code: '00000000' }))).toBeVisible()
  const friendName = newName()
  await fill(friend, say, friendName)
  await form.getByRole('button', { name: say('register.submit') }).click()
  await expect(form.getByRole('alert').first()).toContainText(say('refusal.REG_CODE_INVALID'), { timeout: 30_000 })

  await open(friend, new URL(link).pathname + new URL(link).search)
  await expect(form.getByText(say('register.invitedBy', { code }))).toBeVisible()
  // Left and looked around: the code comes along.
  await friend.keyboard.press('Escape')
  await friend
    .getByRole('banner')
    .getByRole('button', { name: say('shell.register'), exact: true })
    .click()
  await expect(form.getByText(say('register.invitedBy', { code }))).toBeVisible()
  await fill(friend, say, friendName)
  await form.getByRole('button', { name: say('register.submit') }).click()
  await expect(avatar(friend, say, friendName)).toBeVisible({ timeout: 30_000 })
  expect(await friend.evaluate(() => sessionStorage.getItem('referral'))).toBeNull()
  const rows = await ask(
    `select r.user_name from members.member m join members.member r on r.id = m.referrer_id where m.user_name = $1`,
    [friendName],
  )
  expect(rows).toEqual([{ user_name: name }])
  await context.close()
})

async function fill(page: Page, say: Words, name: string) {
  const form = dialog(page, say('register.title'))
  await form.getByRole('textbox', { name: say('field.username') }).fill(name)
  await form.getByLabel(say('field.password')).first().fill(PASSWORD)
  await form.getByLabel(say('field.confirmPassword')).fill(PASSWORD)
  await form.getByRole('checkbox').first().check()
  await form.getByRole('checkbox').nth(1).check()
}
