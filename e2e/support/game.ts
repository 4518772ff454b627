import type { APIResponse, FrameLocator, Locator, Page, Response, Route } from '@playwright/test'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { PlayReply } from '@senluna/contract/play/house.ts'
import { expect, test } from './test.ts'
import type { Words } from './words.ts'

/** Drawing without a graphics card takes its time. */
const SLOW_MS = 45_000

/** The page inside the game frame. */
export const stage = (page: Page): FrameLocator => page.frameLocator('iframe.game-frame')

/** What one has, in the game itself. */
export const balanceIn = (page: Page): Locator => stage(page).locator('.balance dd')

/** The button that spins. */
export const spinButton = (page: Page, say: Words) =>
  stage(page).getByRole('button', { name: say('game.spin'), exact: true })

/** Waits until the next spin can be made. */
export async function readyToSpin(page: Page, say: Words) {
  await expect(spinButton(page, say)).toHaveAttribute('aria-disabled', 'false', { timeout: SLOW_MS })
}

/** What the server answered to the next spin; ask before pressing. */
export async function nextRound(page: Page): Promise<PlayReply> {
  return roundOf(await page.waitForResponse((response) => isPlay(response.url()), { timeout: SLOW_MS }))
}

export const isPlay = (url: string) => /\/wps\/house\/[\w-]+\/play$/.test(url)

/** What the server answers to a call that a test holds back. */
export function answerTo(route: Route): Promise<APIResponse> {
  // Node does not know the stage's host by itself, as browsers do.
  const { host, port, pathname } = new URL(route.request().url())
  return route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers: { ...route.request().headers(), host } })
}

async function roundOf(response: Response): Promise<PlayReply> {
  const envelope: Envelope<PlayReply> = await response.json()
  if (!envelope.value) throw new Error(`the spin was refused: ${envelope.errorCode}`)
  return envelope.value
}

/** One spin to its end. */
export async function spin(page: Page, say: Words): Promise<PlayReply> {
  await readyToSpin(page, say)
  const round = nextRound(page)
  await spinButton(page, say).click()
  const played = await round
  await shownToItsEnd(page, say)
  return played
}

/** Waits until the round in view has been announced and the game waits for the next. */
export async function shownToItsEnd(page: Page, say: Words) {
  await stepsShown(page)
  await expect(stage(page).getByText(stopped(say))).toBeAttached()
}

/**
 * Waits until no step of a round is being shown. Free spins come by chance, up to hundreds of them:
 * each is given its time, and the test with them.
 */
export async function stepsShown(page: Page) {
  const game = stage(page).locator('[data-phase]')
  const isAt = async () => `${await game.getAttribute('data-phase')} ${await game.getAttribute('data-step')}`
  for (let at = await isAt(); !at.startsWith('idle'); at = await isAt()) {
    const began = Date.now()
    await expect.poll(isAt, { timeout: SLOW_MS }).not.toBe(at)
    if (isFreeSpin(at)) test.setTimeout(test.info().timeout + Date.now() - began)
  }
}

const isFreeSpin = (at: string) => /^(?:showing|recalling) [1-9]/.test(at)

/** How the result of a round begins when it is read out. */
const stopped = (say: Words) => say('game.say.stopped').split('{')[0] ?? ''
