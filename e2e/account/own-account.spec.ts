import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { avatar, PASSWORD, signOut, tryLogin } from '../support/account.ts'
import { ask } from '../support/database.ts'
import { agree, deskText, giveReason, openDesk } from '../support/desk.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { longList } from '../support/long-list.ts'
import { expect, open, settled, test, WINDOW } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' } })

const picture = (colour: string) =>
  sharp({ create: { width: 240, height: 160, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A picture of the page has loaded, and is not a broken one. */
const expectLoaded = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

test('an account without a password gets its first one; an own picture is shown wherever its owner is', async ({
  page,
  browser,
  baseURL,
  say,
}) => {
  test.slow()
  const name = await becomeMember(page)
  // As an account is that was opened by an account elsewhere.
  await ask('update members.member set password_hash = null where user_name = $1', [name])
  await open(page, '/account/security')
  await settled(page)
  const row = { what: say('sec.do.set'), row: say('sec.row.password') }
  await page.getByRole('button', { name: say('sec.do.of', row), exact: true }).click()
  const form = page.getByRole('dialog', { name: say('sec.first.title') })
  await expectAccessible(page, 'the first password')
  const wanted = 'Quiet+Harbour-52'
  await form.getByLabel(say('field.newPassword')).first().fill(wanted)
  await form.getByLabel(say('field.confirmNewPassword')).first().fill(wanted)
  await form.getByRole('button', { name: say('sec.first.submit') }).click()
  await expect(page.getByText(say('sec.first.done'))).toBeVisible()
  await expect(form).toHaveCount(0)

  await page.getByTestId('avatar').setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') })
  await expect(page.getByText(say('refusal.FILE_TYPE'))).toBeVisible()
  await page
    .getByTestId('avatar')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture('#0a7') })
  await expect(page.getByRole('button', { name: say('sec.avatar.own') })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.ava img').first()).toHaveAttribute('src', /^\/wps\/v2\/avatars\//)
  await expectLoaded(page, '.ava img')
  await expectAccessible(page, 'the security page with an own picture')
  await expectNoSidewaysScroll(page, 'the security page with an own picture')
  await page.setViewportSize(WINDOW)

  await open(page, '/?modal=room')
  const line = page.getByLabel(say('room.write'), { exact: true })
  const words = 'good luck to all of you'
  await line.fill(words)
  await line.press('Enter')
  await expect(page.locator('.said-face img').last()).toHaveAttribute('src', /^\/wps\/v2\/avatars\//)
  await page.keyboard.press('Escape')

  // A moderator sees it too, and takes it away; its owner is notified.
  const { page: desk, close } = await openDesk(browser, baseURL!, 'MODERATOR')
  await desk.getByLabel(deskText('desk.room'), { exact: true }).selectOption('LOBBY-EN')
  const said = desk.getByRole('article').filter({ hasText: words }).last()
  await expect(said.locator('.room-picture')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(desk, 'a room at the desk with an own picture')
  await said.getByRole('button', { name: deskText('desk.room.picture') }).click()
  await giveReason(desk, deskText('desk.room.picture'))
  await expect(said.locator('.room-picture')).toHaveCount(0)
  await close()
  await open(page, '/messages')
  await expect(page.getByText(say('message.pictureTaken.title')).first()).toBeVisible()
  await expect(page.locator('.ava img').first()).not.toHaveAttribute('src', /^\/wps\/v2\/avatars\//)
  await signOut(page, say, name)
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, wanted)
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
})

/**
 * Types until the other side sees it: it is shown for six seconds, and not to a page that doesn't
 * listen yet.
 */
const typeUntil = (field: Locator, seen: Locator) =>
  expect(async () => {
    await field.pressSequentially('We')
    await expect(seen).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 40_000 })

test('the desk: pictures of a ticket, who is typing, what help is worth, a closed account, an own password', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const name = await becomeMember(page)
  await open(page, '/help/set-limits')
  await page.getByRole('button', { name: say('help.useful.no'), exact: true }).click()
  await expect(page.getByText(say('help.useful.sorry'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: say('help.useful.no'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(page, 'an article of help')
  await open(page, '/help/feedback')
  await page.getByLabel(say('fb.content')).fill('Please look at this picture of mine.')
  await page
    .getByTestId('pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture('#70a') })
  await expect(page.locator('.picture .spin')).toHaveCount(0)
  await page.getByRole('button', { name: say('fb.send') }).click()
  await expect(page.getByRole('heading', { name: say('fb.sent') })).toBeVisible({ timeout: 30_000 })

  await open(page, '/?modal=chat')
  const own = page.getByLabel(say('chat.write'), { exact: true })
  await own.fill('hello')
  await own.press('Enter')
  const operator = await openDesk(browser, baseURL!, 'ADMINISTRATOR')
  const desk = operator.page
  await desk.goto('/chat')
  await desk.getByRole('button', { name: new RegExp(name) }).click()
  await desk.getByRole('button', { name: deskText('desk.take'), exact: true }).click()
  await expect(page.getByText(say('chat.with', { name: operator.shownAs }))).toBeVisible()
  await typeUntil(own, desk.getByText(`${name} ${deskText('desk.typing')}`))
  const typing = page.getByText(say('chat.typing', { name: operator.shownAs }))
  await typeUntil(desk.getByLabel(deskText('desk.write'), { exact: true }), typing)
  await expect(typing).toHaveCount(0)
  await page.keyboard.press('Escape')

  await desk.goto('/tickets')
  await desk.getByRole('button', { name: new RegExp(name) }).click()
  await expectLoaded(desk, '.talk-picture img')
  await desk.getByRole('button', { name: deskText('desk.ticket.picture', { no: 1 }) }).click()
  await expect(desk.locator('.talk-large')).toBeVisible()
  await expectAccessible(desk, 'a ticket with a picture')
  await desk.keyboard.press('Escape')
  await desk.goto('/help-votes')
  await expect(desk.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(desk, 'what help is worth')

  await open(page, '/account/security')
  await page.getByRole('button', { name: say('sec.close.title') }).click()
  const closing = page.getByRole('dialog', { name: say('sec.close.title') })
  await closing.getByLabel(say('sec.password')).first().fill(PASSWORD)
  await closing.getByRole('textbox', { name: say('sec.close.type', { name }) }).fill(name)
  await closing.getByRole('button', { name: say('sec.close.do') }).click()
  await expect(avatar(page, say, name)).toHaveCount(0, { timeout: 20_000 })
  await desk.goto('/closed-accounts')
  await desk.getByLabel(deskText('desk.closed.name')).fill(name)
  await desk.getByRole('button', { name: deskText('desk.list.open', { id: name }) }).click()
  await desk
    .locator('.drawer-foot')
    .getByRole('button', { name: deskText('desk.closed.open') })
    .click()
  await expectAccessible(desk, 'closed accounts')
  await giveReason(desk, deskText('desk.closed.open'), 'closed by mistake')
  const checker = await openDesk(browser, baseURL!, 'ADMINISTRATOR')
  await agree(checker, name)
  await checker.close()
  await open(page, '/?modal=login')
  await tryLogin(page, say, name, PASSWORD)
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })

  await desk.getByRole('button', { name: deskText('desk.password') }).click()
  const form = desk.getByRole('dialog', { name: deskText('desk.password') })
  await form.getByLabel(deskText('desk.password.old')).first().fill(operator.password)
  await form
    .getByLabel(new RegExp(`^${deskText('desk.password.new')}`))
    .first()
    .fill('a quiet lake at noon')
  await form.getByLabel(deskText('desk.password.again')).first().fill('a quiet lake at noon')
  await form.getByLabel(deskText('desk.password.code')).fill(operator.code(1))
  await expectAccessible(desk, 'an own password')
  await form.getByRole('button', { name: deskText('desk.password.do') }).click()
  await expect(desk.getByText(deskText('desk.password.done'))).toBeVisible()
  await operator.close()
})

test('the page of all vendors: a vendor chosen there, and back again step by step', async ({ page, say }) => {
  await open(page, longList('/rng'))
  await page.locator('.vendor-tabs .pill').nth(1).click()
  await expect(page).toHaveURL(/\/rng\?.*page=/)
  const chosen = page.url()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.more'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/rng\?vendors=all$/)
  await page.getByRole('searchbox', { name: say('lobby.vendorSearch') }).fill('a')
  await page.locator('.vendor-grid a').first().click()
  await expect(page).not.toHaveURL(/vendors=all/)
  await page.goBack()
  await expect(page).toHaveURL(/\/rng\?vendors=all$/)
  await expect(page.locator('.vendor-grid')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(chosen)
  await expect(page.locator('.vendor-tabs [aria-pressed="true"]')).toHaveCount(1)
})
