import type { Locator, Page } from '@playwright/test'
import { avatar, PASSWORD, register, signOut, tryLogin } from './support/account.ts'
import { press, tabTo } from './support/keys.ts'
import { expectAccessible, expectColours, expectNoSidewaysScroll } from './support/look.ts'
import { moneyText } from './support/money.ts'
import { expect, open, settled, test } from './support/test.ts'
import type { Words } from './support/words.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

const PATH = '/vnlottery?gameCode=VN_FAST_N_45'
/** A draw every 45 seconds, and what it takes to be drawn and settled. */
const DRAWN = { timeout: 120_000 }

test('a guest tries the lottery with play money, on the page they are on', async ({ page, say }) => {
  await open(page, '/vnlottery')
  await page.getByRole('button', { name: say('lottery.play.tryFree') }).click()
  await expect(page.getByText(say('trial.started'))).toBeVisible()
  await expect(page).toHaveURL(/\/vnlottery$/)
  await expect(page.getByRole('button', { name: say('lottery.play.tryFree') })).toHaveCount(0)
  const slip = page.getByRole('complementary', { name: say('lottery.play.slip') })
  await numberOf(page, '39').click()
  await place(slip, say)
  await expect(page.getByRole('dialog', { name: say('lottery.play.receipt') })).toBeVisible()
})

