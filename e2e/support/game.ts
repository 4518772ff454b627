import type { APIResponse, FrameLocator, Locator, Page, Request, Route } from '@playwright/test'
import { HEADERS, type Envelope } from '@senluna/contract/envelope.ts'
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

/** What the server answers to the next spin; ask before pressing. */
export const nextRound = (page: Page): Promise<PlayReply> => nextAnswer(page, PLAY)

const PLAY = /\/wps\/house\/[\w-]+\/play$/
export const isPlay = (url: string) => PLAY.test(url)

/** What the server answers to the next post to such an address; ask before pressing. */
export async function nextAnswer<Value>(page: Page, address: RegExp): Promise<Value> {
  const response = await page.waitForResponse(
    (reply) => address.test(reply.url()) && reply.request().method() === 'POST',
    { timeout: SLOW_MS },
  )
  const envelope: Envelope<Value> = await response.json().catch((error: unknown) => {
    // A browser that stalls may have let go of a body before it is read.
    const request = response.request()
    if (HEADERS.idempotencyKey in request.headers()) return answeredAgain(page, request)
    throw error
  })
  if (!envelope.value) throw new Error(`${response.url()} was refused: ${envelope.errorCode}`)
  return envelope.value
}

/** Under the same key the server answers the same again. */
async function answeredAgain<Value>(page: Page, request: Request): Promise<Envelope<Value>> {
  const reply = await page.request.post(fromNode(request), {
    headers: headersFromNode(request),
    data: request.postDataBuffer() ?? undefined,
  })
  return reply.json()
}

/** What the server answers to a call that a test holds back. */
export function answerTo(route: Route): Promise<APIResponse> {
  const request = route.request()
  return route.fetch({ url: fromNode(request), headers: headersFromNode(request) })
}

// Node does not know the stage's host by itself, as browsers do.
function fromNode(request: Request): string {
  const { port, pathname } = new URL(request.url())
  return `http://127.0.0.1:${port}${pathname}`
}

const headersFromNode = (request: Request) => ({ ...request.headers(), host: new URL(request.url()).host })

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
