import type { Page } from '@playwright/test'
import { register } from '../support/account.ts'
import {
  answerTo,
  balanceIn,
  isPlay,
  nextRound,
  readyToSpin,
  shownToItsEnd,
  spin,
  spinButton,
  stage,
} from '../support/game.ts'
import { moneyText } from '../support/money.ts'
import { becomeMember } from '../support/member.ts'
import { expect, open, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each opens the game at least once, some of them twice.
test.describe.configure({ timeout: 120_000 })

const GAME = '/game?id=sen-vang&node=1&vendor=SENLUNA'
const GIVEN = 10_000_000n
const STAKE = 1_000n

/** The game shows what one has, and nothing else on the page does. */
async function shows(page: Page, amount: bigint) {
  await expect(balanceIn(page)).toHaveText(moneyText(amount))
  await expect(page.getByRole('banner')).not.toContainText(/\d,\d{3}/)
}

async function opened(page: Page, say: Words) {
  await becomeMember(page)
  await page.goto(GAME)
  await readyToSpin(page, say)
}

/** Opens the game, and waits until its page hears what happens: answers what it hears since. */
async function openedAndListening(page: Page, say: Words): Promise<readonly string[]> {
  await becomeMember(page)
  const heard: string[] = []
  page.on('websocket', (socket) => {
    heard.length = 0
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  await page.goto(GAME)
  await readyToSpin(page, say)
  await expect.poll(() => heard.some((message) => message.includes('"ready"')), { timeout: 45_000 }).toBe(true)
  return heard
}

test('from the press to the end of a round, the game alone shows what its stake left, however late the answer', async ({
  page,
  say,
}) => {
  const heard = await openedAndListening(page, say)
  await shows(page, GIVEN)
  const asked = Promise.withResolvers<string>()
  const [send, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    (url) => isPlay(url.href),
    async (route) => {
      asked.resolve(route.request().headers()['idempotency-key'] ?? '')
      await send.promise
      const response = await answerTo(route)
      await answer.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const played = nextRound(page)
  await spinButton(page, say).click()
  const id = await asked.promise
  await shows(page, GIVEN - STAKE)
  send.resolve()
  await expect.poll(() => heard.some((message) => message.includes(id)), { timeout: 45_000 }).toBe(true)
  await shows(page, GIVEN - STAKE)
  answer.resolve()
  const { round, balance } = await played
  expect(round.id).toBe(id)
  await shownToItsEnd(page, say)
  await shows(page, BigInt(balance))
})

test('a spin that is refused gives the game its balance back at once', async ({ page, say }) => {
  await opened(page, say)
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    (url) => isPlay(url.href),
    async (route) => {
      asked.resolve()
      await answer.promise
      const refused = { success: false, value: null, errorCode: 'STAKE_LADDER', traceId: '', serverTime: '' }
      const { origin } = new URL(page.url())
      const headers = { 'access-control-allow-origin': origin }
      await route.fulfill({ status: 400, headers, json: refused })
    },
    { times: 1 },
  )
  await spinButton(page, say).click()
  await asked.promise
  await shows(page, GIVEN - STAKE)
  answer.resolve()
  await expect(stage(page).getByRole('alert')).toContainText(say('refusal.STAKE_LADDER'))
  await shows(page, GIVEN)
})

test('sound has one switch, the choice is kept over a reload, and music and effects have their own', async ({
  page,
  say,
}) => {
  await opened(page, say)
  const mute = (on: boolean) => stage(page).getByRole('button', { name: say(on ? 'game.sound.off' : 'game.sound.on') })
  await expect(mute(false)).toHaveCount(1)
  for (const name of ['game.sound.on', 'game.sound.off'] as const)
    await expect(page.getByRole('banner').getByRole('button', { name: say(name) })).toHaveCount(0)
  await mute(false).click()
  await expect(mute(true)).toBeVisible()
  const settings = stage(page).getByRole('button', { name: say('game.settings'), exact: true })
  const choice = (name: 'sound' | 'music' | 'effects') =>
    stage(page).getByRole('checkbox', { name: say(`game.settings.${name}`), exact: true })
  await settings.click()
  await expect(choice('sound')).toBeChecked()
  await choice('music').uncheck()
  await page.reload()
  await readyToSpin(page, say)
  await expect(mute(true)).toBeVisible()
  await settings.click()
  await expect(choice('music')).not.toBeChecked()
  await expect(choice('effects')).toBeChecked()
  await choice('sound').uncheck()
  await expect(choice('effects')).toBeDisabled()
  await page.reload()
  await readyToSpin(page, say)
  await expect(mute(false)).toBeVisible()
})

test('a balance that is hidden on the site is hidden in the game, and a reader is told so', async ({ page, say }) => {
  await open(page, '/')
  await register(page, say)
  await page.getByRole('button', { name: say('balance.hide') }).click()
  await page.goto(GAME)
  await readyToSpin(page, say)
  await expect(balanceIn(page).getByText('***', { exact: true })).toBeVisible()
  await expect(balanceIn(page)).toContainText(say('game.balance.hidden'))
  const { balance } = await spin(page, say)
  await expect(stage(page).locator('main')).not.toContainText(moneyText(BigInt(balance)))
})

test('a round shown again says so, its time and the stake it was played with; in the list each figure has its name', async ({
  page,
  say,
}) => {
  await opened(page, say)
  const { round, balance } = await spin(page, say)
  const stake = stage(page).getByRole('combobox', { name: say('game.stake') })
  const chosen = await stake.locator('option').nth(2).getAttribute('value')
  await stake.selectOption(chosen)
  await stage(page)
    .getByRole('button', { name: say('game.history'), exact: true })
    .click()
  const list = stage(page).getByRole('dialog', { name: say('game.history') })
  const [staked, won, net] = [BigInt(round.stake), BigInt(round.payout), BigInt(round.payout) - BigInt(round.stake)]
  const figures = [
    [say('game.stake'), moneyText(staked)],
    [say('game.win'), moneyText(won)],
    [say('game.history.net'), `${net > 0n ? '+' : ''}${moneyText(net)}`],
  ]
  await expect(list.getByRole('term')).toHaveText(figures.map(([name]) => name!))
  await expect(list.getByRole('definition')).toHaveText(figures.map(([, figure]) => figure!))
  const time = await list.getByRole('listitem').locator('.when').innerText()
  const said = say('game.replay')
  const result = say('game.say.stopped').split('{')[0]
  // It is over within two seconds: looked at from inside, all at one moment.
  const shownAgain = stage(page)
    .locator('html')
    .evaluate(lookOf, { stake: round.stake, texts: [`${said} ${time}`, `${said}. ${result}`] })
  await list.getByRole('listitem').getByRole('button').click()
  await shownAgain
  await expect(stage(page).locator('[data-phase="idle"]')).toBeAttached()
  await expect(stage(page).getByText(say('game.say.balance', { amount: moneyText(BigInt(balance)) }))).toHaveCount(0)
  await expect(stake).toHaveValue(chosen!)
})

/**
 * Runs in the frame: waits for a moment in which a past round is in view with this stake and these
 * texts.
 */
function lookOf(page: Element, { stake, texts }: { stake: string; texts: readonly string[] }): Promise<void> {
  const holds = () =>
    page.querySelector('[data-phase="recalling"]') !== null &&
    page.querySelector<HTMLSelectElement>('.stake select')?.value === stake &&
    texts.every((text) => (page.textContent ?? '').includes(text))
  return new Promise((resolve) => {
    const look = () => (holds() ? resolve() : void setTimeout(look, 50))
    look()
  })
}
