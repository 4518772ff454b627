import { Buffer } from 'node:buffer'
import { deskText, giveReason, inNav, openDesk } from '../support/desk.ts'
import { readyToSpin, shownToItsEnd, spin } from '../support/game.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test('a wager is found among everybody’s and voided by two; texts of the site are said in other words, one by one and from a file', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.slow()
  const name = await becomeMember(page)
  await page.goto('/game?id=sen-vang&node=1&vendor=SENLUNA&mode=real')
  await readyToSpin(page, say)
  const { round } = await spin(page, say)
  await shownToItsEnd(page, say)

  const { page: desk, close } = await openDesk(browser, baseURL!, 'ADMINISTRATOR')
  await inNav(desk, 'desk.bets').click()
  const row = desk.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await desk.getByLabel(deskText('desk.bets.number')).fill(round.id)
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(round.id))
  await row.click()
  const drawer = desk.getByRole('complementary')
  await expect(drawer.getByText(round.commitment)).toBeVisible()
  await expectAccessible(desk, 'a wager beside the list')
  await desk
    .getByRole('button', { name: deskText('desk.list.clear') })
    .first()
    .click()
  await desk.getByLabel(deskText('desk.bets.account'), { exact: true }).fill(name)
  await desk.keyboard.press('Enter')
  // It is voided when a second person has seen what that moves, and not by the first.
  const doVoid = deskText('desk.bets.do.void')
  await drawer.getByRole('button', { name: doVoid }).click()
  await giveReason(desk, doVoid)
  const other = await openDesk(browser, baseURL!, 'ADMINISTRATOR')
  const approve = deskText('desk.approvals.approve')
  for (const [who, buttons] of [
    [desk, 0],
    [other.page, 1],
  ] as const) {
    await who.goto('/approvals')
    await who
      .getByRole('row')
      .filter({ hasText: deskText('desk.action.bets.void') })
      .click()
    await expect(who.getByRole('complementary').getByText(deskText('desk.bets.state.CANCELLED'))).toBeVisible()
    await expect(who.getByRole('complementary').getByRole('button', { name: approve })).toHaveCount(buttons)
  }
  await other.page.getByRole('complementary').getByRole('button', { name: approve }).click()
  await giveReason(other.page, approve)
  await other.close()
  await desk.goto(`/bets?account=${name}`)
  await expect(row.getByText(deskText('desk.bets.state.CANCELLED'))).toBeVisible()
  await row.click()
  await expect(drawer.getByRole('button', { name: doVoid })).toHaveCount(0)
  await drawer.getByRole('link', { name }).click()
  await expect(desk.getByRole('heading', { name: deskText('desk.members') })).toBeVisible()

  // A guest reads the brand's own words with the next page, and the product's again after that.
  await desk.goto('/translations?language=EN&words=shell.login')
  await desk.getByRole('row').filter({ hasText: 'shell.login' }).first().click()
  await drawer.getByRole('button', { name: deskText('desk.texts.do.change') }).click()
  const form = desk.getByRole('dialog')
  const area = form.getByLabel(deskText('desk.texts.message'))
  await area.fill('Step in')
  await form.getByLabel(deskText('desk.reason')).fill('asked for by a test')
  await form.getByRole('button', { name: deskText('desk.texts.do.change') }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByRole('row').filter({ hasText: 'Step in' })).toBeVisible()
  await expectAccessible(desk, 'the texts of the site')
  await expectNoSidewaysScroll(desk, 'the texts of the site', [390, 1440])
  const guest = await browser.newPage()
  await guest.addInitScript(() => localStorage.setItem('language', 'EN'))
  await open(guest, baseURL!)
  // Every process has them within a second; a page that was begun before is a moment early.
  await expect(async () => {
    await guest.reload()
    await expect(guest.getByRole('button', { name: 'Step in' }).first()).toBeVisible()
  }).toPass({ timeout: 30_000 })
  await drawer.getByRole('button', { name: deskText('desk.texts.do.reset') }).click()
  await giveReason(desk, deskText('desk.texts.do.reset'))
  await expect(desk.getByRole('row').filter({ hasText: 'Step in' })).toHaveCount(0)
  await expect(async () => {
    await guest.reload()
    await expect(guest.getByRole('button', { name: say('shell.login'), exact: true }).first()).toBeVisible()
  }).toPass()
  await guest.close()

  // From a file: the differences first, then taken.
  await desk.getByRole('button', { name: deskText('desk.texts.file') }).click()
  const file = desk.getByRole('dialog', { name: deskText('desk.texts.file') })
  await file.getByTestId('text-file').setInputFiles({
    name: 'texts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('key,EN\nshell.login,Walk in\n'),
  })
  await expect(file.getByRole('insertion')).toHaveText('Walk in')
  await expectAccessible(desk, 'the differences of a file')
  await file.getByLabel(deskText('desk.reason')).fill('asked for by a test')
  await desk.keyboard.press('Enter')
  await expect(file).toHaveCount(0)
  await expect(desk.getByRole('row').filter({ hasText: 'Walk in' })).toBeVisible()
  await drawer.getByRole('button', { name: deskText('desk.texts.do.reset') }).click()
  await giveReason(desk, deskText('desk.texts.do.reset'))
  await close()
})
