import type { RunReply } from '@senluna/contract/play/house.ts'
import type { Page } from '@playwright/test'
import { nextAnswer, stage } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** What the server answers to the next call of a run; ask before pressing. */
const nextReply = (page: Page, call: RegExp) => nextAnswer<RunReply>(page, call)

test('two hands dealt, one doubled, found again after a reload and stood', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/table')
  await page
    .getByRole('link', { name: new RegExp(say('blackjack.name')) })
    .first()
    .click()
  const game = stage(page)
  const begin = game.getByRole('button', { name: say('run.begin'), exact: true })
  await expect(begin).toHaveAttribute('aria-disabled', 'false', { timeout: 45_000 })
  await game.getByLabel(say('blackjack.hands'), { exact: true }).selectOption('2')
  const press = async (label: string): Promise<RunReply> => {
    const reply = nextReply(page, /\/moves$/)
    await game.getByRole('button', { name: new RegExp(`^${label}`) }).click()
    return reply
  }
  // Until a hand waits that may be doubled: naturals and the dealer's end a round at once.
  let reply: RunReply
  for (;;) {
    await expect(begin).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 })
    const dealing = nextReply(page, /\/runs$/)
    await begin.click()
    reply = await dealing
    if (reply.run && reply.run.shown[2]! % 13 === 0) reply = await press(say('blackjack.move.n'))
    if (reply.run) break
  }
  const { stake, unit } = reply.run
  expect(BigInt(stake)).toBe(2n * BigInt(unit))
  reply = await press(say('blackjack.move.d'))
  if (reply.run) {
    expect(BigInt(reply.run.stake)).toBe(3n * BigInt(unit))
    await page.reload()
    await expect(game.locator('.bj-hands li')).toHaveCount(2, { timeout: 45_000 })
    // Who comes back goes on by keyboard where the round stands.
    await expect.poll(() => game.locator('html').evaluate(focusedMove)).toBe('h')
    while (reply.run) reply = await press(say('blackjack.move.s'))
  }
  expect(BigInt(reply.round!.stake)).toBe(3n * BigInt(unit))
  await expect(game.locator('.balance-now')).toHaveText(moneyText(BigInt(reply.balance)))
  await expect(game.locator('.bj .pc.back')).toHaveCount(0)
})

/** Runs in the frame: the move whose button has the focus. */
const focusedMove = (page: Element) => page.ownerDocument.activeElement?.getAttribute('data-move')
