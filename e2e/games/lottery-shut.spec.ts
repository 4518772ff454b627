import { ask } from '../support/database.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, open, settled, test } from '../support/test.ts'

test.use({ language: 'EN', contextOptions: { reducedMotion: 'reduce' } })

/** Games of their own: nobody else plays them. */
const HALL = 'PK10_5M'
const VIETNAMESE = 'VN_C_KT'
const RESTING = 'PK10_3M'

const set = (change: string, ...codes: readonly string[]) =>
  ask(`update catalog.game set ${change} where merchant_id = 'senluna' and game_id = any ($1)`, [codes])
const openEverywhere = () => set(`region_kind = 'ALL', regions = '{}'`, HALL, VIETNAMESE)

test('a game that is shut where the player is, rests or is none says so on its own page, and what can be played instead', async ({
  page,
  say,
}) => {
  test.slow()
  // Nobody knows the country of an address at home: what is for some countries only is shut there.
  await set(`region_kind = 'ONLY', regions = '{VN}'`, HALL, VIETNAMESE)
  // Every process keeps it for five seconds.
  await new Promise((resolve) => setTimeout(resolve, 6_500))
  const main = page.getByRole('main')
  const others = page.getByRole('navigation', { name: say('lottery.play.shut.others') })
  for (const path of [`/lottery?gameCode=${HALL}`, `/vnlottery?gameCode=${VIETNAMESE}`]) {
    await open(page, path)
    await expect(main.getByText(say('refusal.GAME_REGION'))).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText(say('lottery.play.shut.tickets'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('shell.retry') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: say('lottery.play.place') })).toHaveCount(0)
    await expectAccessible(page, `shut: ${path}`)
    await expectNoSidewaysScroll(page, `shut: ${path}`)
  }
  await openEverywhere()
  await others.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(others).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: say('lottery.play.slip') })).toBeVisible()

  for (const path of ['/lottery?gameCode=NONE', '/vnlottery?gameCode=NONE']) {
    await open(page, path)
    await expect(main.getByRole('heading', { level: 1, name: say('lottery.play.shut.unknownTitle') })).toBeVisible()
    await main.getByRole('link', { name: say('lottery.play.shut.all') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('lottery.hall.title') })).toBeVisible()
  }
})

test('a lottery that is not offered is not listed, and says its own reason on its own page', async ({ page, say }) => {
  await open(page, '/lottery/sea')
  await expect(page.locator('.sea-game').first()).toBeVisible()
  for (const code of ['LAO', 'HANOI_TH', 'SG_4D', 'SG_TOTO'] as const)
    await expect(page.getByText(say(`lottery.shut.${code}`))).toHaveCount(0)
  await expectAccessible(page, 'lotteries of South East Asia')
  await expectNoSidewaysScroll(page, 'lotteries of South East Asia')
  await open(page, '/lottery/sea?gameCode=LAO')
  await expect(page.getByRole('main').getByText(say('lottery.shut.LAO'))).toBeVisible()
  // Nobody could bet on it: no ticket waits for its draw.
  await expect(page.getByText(say('lottery.play.shut.tickets'))).toHaveCount(0)
})

test('the page of a game under maintenance opens by itself once it is over', async ({ page, say }) => {
  test.slow()
  await set('maintenance = true', RESTING)
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  await open(page, `/lottery?gameCode=${RESTING}`)
  await expect(page.getByText(say('lottery.hall.closed'))).toBeVisible()
  await expect(page.getByText(say('lottery.play.shut.opens'))).toBeVisible()
  await set('maintenance = false', RESTING)
  await expect(page.getByRole('complementary', { name: say('lottery.play.slip') })).toBeVisible({ timeout: 60_000 })
})

test('by keyboard: what is taken off a ticket hands the focus to its neighbour, and an emptied ticket to the board', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/vnlottery?gameCode=VN_N')
  await settled(page)
  const grid = page.locator('.lot-grid').first()
  for (const number of ['03', '04', '05']) await grid.getByRole('button', { name: number, exact: true }).click()
  const slip = page.getByRole('complementary', { name: say('lottery.play.slip') })
  const drop = (number: string) => slip.getByRole('button', { name: say('lottery.play.drop', { number }) })
  await drop('04').focus()
  await page.keyboard.press('Enter')
  await expect(drop('05')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drop('03')).toBeFocused()
  await slip.getByRole('button', { name: say('lottery.play.clear') }).focus()
  await page.keyboard.press('Enter')
  await expect(grid.locator('button:focus')).toHaveCount(1)
})

test('on a phone: what a long ticket comes to and its button stay in sight', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/vnlottery?gameCode=VN_FAST_S_300')
  await settled(page)
  const grid = page.locator('.lot-grid').first()
  for (const number of ['03', '04', '05', '13', '14', '15', '23', '24'])
    await grid.getByRole('button', { name: number, exact: true }).click()
  await page.getByRole('button', { name: say('lottery.play.seeSlip') }).click()
  const sheet = page.getByRole('dialog', { name: say('lottery.play.slip') })
  await expect(sheet.getByRole('button', { name: say('lottery.play.loginToPlace') })).toBeInViewport({ ratio: 1 })
  await expect(sheet.locator('.big')).toBeInViewport({ ratio: 1 })
  // The last bet comes up above them.
  const last = sheet.getByRole('textbox', { name: say('lottery.play.pointsOf', { number: '24' }) })
  await last.scrollIntoViewIfNeeded()
  await last.fill('1.5')
  await sheet.getByRole('button', { name: say('lottery.play.loginToPlace') }).click()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'a long ticket on a phone')
})

test('on a phone: a chase is there again when its sheet is opened again', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/vnlottery?gameCode=VN_FAST_S_300')
  await settled(page)
  await page.locator('.lot-grid button').nth(3).click()
  const see = page.getByRole('button', { name: say('lottery.play.seeSlip') })
  await see.click()
  const chase = page.getByRole('checkbox', { name: say('lottery.play.chase'), exact: true })
  const draws = page.getByRole('textbox', { name: say('lottery.play.chase.draws') })
  await chase.check()
  await draws.fill('7')
  await page.keyboard.press('Escape')
  await expect(see).toBeFocused()
  await see.click()
  await expect(chase).toBeChecked()
  await expect(draws).toHaveValue('7')
})
