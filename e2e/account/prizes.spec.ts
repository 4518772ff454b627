import { nextRound, readyToSpin, spinButton, stage } from '../support/game.ts'
import { becomeMember } from '../support/member.ts'
import { expect, test } from '../support/test.ts'

test('a wheel turns to what was drawn, and the browser finds that it was decided before', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/promoDetail?id=lantern-wheel')
  await page.getByRole('button', { name: say('raffle.spin', { count: '1' }) }).click()
  await expect(page.getByRole('button', { name: say('raffle.none') })).toBeVisible({ timeout: 20_000 })
  await page.getByText(say('raffle.check'), { exact: true }).click()
  await expect(page.getByText(new RegExp(say('raffle.checked').split('{')[0] ?? ''))).toBeVisible()
})

test('a form is sent, waits, and is taken back', async ({ page, say }) => {
  await becomeMember(page)
  await page.goto('/promoDetail?id=share-and-win')
  await page.getByLabel(say('form.remark')).fill('Ván thắng đẹp nhất tuần này')
  await page.getByRole('button', { name: say('form.send') }).click()
  await page.getByRole('button', { name: say('form.withdraw') }).click()
  await expect(page.getByText(say('form.withdrawn'))).toBeVisible()
})

test('free spins are taken, played in their game at no cost, and their own money is a press away', async ({
  page,
  say,
}) => {
  test.slow()
  await becomeMember(page)
  await page.goto('/promoDetail?id=free-spins')
  await page.getByRole('button', { name: say('promo.free.take') }).click()
  await page.getByRole('link', { name: say('promo.free.play', { game: 'Sen Vàng' }) }).click()
  await readyToSpin(page, say)
  await expect(stage(page).locator('.free-rounds')).toContainText('10')
  const played = nextRound(page)
  await spinButton(page, say).click()
  const { round, free, balance } = await played
  expect([round.free, free?.left]).toEqual([true, 9])
  // The house's stake came and went: what the member had is what they have, and what they won.
  const kept = BigInt(round.payout) - BigInt(free!.returned)
  expect(BigInt(balance)).toBe(BigInt(round.balanceBefore) - BigInt(round.stake) + kept)
  await readyToSpin(page, say)
  await stage(page)
    .getByRole('button', { name: say('game.free.own') })
    .click()
  await expect(stage(page).getByRole('button', { name: say('game.free.use') })).toBeVisible()
})
