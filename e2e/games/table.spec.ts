import { baccarat } from '@senluna/games/table-baccarat/rules/index.ts'
import { roulette } from '@senluna/games/table-roulette/rules/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { nextRound, stage, stepsShown } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

test('roulette: chips on a number, a split and a colour are one round, shown again after a reload', async ({
  page,
  say,
}) => {
  await becomeMember(page)
  await page.goto('/game?id=roulette&node=1&vendor=SENLUNA')
  const game = stage(page)
  const play = game.getByRole('button', { name: say('roulette.play'), exact: true })
  const button = (name: string) => game.getByRole('button', { name, exact: true })
  await expect(button('17')).toBeVisible({ timeout: 45_000 })
  // Without a bet nothing begins.
  await expect(play).toHaveAttribute('aria-disabled', 'true')
  await button('17').click()
  await button(say('roulette.spot', { numbers: say('roulette.red'), times: 2 })).click()
  await button(say('roulette.mode.split')).click()
  await button(say('roulette.spot', { numbers: '17-20', times: 18 })).click()
  await button(say('table.double')).click()
  await button(say('table.undo')).click()
  await expect(game.locator('.tb-total dd')).toHaveText(moneyText(30_000n))
  await expect(play).toHaveAttribute('aria-disabled', 'false')
  const answer = nextRound(page)
  await play.click()
  const { round, balance } = await answer
  expect([round.choice, round.stake]).toEqual(['n17.10-red.10-v17.10', '30000'])
  const [beat] = roulette.beats(round.draws, amount(30_000n), round.choice ?? '')
  expect(round.payout).toBe(String(beat!.won))
  await stepsShown(page)
  await expect(game.locator('.ig-recent li').first()).toHaveText(beat!.outcome)
  await expect(game.locator('.balance dd')).toHaveText(moneyText(BigInt(balance)))
  await page.reload()
  await expect(game.locator('.ig-recent li').first()).toHaveText(beat!.outcome, { timeout: 45_000 })
  await expect(game.locator('.tb-total dd')).toHaveText(moneyText(30_000n))
  await button(say('table.clear')).click()
  await expect(play).toHaveAttribute('aria-disabled', 'true')
  await button(say('table.repeat')).click()
  await expect(game.locator('.tb-total dd')).toHaveText(moneyText(30_000n))
  // A limit is said until the round is played.
  const said = game.locator('.tb-said')
  await button(say('table.chip', { amount: '100,000' })).click()
  for (let press = 0; press < 3; press += 1) await button('17').click()
  await expect(said).toHaveText(say('table.limited'))
  const next = nextRound(page)
  await play.click()
  await next
  await stepsShown(page)
  await expect(said).toHaveText('')
})

test('baccarat: a side and a pair by keyboard, the hands and the road as they were stored', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/game?id=baccarat&node=1&vendor=SENLUNA')
  const game = stage(page)
  const play = game.getByRole('button', { name: say('baccarat.play'), exact: true })
  const bet = (name: 'banker' | 'ppair', times: number) =>
    game.getByRole('button', { name: say('baccarat.bet', { bet: say(`baccarat.${name}`), times }), exact: true })
  await expect(play).toBeVisible({ timeout: 45_000 })
  await bet('banker', 1.95).press('Enter')
  await bet('ppair', 12).press('Enter')
  await expect(play).toHaveAttribute('aria-disabled', 'false', { timeout: 45_000 })
  const answer = nextRound(page)
  await play.press('Enter')
  const { round, balance } = await answer
  expect([round.choice, round.stake]).toEqual(['banker.10-ppair.10', '20000'])
  const [beat] = baccarat.beats(round.draws, amount(20_000n), round.choice ?? '')
  expect(round.payout).toBe(String(beat!.won))
  await stepsShown(page)
  await expect(game.locator('.ig-recent li').first()).toHaveText(beat!.outcome)
  await expect(game.locator('.bc-hand h2 b')).toHaveText(beat!.outcome.split(':'))
  await expect(game.locator('.bc-road li')).toHaveCount(1)
  await expect(game.locator('.balance dd')).toHaveText(moneyText(BigInt(balance)))
})
