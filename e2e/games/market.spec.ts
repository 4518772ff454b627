import { words } from '@senluna/games/slots-cho-noi/words/index.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import { becomeMember } from '../support/member.ts'
import { balanceIn, readyToSpin, spin, stage } from '../support/game.ts'
import { moneyText } from '../support/money.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each opens the game at least once.
test.describe.configure({ timeout: 120_000 })

const GAME = '/game?id=cho-noi&node=1&vendor=SENLUNA'

test('the floating market is opened from the page of slots, plays, and shows a round again', async ({ page, say }) => {
  await becomeMember(page)
  await open(page, '/rng')
  await expect(page.getByRole('link', { name: /Chợ Nổi/ }).first()).toBeVisible()
  await page.goto(GAME)
  await readyToSpin(page, say)
  await expect(stage(page).getByRole('heading', { name: 'Chợ Nổi' })).toBeVisible()
  const { balance } = await spin(page, say)
  await expect(balanceIn(page)).toHaveText(moneyText(BigInt(balance)))
  const board = stage(page).getByRole('table', { name: say('game.grid') })
  await expect(board.getByRole('row')).toHaveCount(6)
  await expect(board.getByRole('cell')).toHaveCount(30)
})

test('its rules say return, what it was measured over, volatility and the chance of the most', async ({
  page,
  say,
  language,
}) => {
  await becomeMember(page)
  await page.goto(GAME)
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('button', { name: say('game.rules'), exact: true })
    .click()
  const sheet = stage(page).getByRole('dialog', { name: say('game.rules') })
  const own = language === 'EN' ? words.EN : words.VI
  for (const message of [
    say('game.rules.rtp'),
    own['choNoi.rules.measured'],
    say('game.rules.volatility'),
    own['choNoi.rules.chance'],
  ]) {
    const [beginning = ''] = message.split('{')
    await expect(sheet.getByText(beginning).first()).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('a round of it is worked out again on the page of fairness, each grid with its symbols', async ({ page, say }) => {
  const serverSeed = '0123456789abcdef'.repeat(4)
  const round = verifyRound({ serverSeed, streamCode: 'tumble6x5', clientSeed: 'my-seed', nonce: 3, stake: 1_000n })
  expect(round.game).toBe('cho-noi')
  const grids = round.kind === 'slot' ? round.spins.reduce((sum, { boards }) => sum + boards.length, 0) : 0
  await open(page, '/fairness')
  await page.getByLabel(say('fairness.game'), { exact: true }).selectOption('tumble6x5')
  await page.getByLabel(say('fairness.serverSeed')).fill(serverSeed)
  await page.getByLabel(say('fairness.clientSeed')).fill('my-seed')
  await page.getByLabel(say('fairness.nonce')).fill('3')
  await page.getByRole('button', { name: say('fairness.check') }).click()
  await expect(page.locator('.window')).toHaveCount(grids)
  await expect(page.locator('.window').first().getByRole('img')).toHaveCount(30)
})
