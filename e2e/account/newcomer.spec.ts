import type { Page } from '@playwright/test'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { PlayReply } from '@senluna/contract/play/house.ts'
import { avatar, PASSWORD, register, signOut, tryLogin } from '../support/account.ts'
import {
  balanceIn,
  answerTo,
  isPlay,
  nextRound,
  readyToSpin,
  shownToItsEnd,
  spin,
  spinButton,
  stage,
} from '../support/game.ts'
import { balanceText, moneyText } from '../support/money.ts'
import { expect, open, settled, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

const GIVEN = 10_000_000n

test('a newcomer makes the first free-play spin with at most three clicks', async ({ page, say }) => {
  const clicks = await countClicks(page)
  await open(page, '/')
  await page.getByRole('button', { name: say('home.hero.try') }).click()
  await spin(page, say)
  expect(clicks()).toBeGreaterThan(1)
  expect(clicks()).toBeLessThanOrEqual(3)
  await expect(stage(page).getByText(say('game.mode.TRIAL'))).toBeVisible()
})

test.describe('a newcomer with an account', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('registers, plays, sees the balance move in another tab, signs out', async ({ page, context, say }) => {
    const name = await registered(page, say)
    const other = await context.newPage()
    await open(other, '/')
    await expect(avatar(other, say, name)).toBeVisible()
    await page.bringToFront()
    await page.getByRole('button', { name: say('home.hero.play') }).click()
    await readyToSpin(page, say)
    const answer = nextRound(page)
    await spinButton(page, say).click()
    const { balance } = await answer
    // The other tab hears of it: it asks for nothing by itself.
    await expect(other.getByRole('banner').getByText(balanceText(say, BigInt(balance)))).toBeAttached()
    await other.close()
    await shownToItsEnd(page, say)
    await page.getByRole('button', { name: say('frame.back') }).click()
    await signOut(page, say, name)
  })

  test('sees the same round again after a lost answer and a reload mid-spin', async ({ page, say }) => {
    await registered(page, say)
    await page.getByRole('button', { name: say('home.hero.play') }).click()
    await readyToSpin(page, say)
    const { lost, mend } = await spinWithoutAnswer(page, () => spinButton(page, say).click())
    await page.reload()
    mend()
    await shownToItsEnd(page, say)
    expect(await lastRound(page, say)).toBe(lost.round.id)

    await expect(balanceIn(page)).toHaveText(moneyText(BigInt(lost.balance)))
    // One spin was paid for, however often it was asked about.
    expect(BigInt(lost.balance)).toBe(GIVEN + winningsOf(lost))
  })

  test('logs in elsewhere in the middle of a spin: the money is right, it is said why, and the way back is the game', async ({
    page,
    browser,
    baseURL,
    say,
  }) => {
    test.setTimeout(120_000)
    const name = await registered(page, say)
    await page.getByRole('button', { name: say('home.hero.play') }).click()
    await readyToSpin(page, say)
    const { lost, mend } = await spinWithoutAnswer(page, () => spinButton(page, say).click())
    const balance = moneyText(BigInt(lost.balance))
    expect(BigInt(lost.balance)).toBe(GIVEN + winningsOf(lost))
    const elsewhere = await browser.newPage({ baseURL })
    await open(elsewhere, '/?modal=login')
    await tryLogin(elsewhere, say, name, PASSWORD)
    await expect(elsewhere.getByRole('banner')).toContainText(balance, { timeout: 30_000 })
    await elsewhere.close()
    const wall = page.getByRole('main')
    await expect(wall).toContainText(say('shell.kicked'), { timeout: 30_000 })
    mend()
    await wall.getByRole('button', { name: say('shell.login'), exact: true }).click()
    await tryLogin(page, say, name, PASSWORD)
    await readyToSpin(page, say)
    await expect(page).toHaveURL(/\/game\?/)
    await expect(balanceIn(page)).toHaveText(balance)
  })

  test('changes the seed, verifies the round, and finds it in both records', async ({ page, context, say }) => {
    const name = await registered(page, say)
    await page.getByRole('button', { name: say('home.hero.play') }).click()
    const { round } = await spin(page, say)
    await stage(page)
      .getByRole('button', { name: say('game.fairness'), exact: true })
      .click()
    const panel = stage(page).getByRole('dialog', { name: say('game.fairness') })
    await panel.getByRole('button', { name: say('game.fairness.rotate') }).click()
    await expect(panel.getByText(say('game.fairness.serverSeed')).first()).toBeVisible()
    const opening = context.waitForEvent('page')
    await panel.getByRole('link', { name: say('game.fairness.verifyLast') }).click()
    const verified = await opening
    await expect(verified).toHaveURL(`/fairness?round=${round.id}`)
    // Hash, numbers, payout, paytable.
    await expect(verified.getByText(say('fairness.matches'), { exact: true })).toHaveCount(4)
    await expect(verified.getByText(say('fairness.differs'), { exact: true })).toHaveCount(0)
    await page.close()

    await avatar(verified, say, name).click()
    await verified.getByRole('menuitem', { name: say('shell.betRecord') }).click()
    await settled(verified)
    await verified
      .getByRole('table')
      .getByRole('button', { name: say('records.open', { no: '' }) })
      .click()
    const receipt = verified.getByRole('dialog', { name: say('records.receipt') })
    const link = receipt.getByRole('link', { name: say('records.verify') })
    await expect(link).toHaveAttribute('href', `/fairness?round=${round.id}`)
    // A round that pays its stake back leaves the balance it found: the figure stands there twice.
    await expect(receipt.getByText(moneyText(BigInt(round.balanceBefore)), { exact: true }).first()).toBeVisible()
    await receipt.getByRole('button', { name: say('shell.close') }).click()
    await verified.keyboard.press('Escape')
    await avatar(verified, say, name).click()
    await verified.getByRole('menuitem', { name: say('shell.accountRecord') }).click()
    await settled(verified)
    const after = verified.getByRole('cell', { name: moneyText(BigInt(round.balanceAfter)), exact: true })
    await expect(after.first()).toBeVisible()
  })
})

