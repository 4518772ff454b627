import type { Frame, Page, Route } from '@playwright/test'

/** How much longer than English the longest of languages is. */
const LONGER = 1.4

const MARKS: Readonly<Record<string, string>> = {
  a: 'å', c: 'ç', e: 'ë', i: 'î', n: 'ñ', o: 'ø', s: 'š', u: 'ü', y: 'ý', A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Ü', Y: 'Ý',
} // prettier-ignore

/** Stands in every word of the made-up language and nowhere else. */
export const SIGN = 'ẋ'

/**
 * A text in the made-up language: every letter that can has a mark, and it is two fifths longer.
 */
export function pseudo(said: string): string {
  if (!/\p{L}{2}/u.test(said)) return said
  const marked = said.replaceAll(/[aceinosuyACEINOSUY]/g, (letter) => MARKS[letter] ?? letter)
  const longer = Math.ceil(said.trim().length * (LONGER - 1))
  // Long texts get longer by words, as they do in translation; short ones by their last word.
  const more =
    longer < 5
      ? SIGN.repeat(longer)
      : ` ${Array.from({ length: longer - 1 }, (_, at) => (at % 7 === 6 ? ' ' : SIGN))
          .join('')
          .trim()}`
  return marked.replace(/(?<=\p{L})(\P{L}*)$/u, `${more}$1`)
}

/** The same in a compiled message: its words change, its arguments stay. */
function pseudoMessage(tokens: unknown): unknown {
  if (typeof tokens === 'string') return pseudo(tokens)
  if (!Array.isArray(tokens)) return tokens
  return tokens.map((token: unknown) => {
    if (typeof token === 'string') return token === '#' ? token : pseudo(token)
    if (!Array.isArray(token)) return token
    const [name, type, cases] = token as [unknown, unknown, unknown]
    if (typeof cases !== 'object' || cases === null) return token
    return [
      name,
      type,
      Object.fromEntries(
        Object.entries(cases).map(([key, form]) => [key, key === 'offset' ? form : pseudoMessage(form)]),
      ),
    ]
  })
}

/**
 * Lets a page load its texts in the made-up language. The built dictionaries are modules that
 * export `texts`.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/(?:page|later|game-frame)-[\w-]{8}\.js$/, (route) =>
    asPseudo(route).catch((error: unknown) => {
      // The page was left or closed meanwhile: nobody waits for its texts any more.
      if (!page.isClosed() && route.request().failure() === null) throw error
    }),
  )
}

async function asPseudo(route: Route): Promise<void> {
  // Only a browser finds `play.localhost` by itself.
  const address = new URL(route.request().url())
  const { host } = address
  address.hostname = '127.0.0.1'
  const response = await route.fetch({ url: address.href, headers: { ...route.request().headers(), host } })
  const module = `data:text/javascript,${encodeURIComponent(await response.text())}`
  const { texts } = (await import(module)) as { texts: Record<string, unknown> }
  const changed = Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, pseudoMessage(message)]))
  await route.fulfill({
    status: response.status(),
    headers: { ...response.headers(), 'content-encoding': '' },
    body: `export const texts = ${JSON.stringify(changed)}`,
  })
}

/** Texts that a reader cannot see whole: something that does not scroll ends before they do. */
export const cutOff = (page: Page | Frame): Promise<string[]> =>
  page.evaluate((sign) => {
    const cut: string[] = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const said = node.textContent ?? ''
      const parent = node.parentElement
      if (!said.includes(sign) || !parent || parent.closest('.sr, .skip, [aria-hidden="true"], option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const edge = box.getBoundingClientRect()
        const holds = /hidden|clip/.test(overflowX + overflowY) || box.matches('button, .btn, .pill, .tag')
        if (
          holds &&
          (text.left < edge.left - 1 ||
            text.right > edge.right + 1 ||
            text.top < edge.top - 3 ||
            text.bottom > edge.bottom + 3)
        ) {
          cut.push(
            `${said.slice(0, 60)} in ${box.tagName.toLowerCase()}.${box.className.toString().replaceAll(' ', '.')}`,
          )
          break
        }
        if (position === 'fixed') break
      }
    }
    return cut
  }, SIGN)
