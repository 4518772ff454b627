import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newName, register } from '../support/account.ts'
import { deskText, giveReason, inNav, openDesk } from '../support/desk.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

/**
 * A word that nobody has said yet. Of letters alone: with digits in it a room takes it for an
 * account's name.
 */
const anyWord = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(6, 'x')

const SCRIPT = '<img src=x onerror="document.title=1"><b>bold</b>'

async function write(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

const log = (page: Page, say: Words) => page.getByRole('log', { name: say('chat.messages') })

test('a member writes, an operator answers; nothing is lost offline and nothing comes twice', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.slow()
  await open(page, '/')
  const name = await register(page, say)
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('chat.title') })
    .click()
  const own = page.getByRole('dialog', { name: say('chat.title') })
  await expect(own.getByLabel(say('chat.write'))).toBeFocused()
  await write(page, say('chat.write'), `Hello ${SCRIPT}`)
  await expect(own.getByText(say('chat.waiting'))).toBeVisible()
  await expect(log(page, say).getByText(`Hello ${SCRIPT}`)).toHaveCount(1)

  const { page: desk, shownAs, close } = await openDesk(browser, baseURL!, 'SUPPORT', 'AUDITOR')
  await inNav(desk, 'desk.chat').click()
  await desk.getByRole('button', { name: new RegExp(name) }).click()
  await expect(desk.getByRole('log').getByText(`Hello ${SCRIPT}`)).toBeVisible()
  await expectAccessible(desk, 'the desk with a conversation')
  await desk.getByRole('button', { name: deskText('desk.take'), exact: true }).click()
  await write(desk, deskText('desk.write'), `Good day ${SCRIPT}`)
  await expect(log(page, say).getByText(`Good day ${SCRIPT}`)).toHaveCount(1)
  await expect(own.getByText(say('chat.with', { name: shownAs }))).toBeVisible()
  await expectAccessible(page, 'the chat window')
  await expectNoSidewaysScroll(page, 'the chat window', [320, 1440])

  await page.context().setOffline(true)
  await write(page, say('chat.write'), 'written without a network')
  await expect(own.getByRole('alert')).toContainText(say('chat.failed'))
  await page.context().setOffline(false)
  await expect(own.getByRole('alert')).toHaveCount(0)
  await expect(desk.getByRole('log').getByText('written without a network')).toHaveCount(1)
  await expect(log(page, say).getByText('written without a network')).toHaveCount(1)

  // The button of a closed window shows a mark.
  await page.keyboard.press('Escape')
  await write(desk, deskText('desk.write'), 'Are you still there?')
  const mark = page.getByRole('complementary').getByRole('button', { name: new RegExp(say('chat.title') + ', 1') })
  await expect(mark).toBeVisible()
  await mark.click()
  await expect(log(page, say).getByText('Are you still there?')).toBeVisible()
  await desk.getByRole('button', { name: deskText('desk.close') }).click()
  await giveReason(desk, deskText('desk.close'), 'all is said')
  await expect(own.getByText(say('chat.closed'))).toBeVisible()

  await inNav(desk, 'desk.audit').click()
  await expect(desk.getByRole('row').filter({ hasText: 'chat.close' }).first()).toContainText('all is said')
  await expectAccessible(desk, 'the audit log')
  await close()
})

test('a guest writes in a window of its own and is answered there', async ({ page, say, browser, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 440, height: 500 })
  await open(page, '/chat-window')
  const guest = `Lan ${newName()}`
  await page.getByLabel(say('chat.name')).fill(guest)
  await write(page, say('chat.write'), 'I cannot log in')
  await expect(page.getByText(say('chat.waiting'))).toBeVisible({ timeout: 30_000 })
  const { page: desk, close } = await openDesk(browser, baseURL!, 'SUPPORT')
  await inNav(desk, 'desk.chat').click()
  await desk.getByRole('button', { name: new RegExp(guest) }).click()
  await desk.getByRole('button', { name: deskText('desk.take'), exact: true }).click()
  await write(desk, deskText('desk.write'), 'Let us see')
  await expect(log(page, say).getByText('Let us see')).toBeVisible()
  await expectAccessible(page, 'the chat in a window of its own')
  await expectNoSidewaysScroll(page, 'the chat in a window of its own', [320, 440])
  await page.reload()
  await expect(log(page, say).getByText('Let us see')).toBeVisible({ timeout: 30_000 })
  await close()
})

test('the room: said by one, read by all, taken away and silenced by a moderator', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.slow()
  await open(page, '/?modal=room')
  const room = page.getByRole('dialog', { name: say('room.title') })
  await expect(room.getByText(say('room.login'))).toBeVisible()
  await page.keyboard.press('Escape')
  await register(page, say)
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('room.title') })
    .click()
  const head = room.locator('.modal-head')
  await expect(head).toHaveCSS('background-color', 'rgb(36, 22, 63)')
  await write(page, say('room.write'), 'come to abc.com')
  await expect(room.getByRole('alert')).toContainText(say('room.fault.link'))
  await room
    .getByRole('alert')
    .getByRole('button', { name: say('shell.cancel') })
    .click()

  const { page: desk, shownAs, close } = await openDesk(browser, baseURL!, 'MODERATOR')
  await desk.getByLabel(deskText('desk.room'), { exact: true }).selectOption('LOBBY-EN')
  const words = `Good luck to all of ${anyWord()} ${SCRIPT}`
  await write(page, say('room.write'), words)
  const said = room.getByRole('article').filter({ hasText: words })
  const author = (await said.locator('b').first().textContent()) ?? ''
  const heard = desk.getByRole('article').filter({ hasText: words })
  await expect(heard).toBeVisible()
  await expectAccessible(desk, 'the desk with a room')
  // Another try finds the words of the one before.
  const welcome = `Welcome, everybody, from ${shownAs}`
  await write(desk, deskText('desk.room.write'), welcome)
  const staffs = room.getByRole('article').filter({ hasText: welcome })
  await expect(staffs).toContainText(shownAs)
  await expect(staffs).toContainText(say('room.staff'))
  await expectAccessible(page, 'the chat room')

  await heard.getByRole('button', { name: deskText('desk.sanction') }).click()
  await giveReason(desk, deskText('desk.sanction.do'), `too loud for ${shownAs}`)
  await expect(room.getByText(say('room.silent.MUTED'))).toBeVisible()
  await expect(room.getByLabel(say('room.write'))).toHaveCount(0)
  const muted = desk.getByRole('listitem').filter({ hasText: `too loud for ${shownAs}` })
  await muted.getByRole('button', { name: deskText('desk.sanction.lift') }).click()
  await giveReason(desk, deskText('desk.sanction.lift'))
  await expect(room.getByLabel(say('room.write'))).toBeVisible()

  await heard.getByRole('button', { name: deskText('desk.room.delete') }).click()
  await giveReason(desk, deskText('desk.room.delete'))
  await expect(
    room
      .getByRole('article')
      .filter({ hasText: author })
      .filter({ hasText: say('room.deleted') }),
  ).toBeVisible()
  await expect(room.getByText(words)).toHaveCount(0)
  await close()
})
