import type { Page } from '@playwright/test'
import type { TextKey } from '@senluna/text/index.ts'
import { avatar, PASSWORD, register, signOut, tryLogin } from '../support/account.ts'
import { chooseInMenu } from '../support/keys.ts'
import { expectAccessible, expectColours, expectNoSidewaysScroll } from '../support/look.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const center = (page: Page, say: Words) => page.getByRole('dialog', { name: say('mc.title') })
const list = (page: Page, say: Words) => page.getByRole('navigation', { name: say('mc.menu') })
const title = (page: Page, say: Words, name: string) =>
  center(page, say).getByRole('heading', { level: 2, name, exact: true })

/** The names of the pages in the list, as they are read. */
const names = async (page: Page, say: Words) =>
  list(page, say)
    .getByRole('button')
    .evaluateAll((all) => all.map((entry) => entry.querySelector('span')?.textContent ?? ''))

/** An entry of the list; what waits behind it is read with its name. */
const entry = (page: Page, say: Words, name: string) =>
  list(page, say)
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) })

const nameOf = (say: Words, page: string) => say(`mc.page.${page}` as TextKey)

test('the member center: every page by keyboard, its address, its way back, and what guests and free play see', async ({
  page,
  say,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  // A guest is asked to log in; after that the page that was asked for stands there.
  await open(page, '/rng?mc=personalProfit')
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  const name = await register(page, say)
  await signOut(page, say, name)
  await open(page, '/rng?mc=personalProfit')
  await tryLogin(page, say, name, PASSWORD)
  await expect(title(page, say, nameOf(say, 'personalProfit'))).toBeVisible({ timeout: 30_000 })
  expect(new URL(page.url()).pathname).toBe('/rng')
  await page.keyboard.press('Escape')
  await expect(center(page, say)).toHaveCount(0)
  await expect(page).toHaveURL('/rng')

  // From the account menu, by keyboard.
  await avatar(page, say, name).focus()
  await page.keyboard.press('Enter')
  await chooseInMenu(page, page.getByRole('menuitem', { name: say('mc.title') }))
  await expect(title(page, say, nameOf(say, 'securityCenter'))).toBeFocused()
  const pages = await names(page, say)
  expect(pages.length).toBeGreaterThanOrEqual(10)
  const IN_BOTH = ['personalHistoryCopy', 'personalProfit', 'referral'].map((word) => nameOf(say, word))
  for (const name of pages) {
    await (name === pages[0] ? entry(page, say, name) : list(page, say).locator('[aria-current]')).focus()
    if (name !== pages[0]) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(title(page, say, name)).toBeFocused()
    await settled(page)
    await expectAccessible(page, `member center, ${name}`)
    if (IN_BOTH.includes(name)) await expectColours(page, `member center, ${name}`, 'light')
  }

  // A reload keeps the page, going back closes the center, a page that isn't leads to the first.
  await open(page, '/rng')
  await page.goto('/rng?mc=transactionHistory&mc.status=DONE&mc.group=nonsense')
  await center(page, say)
    .getByRole('button', { name: say('records.days30') })
    .click()
  await expect(page).toHaveURL(/mc\.from=/)
  await page.reload()
  await expect(center(page, say).getByLabel(say('records.status'))).toHaveValue('DONE')
  await expect(center(page, say).getByLabel(say('records.group'))).toHaveValue('')
  await expect(center(page, say).getByRole('button', { name: say('records.days30') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(title(page, say, nameOf(say, 'transactionHistory'))).toBeVisible()
  await expect(page.getByRole('cell', { name: /10,000,000\.00/ }).first()).toBeVisible()
  await center(page, say)
    .getByRole('button', { name: say('records.export') })
    .click()
  await expect(center(page, say).getByText(say('records.export.waiting'))).toBeVisible()
  await page.goBack()
  await expect(center(page, say)).toHaveCount(0)
  // A step inside a page has a way back of its own, and closing goes over all of them at once.
  await open(page, '/rng?mc=withdraw')
  await center(page, say)
    .getByRole('tab', { name: say('withdraw.tab.orders') })
    .click()
  await expect(page).toHaveURL(/mc\.tab=orders/)
  await page.goBack()
  await expect(page).toHaveURL('/rng?mc=withdraw')
  await open(page, '/rng?mc=securityCenter')
  await center(page, say)
    .getByRole('button', { name: say('sec.profile.edit') })
    .click()
  const profile = page.getByRole('dialog', { name: say('sec.profile.edit') })
  // A day of birth has three boxes; too young shows before it is sent.
  const born = profile.getByRole('group', { name: say('field.birthday') })
  await born.getByLabel(say('calendar.day'), { exact: true }).fill('1')
  await born.getByLabel(say('calendar.month'), { exact: true }).fill('2')
  await born.getByLabel(say('calendar.year'), { exact: true }).fill('2020')
  await page.keyboard.press('Tab')
  await expect(born.getByRole('alert')).toBeVisible()
  await page.goBack()
  await expect(profile).toHaveCount(0)
  await expect(title(page, say, nameOf(say, 'securityCenter'))).toBeVisible()
  await page.goForward()
  await expect(profile).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(profile).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/rng')
  await open(page, '/?mc=nonsense')
  await expect(title(page, say, nameOf(say, 'securityCenter'))).toBeVisible()
  // A window of a page stands above it, and Escape closes one after the other.
  await center(page, say)
    .getByRole('button', { name: new RegExp(`${say('sec.do.change')}.*${say('sec.row.password')}`) })
    .click()
  await expect(page.getByRole('dialog', { name: say('shell.changePassword') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title(page, say, nameOf(say, 'securityCenter'))).toBeVisible()
})

test('on a phone the list stands alone; each page fills the screen and goes back to it', async ({ page, say }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  await register(page, say)
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('navigation', { name: say('shell.mainNav') })
    .getByRole('button', { name: say('shell.account') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('mc.title') })
    .click()
  await expect(list(page, say)).toBeVisible()
  await expectAccessible(page, 'the list of the member center on a phone')
  const pages = await names(page, say)
  for (const name of pages) {
    await entry(page, say, name).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, say, name)).toBeFocused()
    await settled(page)
    await expect(list(page, say)).toHaveCount(0)
    const body = page.locator('.mc-body')
    const over = () => body.evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.soft.poll(over, { message: `${name} on a phone` }).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: say('mc.back') }).click()
    await expect(list(page, say)).toBeVisible()
  }
  await expectNoSidewaysScroll(page, 'the list of the member center', [320, 390])
  await page.goBack()
  await expect(center(page, say)).toHaveCount(0)
})

test('without a network the center says so, nothing moves money, and a page that did not come opens by itself later', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await becomeMember(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/?mc=transferFund')
  const here = center(page, say)
  const recall = here.getByRole('button', { name: say('transfer.recall') })
  await expect(recall).toBeEnabled({ timeout: 30_000 })
  await page.context().setOffline(true)
  const bar = here.locator('.offline')
  await expect(bar).toBeVisible()
  await expect(recall).toBeDisabled()
  await here.getByRole('button', { name: say('mc.back') }).click()
  await expect(bar).toBeVisible()
  await entry(page, say, nameOf(say, 'personalProfit')).click()
  await expect(here.getByRole('alert')).toContainText(say('shell.network'))
  await page.context().setOffline(false)
  await expect(title(page, say, nameOf(say, 'personalProfit'))).toBeVisible({ timeout: 30_000 })
  await expect(here.getByText(say('profit.how'))).toBeVisible({ timeout: 30_000 })
  await expect(here.getByRole('alert')).toHaveCount(0)
  await expect(bar).toHaveCount(0)
})

test('free play is told on every page that it needs a real account', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.tryFree'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/game\?/, { timeout: 30_000 })
  await open(page, '/?mc=securityCenter')
  for (const name of await names(page, say)) {
    await entry(page, say, name).click()
    await expect(center(page, say).getByText(say('in_need_true_account'))).toBeVisible()
  }
})