/** Counts real clicks in the page and in every frame of it. */
async function countClicks(page: Page) {
  let count = 0
  await page.exposeFunction('clicked', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const { clicked } = globalThis as { clicked?: () => void }
    addEventListener('click', (event) => event.isTrusted && clicked?.(), true)
  })
  return () => count
}

async function registered(page: Page, say: Words) {
  await open(page, '/')
  const name = await register(page, say)
  await expect(page.getByRole('banner').getByText(balanceText(say, GIVEN))).toBeAttached()
  return name
}

const winningsOf = ({ round }: Pick<PlayReply, 'round'>) => BigInt(round.payout) - BigInt(round.stake)

/** The round the game showed last, as its fairness panel links it. */
async function lastRound(page: Page, say: Words) {
  await stage(page)
    .getByRole('button', { name: say('game.fairness'), exact: true })
    .click()
  const panel = stage(page).getByRole('dialog', { name: say('game.fairness') })
  const href = await panel.getByRole('link', { name: say('game.fairness.verifyLast') }).getAttribute('href')
  await panel.getByRole('button', { name: say('game.close') }).click()
  return new URL(href ?? '').searchParams.get('round')
}

/**
 * A spin that reaches the server and whose answer never comes back; tells what the server answered.
 * Answers come again once it is mended. (Unrouting while a page loads leaves now and then a file of
 * it hanging.)
 */
async function spinWithoutAnswer(page: Page, press: () => Promise<void>): Promise<{ lost: PlayReply; mend(): void }> {
  const answered = Promise.withResolvers<PlayReply>()
  let [asked, mended] = [false, false]
  await page.route(
    (url) => isPlay(url.href),
    async (route) => {
      if (mended) return route.continue()
      // What the page tries again before it is reloaded is lost too.
      if (asked) return route.abort('connectionreset')
      asked = true
      const response = await answerTo(route)
      const envelope: Envelope<PlayReply> = await response.json()
      if (envelope.value) answered.resolve(envelope.value)
      else answered.reject(new Error(`the spin was refused: ${envelope.errorCode}`))
      await route.abort('connectionreset')
    },
  )
  await press()
  return {
    lost: await answered.promise,
    mend: () => {
      mended = true
    },
  }
}
