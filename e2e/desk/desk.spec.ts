import { register } from '../support/account.ts'
import { deskText, giveReason, inNav, openDesk, openDeskByHand } from '../support/desk.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test('a list is worked by keyboard and kept as a view', async ({ page, say, browser, baseURL }) => {
  test.slow()
  await open(page, '/')
  const name = await register(page, say)
  const { page: desk, close } = await openDeskByHand(browser, baseURL!, 'ADMINISTRATOR')
  await inNav(desk, 'desk.members').click()
  const row = desk.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()

  // To the filters, a word, back to the rows, one of them opened and closed again.
  await desk.getByRole('heading', { name: deskText('desk.members') }).click()
  await desk.keyboard.press('/')
  await desk.keyboard.type(name.slice(0, -1))
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(`name=${name.slice(0, -1)}`))
  await expect(row).toBeVisible()
  await desk.getByRole('heading', { name: deskText('desk.members') }).click()
  await desk.keyboard.press('j')
  await expect(row).toBeFocused()
  await desk.keyboard.press('x')
  await expect(desk.getByText(deskText('desk.list.selected').replace(/.*one \{# ([^}]*)\}.*/, '1 $1'))).toBeVisible()
  await desk.keyboard.press('x')
  await desk.keyboard.press('Enter')
  const drawer = desk.getByRole('complementary', { name })
  await expect(drawer.getByText('10,000,000.00').first()).toBeVisible()
  await expect(desk).toHaveURL(/row=/)
  await desk.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(row).toBeFocused()

  // On a phone it covers all: nothing under it is reached, and closed from within it gives the
  // place back.
  await desk.keyboard.press('Enter')
  await drawer.getByRole('tab', { name: deskText('desk.member.orders') }).click()
  await expect(drawer.getByText(deskText('desk.list.empty'))).toBeVisible()
  await expectNoSidewaysScroll(desk, 'a drawer on a phone', [390])
  await expect(row).toBeHidden()
  await desk.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await desk.setViewportSize({ width: 1440, height: 900 })

  // A form begins at its first field, with what stands in it at first.
  await desk.goto('/adjustments')
  await desk.getByRole('button', { name: deskText('desk.adjust.new') }).click()
  const form = desk.getByRole('dialog')
  await expect(form.getByLabel(deskText('desk.withdrawals.member'))).toBeFocused()
  await expect(form.getByLabel(deskText('desk.adjust.x100'))).toHaveValue('100')
  await desk.goto(`/members?name=${name.slice(0, -1)}`)
  await expect(row).toBeVisible()

  // The list as it stands becomes a view; another page later it is there again.
  await desk.getByRole('button', { name: deskText('desk.list.views') }).click()
  await desk.getByRole('menuitem', { name: deskText('desk.list.view.save') }).click()
  await desk.getByLabel(deskText('desk.list.view.name')).fill('Mine')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await desk.goto('/members')
  await desk.getByRole('button', { name: deskText('desk.list.views') }).click()
  await desk.getByRole('menuitem', { name: 'Mine', exact: true }).click()
  await expect(desk).toHaveURL(new RegExp(`name=${name.slice(0, -1)}`))

  await expectAccessible(desk, 'the list of members')
  await close()
})

test('a profile is shown with a reason only, and that stands in the audit log', async ({
  page,
  say,
  browser,
  baseURL,
}) => {
  test.slow()
  await open(page, '/')
  const name = await register(page, say)
  const { page: desk, close } = await openDesk(browser, baseURL!, 'ADMINISTRATOR')
  await desk.goto(`/members?name=${name}`)
  await desk.getByRole('button', { name: deskText('desk.list.open', { id: name }) }).click()
  const drawer = desk.getByRole('complementary', { name })
  await drawer.getByRole('button', { name: deskText('desk.member.reveal') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(deskText('desk.reason')).fill('asked for by the member')
  await dialog.getByRole('button', { name: deskText('desk.member.reveal') }).click()
  await desk
    .getByRole('dialog', { name: deskText('desk.member.revealed'), exact: true })
    .getByRole('button', { name: deskText('desk.list.close') })
    .click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(desk, 'a member beside the list')
  await drawer.getByRole('link', { name: deskText('desk.member.audit') }).click()
  await expect(desk.getByRole('row').filter({ hasText: 'members.reveal' })).toContainText('asked for by the member')
  for (const path of [
    '/switches',
    '/domains',
    '/doors',
    '/notices',
    '/dashboard',
    '/deposit-channels',
    '/roles',
    '/recon-vendors',
    '/recon-chains',
    '/recon-cases',
    '/message-templates',
  ]) {
    await desk.goto(path)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(desk, path)
    await expectNoSidewaysScroll(desk, path, [390, 1440])
  }
  await close()
})

test('a switch that one asks for and another agrees to changes the site that is open', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [maker, checker] = await Promise.all([
    openDesk(browser, baseURL!, 'ADMINISTRATOR'),
    openDesk(browser, baseURL!, 'ADMINISTRATOR'),
  ])
  const winners = () =>
    page.evaluate(async () => {
      const reply = await fetch('/wps/system/status?url=localhost', { cache: 'no-store' })
      return JSON.stringify(await reply.json()).includes('"modId":"AFFILIATE_NAV","enabled":true')
    })
  await open(page, '/')
  const before = await winners()
  const turn = async () => {
    await maker.page.goto('/switches')
    await maker.page.getByRole('checkbox', { name: 'AFFILIATE_NAV' }).click()
    await maker.page.getByRole('button', { name: deskText('desk.set.ask') }).click()
    await giveReason(maker.page, deskText('desk.set.ask'), 'shown to the other one')
    await checker.page.goto('/approvals')
    await checker.page
      .getByRole('row')
      .filter({ hasText: deskText('desk.action.brand.set') })
      .first()
      .getByRole('button')
      .first()
      .click()
    const drawer = checker.page.getByRole('complementary').last()
    await expect(drawer).toContainText(deskText('desk.name.switch.AFFILIATE_NAV'))
    await drawer.getByRole('button', { name: deskText('desk.approvals.approve'), exact: true }).click()
    await giveReason(checker.page, deskText('desk.approvals.approve'), 'seen and agreed to')
  }
  await turn()
  await expect.poll(winners).toBe(!before)
  // As it was: other tests look at the same brand.
  await turn()
  await expect.poll(winners).toBe(before)
  await maker.close()
  await checker.close()
})
