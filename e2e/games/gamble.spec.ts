import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import type { Page } from '@playwright/test'
import { becomeMember } from '../support/member.ts'
import { balanceIn, nextAnswer, readyToSpin, spin, stage } from '../support/game.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each spins until something was won.
test.describe.configure({ timeout: 240_000 })

/** Opens the game and spins until a win may be risked. */
async function won(page: Page, say: Words, game = 'sen-vang') {
  await becomeMember(page)
  await page.goto(`/game?id=${game}&node=1&vendor=SENLUNA`)
  for (;;) {
    await readyToSpin(page, say)
    const { round, gamble } = await spin(page, say)
    if (gamble) return { round, gamble }
  }
}

/** Presses a choice and waits for what the card brought. */
async function risk(page: Page, name: string): Promise<GambleReply> {
  const answered = nextAnswer<GambleReply>(page, /\/gamble/)
  await stage(page).getByRole('dialog').getByRole('button', { name }).click()
  return answered
}

test('a win is risked by keyboard; the balance follows the card, and what stands is kept', async ({ page, say }) => {
  const { round, gamble } = await won(page, say)
  expect(gamble).toMatchObject({ of: round.id, steps: 0, left: 5, standing: round.payout })
  const opener = stage(page).getByRole('button', { name: say('game.gamble') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = stage(page).getByRole('dialog', { name: say('game.gamble') })
  await expect(sheet.getByRole('button', { name: say('game.gamble.red') })).toBeEnabled()
  const { round: step, gamble: next, balance } = await risk(page, say('game.gamble.red'))
  const isWon = step.payout !== '0'
  await expect(sheet.getByRole('status')).toContainText(moneyText(BigInt(isWon ? step.payout : step.stake)))
  if (isWon) await expect(sheet.getByText(moneyText(BigInt(next!.standing)), { exact: true })).toBeVisible()
  else await expect(sheet.getByRole('button', { name: say('game.gamble.red') })).toHaveCount(0)
  await sheet.locator('button.gold').click()
  await expect(sheet).toHaveCount(0)
  await expect(balanceIn(page)).toHaveText(moneyText(BigInt(balance)))
  await readyToSpin(page, say)
})

test('who reloads finds the win again and may go on with it', async ({ page, say }) => {
  const { gamble } = await won(page, say, 'mat-rung')
  await page.reload()
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('button', { name: say('game.gamble') })
    .click()
  const reply = await risk(page, say('game.gamble.black'))
  expect(reply.round.stake).toBe(gamble.standing)
})
