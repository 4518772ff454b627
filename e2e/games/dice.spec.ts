import { verifyRound } from '@senluna/games/verifier/index.ts'
import { nextAnswer, nextRound, stage, stepsShown } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

test('a choice is made by keyboard, rolled, shown as it was stored, and proved on the public page', async ({
  page,
  say,
}) => {
  await becomeMember(page)
  await page.goto('/game?id=dice&node=1&vendor=SENLUNA')
  const game = stage(page)
  const play = game.getByRole('button', { name: say('dice.play'), exact: true })
  await expect(play).toHaveAttribute('aria-disabled', 'false', { timeout: 45_000 })
  await game.getByRole('button', { name: say('dice.over'), exact: true }).press('Enter')
  const target = game.getByLabel(say('dice.target'), { exact: true })
  await target.fill('25.5')
  await target.press('Enter')
  await expect(target).toHaveValue('25.50')
  const answer = nextRound(page)
  await play.press('Enter')
  const { round, balance } = await answer
  expect(round.choice).toBe('over-2550')
  await stepsShown(page)
  const points = (round.draws[0]! * 256 + round.draws[1]!) / 100
  await expect(game.locator('.dice-mark')).toHaveText(points.toFixed(2))
  await expect(game.locator('.balance dd')).toHaveText(moneyText(BigInt(balance)))
  // The pair is rotated in the game; then anybody with its seeds works the round out again.
  await game.getByRole('button', { name: say('game.fairness'), exact: true }).click()
  const rotated = nextAnswer<{ revealed: { serverSeed: string }[] }>(page, /\/seeds$/)
  await game.getByRole('button', { name: say('game.fairness.rotate'), exact: true }).click()
  const { revealed } = await rotated
  const checked = verifyRound({
    serverSeed: revealed[0]!.serverSeed,
    streamCode: 'dice',
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    stake: BigInt(round.stake),
    choice: round.choice,
  })
  expect(checked.draws).toEqual(round.draws)
  await page.goto(`/fairness?round=${round.id}`)
  const result = page.locator('.fair-result')
  await expect(result.getByText(say('fairness.choiceCheck'))).toBeVisible()
  await expect(result.locator('.checks .wrong')).toHaveCount(0)
  await expect(result.locator('.outcome')).toContainText(points.toFixed(2))
})
