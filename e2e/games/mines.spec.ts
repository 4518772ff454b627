import type { RunReply } from '@senluna/contract/play/house.ts'
import { mines, moveOf } from '@senluna/games/run-mines/rules/index.ts'
import { verifyRound } from '@senluna/games/verifier/index.ts'
import type { Page } from '@playwright/test'
import { nextAnswer, stage } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** What the server answers to the next call of a run; ask before pressing. */
const nextReply = (page: Page, call: RegExp) => nextAnswer<RunReply>(page, call)

test('mines from the lobby to the cash-out, with a reload in between, and proved', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/mini')
  await page
    .getByRole('link', { name: new RegExp(say('mines.name')) })
    .first()
    .click()
  const game = stage(page)
  const begin = game.getByRole('button', { name: say('run.begin'), exact: true })
  await expect(begin).toHaveAttribute('aria-disabled', 'false', { timeout: 45_000 })
  await game.getByLabel(say('mines.mines'), { exact: true }).locator('select').selectOption('1')
  // A mine among 25: a leaf is opened before the reload, another after it, unless it is met.
  // Where it lies under the first leaf already, the next run is begun.
  const any = game.getByRole('button', { name: say('mines.any'), exact: true })
  const openFirst = async () => {
    await expect(begin).toHaveAttribute('aria-disabled', 'false')
    const opening = nextReply(page, /\/runs$/)
    await begin.click()
    expect((await opening).run?.opening).toBe('1')
    const first = nextReply(page, /\/moves$/)
    await any.click()
    return first
  }
  let { run: stands, round } = await openFirst()
  while (!stands) ({ run: stands, round } = await openFirst())
  await expect(game.locator('.mines-grid [data-state="flower"]')).toHaveCount(1)
  await page.reload()
  await expect(game.locator('.mines-grid [data-state="flower"]')).toHaveCount(1, { timeout: 45_000 })
  const closed = [...'abcdefghijklmnopqrstuvwxy'].find((move) => !stands?.moves.includes(move)) ?? 'a'
  const second = nextReply(page, /\/moves$/)
  await game
    .locator('.mines-grid button')
    .nth(closed.charCodeAt(0) - 97)
    .press('Enter')
  ;({ run: stands, round } = await second)
  let balance: string | undefined
  if (stands) {
    await expect(game.locator('.mines-grid [data-state="flower"]')).toHaveCount(2)
    const paid = nextReply(page, /\/cash-out$/)
    await game.getByRole('button', { name: say('run.cashOut') }).click()
    ;({ round, balance } = await paid)
    expect(round?.payout).toBe(((BigInt(round!.stake) * 10_760n) / 10_000n).toString())
  }
  await expect(game.locator('.mines-grid [data-state="closed"]')).toHaveCount(0)
  if (balance !== undefined) await expect(game.locator('.balance-now')).toHaveText(moneyText(BigInt(balance)))
  // The pair is rotated in the game; then anybody with its seeds works the round out again.
  await game.getByRole('button', { name: say('game.fairness'), exact: true }).click()
  const rotated = nextAnswer<{ revealed: { serverSeed: string }[] }>(page, /\/seeds$/)
  await game.getByRole('button', { name: say('game.fairness.rotate'), exact: true }).click()
  const { revealed } = await rotated
  const checked = verifyRound({
    serverSeed: revealed[0]!.serverSeed,
    streamCode: mines.streamCode,
    clientSeed: round!.clientSeed,
    nonce: round!.nonce,
    stake: BigInt(round!.stake),
    choice: round!.choice,
  })
  expect([checked.draws, checked.payout.toString()]).toEqual([round!.draws, round!.payout])
  expect(round!.choice).toContain(moveOf(closed.charCodeAt(0) - 97))
  await page.goto(`/fairness?round=${round!.id}`)
  await expect(page.locator('.fair-result').getByText(say('fairness.choiceCheck'))).toBeVisible()
  await expect(page.locator('.fair-result .checks .wrong')).toHaveCount(0)
})
