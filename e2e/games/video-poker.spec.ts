import type { RunReply } from '@senluna/contract/play/house.ts'
import { moveOf } from '@senluna/games/run-video-poker/rules/index.ts'
import type { Page } from '@playwright/test'
import { nextAnswer, stage } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { moneyText } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** What the server answers to the next call of a run; ask before pressing. */
const nextReply = (page: Page, call: RegExp) => nextAnswer<RunReply>(page, call)

test('a hand dealt, found again after a reload, two cards held and the rest drawn', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/table')
  await page
    .getByRole('link', { name: new RegExp(say('videoPoker.name')) })
    .first()
    .click()
  const game = stage(page)
  const begin = game.getByRole('button', { name: say('run.begin'), exact: true })
  await expect(begin).toHaveAttribute('aria-disabled', 'false', { timeout: 45_000 })
  const dealing = nextReply(page, /\/runs$/)
  await begin.click()
  const { run } = await dealing
  expect(run?.shown).toHaveLength(5)
  await expect(game.locator('.vp-cards .pc:not(.back)')).toHaveCount(5)
  await page.reload()
  await expect(game.locator('.vp-cards .pc:not(.back)')).toHaveCount(5, { timeout: 45_000 })
  const cards = game.locator('.vp-cards button')
  await cards.nth(0).click()
  await cards.nth(3).press('Enter')
  await cards.nth(4).click()
  await cards.nth(4).click()
  await expect(game.locator('.vp-cards [data-kept="true"]')).toHaveCount(2)
  const drawing = nextReply(page, /\/moves$/)
  await game.getByRole('button', { name: say('videoPoker.draw'), exact: true }).click()
  const { round, balance } = await drawing
  expect(round?.choice).toBe(`deal-${moveOf(0b01001)}`)
  expect(round?.draws.slice(0, 5)).toEqual(run?.shown)
  await expect(game.locator('.balance-now')).toHaveText(moneyText(BigInt(balance)))
  await expect(begin).toBeVisible()
  // What it returns depends on what is held: the figure is that of the best play.
  await game.getByRole('button', { name: say('game.rules'), exact: true }).click()
  const figures = game.getByRole('dialog', { name: say('game.rules') }).locator('.figures li')
  const [before = '', after = ''] = say('cardGames.rules.rtp').split('{rtp}')
  for (const part of [before, /99[.,]54/, after]) await expect(figures.first()).toContainText(part)
})
