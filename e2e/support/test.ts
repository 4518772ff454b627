import { type ConsoleMessage, expect, type Page, test as plain, type WebError } from '@playwright/test'
import type { CompleteLanguage } from '@senluna/text/index.ts'
import { wordsOf, type Words } from './words.ts'

interface Options {
  /** The language the browser remembers. */
  language: CompleteLanguage
  /** The theme the browser remembers. */
  theme: 'dark' | 'light'
  /** Whether notices may come up by themselves. */
  popups: boolean
}

interface Fixtures {
  say: Words
  /** Every test fails on an error in a page and on anything the content policy stopped. */
  quiet: void
}

/** Small enough for a processor to draw a game on, wide enough for everything a desktop has. */
export const WINDOW = { width: 1100, height: 640 }

/**
 * A test in a browser that remembers a language and a theme, and in which nothing may go wrong
 * unseen.
 */
export const test = plain.extend<Fixtures & Options>({
  viewport: WINDOW,
  language: ['VI', { option: true }],
  theme: ['dark', { option: true }],
  popups: [false, { option: true }],
  say: async ({ language }, provide) => provide(wordsOf(language)),
  quiet: [
    async ({ context, language, theme, popups }, provide) => {
      const complaints: string[] = []
      context.on('weberror', (error: WebError) => complaints.push(`error in a page: ${String(error.error())}`))
      context.on('console', (message: ConsoleMessage) => {
        if (isComplaint(message)) complaints.push(message.text())
      })
      await context.addInitScript(remember, { language, theme, popups })
      await provide()
      expect(complaints, 'nothing went wrong in any page').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Chromium tells of a stopped resource as an error, and of a policy that is only reported as
 * information.
 */
const isComplaint = (message: ConsoleMessage) =>
  /Content Security Policy|Refused to|Minified React error/i.test(message.text())

// Runs in the page before its own code. What a test chose there later stands.
function remember({ language, theme, popups }: Options) {
  try {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', language)
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', theme)
    if (!popups) localStorage.setItem('popups', JSON.stringify({ quiet: '9999-12-31' }))
  } catch {
    // A page without an address has no storage.
  }
}

/** Opens a path of the site and waits for what is on it. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

/** What lies below the window comes when somebody begins to use the page. */
export const lookBelow = (page: Page): Promise<void> => page.mouse.wheel(0, 1)

/** Stands on the page while something is on the way. */
const COMING = '#root > .first, .page-wait, [aria-busy="true"], .skel'
const HEADING = 'h1, h2'

/**
 * Waits until nothing is on the way any more: no part loads, no picture of a page stands in for it.
 */
export async function settled(page: Page) {
  // An expectation looks again after ever longer whiles, up to a second: the page itself is asked
  // first, which tells at once.
  const isSettled = ([coming, heading]: readonly [string, string]) =>
    document.querySelector(coming) === null && document.querySelector(heading) !== null
  await page
    .waitForFunction(isSettled, [COMING, HEADING] as const, { polling: 100, timeout: 30_000 })
    .catch(() => undefined)
  await expect(page.locator(COMING)).toHaveCount(0)
  await expect(page.locator(HEADING).first()).toBeAttached()
}

export { expect }
