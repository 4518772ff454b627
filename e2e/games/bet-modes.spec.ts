import { becomeMember } from '../support/member.ts'
import { balanceIn, nextRound, readyToSpin, shownToItsEnd, spin, stage } from '../support/game.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each opens the game at least once.
test.describe.configure({ timeout: 150_000 })

const GAME = '/game?id=roi-nuoc&node=1&vendor=SENLUNA'

test('the water puppets play in their plain mode, and for more with more free spins', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto(GAME)
  await readyToSpin(page, say)
  await expect(stage(page).getByRole('heading', { name: 'Rối Nước' })).toBeVisible()
  const plain = await spin(page, say)
  expect(plain.round.choice).toBe('base')
  const board = stage(page).getByRole('table', { name: say('game.grid') })
  await expect(board.getByRole('cell')).toHaveCount(20)
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('switch', { name: say('game.modes.ante') })
    .click()
  const more = await spin(page, say)
  expect(more.round.choice).toBe('ante')
  expect(BigInt(more.round.stake)).toBe((BigInt(plain.round.stake) * 120n) / 100n)
  await expect(balanceIn(page)).toHaveText(moneyText(BigInt(more.balance)))
})

test('a harvest is bought, keeps its baskets, and pays what it says', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/game?id=mua-vang&node=1&vendor=SENLUNA')
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('button', { name: say('game.modes.buy') })
    .click()
  const played = nextRound(page)
  await stage(page)
    .getByRole('dialog', { name: say('game.modes.buy') })
    .getByRole('button', { name: say('game.modes.buy.go').split('{')[0]! })
    .click()
  const { round, balance } = await played
  expect(round.choice).toBe('buy')
  expect(round.steps).toBeGreaterThan(3)
  await shownToItsEnd(page, say)
  await readyToSpin(page, say)
  await expect(balanceIn(page)).toHaveText(moneyText(BigInt(balance)))
})

test('free spins are bought after a second press, and go on where they were after a reload', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto(GAME)
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('button', { name: say('game.modes.buy') })
    .click()
  const sheet = stage(page).getByRole('dialog', { name: say('game.modes.buy') })
  const played = nextRound(page)
  await sheet.getByRole('button', { name: say('game.modes.buy.go').split('{')[0]! }).click()
  const { round, balance } = await played
  expect(round.choice).toBe('buy')
  expect(round.steps).toBeGreaterThan(10)
  await expect(stage(page).locator('main[data-step="2"]')).toBeAttached({ timeout: 60_000 })
  await page.reload()
  await shownToItsEnd(page, say)
  await readyToSpin(page, say)
  await expect(balanceIn(page)).toHaveText(moneyText(BigInt(balance)))
  // What was played before the reload was bought; what comes next is the plain spin again.
  expect((await spin(page, say)).round.choice).toBe('base')
})

test('a full jar is bought, its free spins are shown, and it pays what it says', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/game?id=mat-rung&node=1&vendor=SENLUNA')
  await readyToSpin(page, say)
  await expect(
    stage(page)
      .getByRole('table', { name: say('game.grid') })
      .getByRole('cell'),
  ).toHaveCount(36)
  await expect(stage(page).getByRole('meter')).toHaveAttribute('value', '0')
  await stage(page)
    .getByRole('button', { name: say('game.modes.buy') })
    .click()
  const played = nextRound(page)
  await stage(page)
    .getByRole('dialog', { name: say('game.modes.buy') })
    .getByRole('button', { name: say('game.modes.buy.go').split('{')[0]! })
    .click()
  const { round, balance } = await played
  expect(round.choice).toBe('buy')
  expect(round.steps).toBe(11)
  await shownToItsEnd(page, say)
  await readyToSpin(page, say)
  await expect(balanceIn(page)).toHaveText(moneyText(BigInt(balance)))
})
