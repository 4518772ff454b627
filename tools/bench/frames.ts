import { chromium, type Frame, type Page } from '@playwright/test'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { findBrowser } from '../setup/browser.ts'
import { startProduct } from '../setup/product.ts'

// Frames a second of slots while their boards move, in a browser without a graphics processor:
// `node tools/bench.ts frames [<game>…]`, all of them unless some are named.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const SPINS = 12
const SLOTS = OWN_GAMES.filter(({ game, boards }) => boards && isNamed(game.code)).map(({ game }) => game.code)

const product = await startProduct({ throwaway: true, port: '0' })
const { executablePath, env, args } = await findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), env, args })
try {
  for (const [slot, viewport] of SLOTS.flatMap((code) => SIZES.map((size) => [code, size] as const))) {
    const page = await browser.newPage({ viewport, locale: 'vi-VN' })
    const gaps = await spinning(page, slot)
    const total = gaps.reduce((sum, gap) => sum + gap, 0)
    const sorted = gaps.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0)
    const perSecond = ((gaps.length * 1_000) / total).toFixed(1)
    console.log(
      `${slot}, ${viewport.width} × ${viewport.height}: ${perSecond} frames a second while spinning; ` +
        `between two, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await product.stop()
}

/** Those named in the command; all of them where none is. */
function isNamed(code: string): boolean {
  const named = process.argv.slice(3)
  return named.length === 0 || named.includes(code)
}

/** The times between two frames over a number of spins, while reels move. */
async function spinning(page: Page, slot: string): Promise<number[]> {
  await page.goto(`${product.url}/game?id=${slot}&node=1&vendor=SENLUNA&mode=demo`)
  const button = page.frameLocator('iframe.game-frame').locator('button.spin')
  const gaps: number[] = []
  for (let spin = 0; spin < SPINS; spin++) {
    await page.frameLocator('iframe.game-frame').locator('main[data-phase="idle"]').waitFor({ timeout: 120_000 })
    await page
      .frameLocator('iframe.game-frame')
      .locator('button.spin[aria-disabled="false"]')
      .waitFor({ timeout: 120_000 })
    const counted = inFrame(page).evaluate(gapsWhileTurning)
    await button.dispatchEvent('click')
    const found = await counted
    // The first spin draws pictures for the first time.
    if (spin > 0) gaps.push(...found)
  }
  return gaps
}

function inFrame(page: Page): Frame {
  const frame = page.frames().find((other) => other.parentFrame() !== null)
  if (!frame) throw new Error('the game has no frame')
  return frame
}

/** Runs in the game: from the next turn of the reels to its end. */
function gapsWhileTurning(): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = []
    let before = 0
    const look = (now: number) => {
      const turns = document.querySelector('button.spin')?.classList.contains('turning') ?? false
      if (turns && before > 0) gaps.push(now - before)
      before = turns ? now : 0
      if (!turns && gaps.length > 0) resolve(gaps)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