test('a newcomer bets on the board and in shorthand, sees the draw come, and verifies it in the page', async ({
  page,
  say,
}) => {
  test.setTimeout(200_000)
  await open(page, '/')
  const name = await register(page, say)
  await signOut(page, say, name)
  await open(page, PATH)
  const slip = page.getByRole('complementary', { name: say('lottery.play.slip') })

  // Nobody in particular picks freely; placing asks who it is, and what was picked is still there afterwards.
  await numberOf(page, '39').click()
  await slip.getByRole('button', { name: say('lottery.play.loginToPlace') }).click()
  await tryLogin(page, say, name, PASSWORD)
  await expect(avatar(page, say, name)).toBeVisible({ timeout: 30_000 })
  await expect(cellOf(page, '39')).toHaveAttribute('aria-selected', 'true')

  // A fault in the shorthand is said where it stands; nothing of it can be bet.
  await page.getByRole('button', { name: say('lottery.play.mode.entry') }).click()
  const entry = page.getByLabel(say('lottery.play.entry'))
  await entry.fill('68x2 7x5')
  await expect(page.getByText(say('lottery.entry.WIDTH'))).toBeVisible()
  await expect(page.locator('.entry button[type="submit"]')).toBeDisabled()
  await entry.fill('68x2 đề 04x1')
  await page.locator('.entry button[type="submit"]').click()
  await expect(slip.getByText(moneyText(27_000n + 54_000n + 1_000n), { exact: true })).toBeVisible()

  await expectAccessible(page, PATH)
  await expectColours(page, PATH, 'light')

  await place(slip, say)
  const receipt = page.getByRole('dialog', { name: say('lottery.play.receipt') })
  await expect(receipt.getByText(moneyText(82_000n), { exact: true })).toBeVisible()
  await expect(receipt.getByText(say('lottery.play.rules')).first()).toBeVisible()
  await expectAccessible(page, 'a receipt')
  await receipt.getByRole('button', { name: say('shell.close') }).click()

  const recent = page.locator('.mine')
  await expect(recent.getByText(say('lottery.play.state.ACCEPTED')).first()).toBeVisible()
  const settledWord = new RegExp(`^(${say('lottery.play.state.WON')}|${say('lottery.play.state.LOST')})$`)
  await expect(recent.getByText(settledWord)).toHaveCount(2 + 1, DRAWN)
  await expect(page.getByRole('rowheader', { name: say('lottery.prize.db') })).toBeVisible()

  await recent.getByRole('button').first().click()
  await receipt
    .getByRole('button', { name: say('lottery.play.ev.title') })
    .first()
    .click()
  const evidence = page.getByRole('dialog', { name: say('lottery.play.ev.title') })
  await evidence.getByRole('button', { name: say('lottery.play.ev.verify') }).click()
  await expect(evidence.getByText(say('lottery.play.ev.good'))).toBeVisible({ timeout: 30_000 })
  await expect(evidence.getByText(say('lottery.play.check.result'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectNoSidewaysScroll(page, PATH, [320, 390, 768, 1100, 1440])
})

test('by keyboard alone: numbers typed and picked, a chase of two draws placed', async ({ page, say }) => {
  test.setTimeout(180_000)
  await open(page, '/')
  await register(page, say)
  await open(page, '/vnlottery?gameCode=VN_FAST_N_300')
  await settled(page)
  // A board that is locked takes nothing: this draw's lock is waited out.
  await expect(page.locator('.lot-grid:not([aria-disabled])')).toBeVisible({ timeout: 30_000 })
  await tabTo(page, numberOf(page, '00'))
  await page.keyboard.type('39')
  await expect(numberOf(page, '39')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(numberOf(page, '48')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cellOf(page, '48')).toHaveAttribute('aria-selected', 'true')
  const slip = page.getByRole('complementary', { name: say('lottery.play.slip') })
  await press(page, slip.getByRole('checkbox', { name: say('lottery.play.chase') }), 'Space')
  const draws = slip.getByRole('textbox', { name: say('lottery.play.chase.draws') })
  await tabTo(page, draws)
  await page.keyboard.type('2')
  await expect(slip.locator('.big')).toContainText(moneyText(108_000n))
  await expect(slip.getByRole('button', { name: say('lottery.play.place') })).toBeEnabled({ timeout: 30_000 })
  await press(page, slip.getByRole('button', { name: say('lottery.play.place') }))
  const receipt = page.getByRole('dialog', { name: say('lottery.play.receipt') })
  await expect(receipt.getByText(moneyText(108_000n), { exact: true })).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
})

test('points that are no whole number stay as they were typed and are said; nothing is placed by them', async ({
  page,
  say,
}) => {
  await open(page, '/')
  await register(page, say)
  await open(page, '/vnlottery?gameCode=VN_FAST_N_300')
  await settled(page)
  const slip = page.getByRole('complementary', { name: say('lottery.play.slip') })
  await numberOf(page, '39').click()
  const points = slip.getByRole('textbox', { name: say('lottery.play.pointsOf', { number: '39' }) })
  const why = slip.getByText(say('lottery.play.whole', { least: '1', most: '99999' }))
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/lgw/orders') && sent.push(request.method())))
  for (const typed of ['1.5', '-5', '', '0', 'abc', '1,000', '100000']) {
    await points.fill(typed)
    await expect(points).toHaveValue(typed)
    await expect(points).toHaveAttribute('aria-invalid', 'true')
    await expect(points).toHaveAccessibleDescription(say('lottery.play.whole', { least: '1', most: '99999' }))
    await expect(slip.locator('.big b')).toHaveText('—')
  }
  await expectAccessible(page, 'a ticket with points that are none')
  // The button leads to the field instead of betting something that nobody wrote.
  await slip.getByRole('button', { name: say('lottery.play.place') }).click()
  await expect(points).toBeFocused()
  expect(sent.filter((method) => method === 'POST')).toEqual([])
  await points.fill('15')
  await expect(why).toHaveCount(0)
  await expect(points).not.toHaveAttribute('aria-invalid')
  await expect(slip.locator('.big')).toContainText(moneyText(405_000n))

  // A chase is written in the same fields.
  await slip.getByRole('checkbox', { name: say('lottery.play.chase') }).check()
  const draws = slip.getByRole('textbox', { name: say('lottery.play.chase.draws') })
  await draws.fill('2.5')
  await expect(draws).toHaveAttribute('aria-invalid', 'true')
  await slip.getByRole('button', { name: say('lottery.play.place') }).click()
  await expect(draws).toBeFocused()
  expect(sent.filter((method) => method === 'POST')).toEqual([])
})

const numberOf = (page: Page, number: string) =>
  page.getByRole('grid').getByRole('button', { name: number, exact: true })

const cellOf = (page: Page, number: string) => page.getByRole('gridcell', { name: number, exact: true })

/** Places the ticket, in the next draw should this one close at that very moment. */
async function place(slip: Locator, say: Words) {
  const button = slip.getByRole('button', { name: say('lottery.play.place') })
  const late = slip.getByText(say('refusal.LOT_E_CLOSED'))
  // Whoever presses as the draw is closing is told so, and presses again for the next.
  await expect(async () => {
    await expect(button).toBeEnabled({ timeout: 30_000 })
    await button.click()
    await expect(
      slip
        .page()
        .getByRole('dialog', { name: say('lottery.play.receipt') })
        .or(late),
    ).toBeVisible()
    await expect(late).toBeHidden({ timeout: 100 })
  }).toPass({ timeout: 60_000 })
}
