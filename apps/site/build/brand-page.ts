import { BRANDS } from '@senluna/brands/index.ts'
import { LANGUAGES, writtenIn } from '@senluna/text/index.ts'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:brands.css'

const rules = (selector: string, tokens: Readonly<Record<string, string>>, scheme: string) =>
  `${selector}{color-scheme:${scheme};${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** Every brand's colours in both themes; the first brand's stand for all that name none. */
export const brandStyles = (): string =>
  BRANDS.flatMap((brand, index) => {
    const scope = index === 0 ? '' : `[data-brand="${brand.merchantCode}"]`
    const { dark, light } = brand.theme.tokens
    // An island keeps its own theme inside a page of the other one.
    const island = scope ? `${scope} ` : ''
    return [
      rules(scope ? `${scope},${island}[data-theme="dark"]` : ':root,[data-theme="dark"]', dark, 'dark'),
      rules(`html${scope}[data-theme="light"]`, light, 'light'),
    ]
  }).join('\n')

/** The brand's mark as a picture of its own, for the browser's tab. */
function icon({ logo, theme }: (typeof BRANDS)[number]): string {
  const [first, second] = logo.mark.split('|')
  const { '--gold': gold, '--lotus-hi': other } = theme.tokens.dark
  const paths = `<path fill="${gold}" fill-rule="evenodd" d="${first}"/>${second ? `<path fill="${other}" d="${second}"/>` : ''}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${paths}</svg>`
}

/** Host → what the first paint needs to know of its brand. */
const firstPaint = () =>
  Object.fromEntries(
    BRANDS.flatMap((brand) =>
      brand.hosts.map((host) => [
        host,
        [
          brand.merchantCode,
          brand.theme.default,
          brand.defaultLanguage,
          LANGUAGES[writtenIn(brand.defaultLanguage)].tag,
          brand.brandName,
        ],
      ]),
    ),
  )

/**
 * Gives the page its brands: their colours as one style sheet, and before the first paint the brand,
 * theme and language of its host. The script is the page's only inline one, allowed by its hash.
 */
export function brandPage(): Plugin {
  return {
    name: 'brand-page',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? brandStyles() : undefined),
    generateBundle() {
      for (const brand of BRANDS)
        this.emitFile({ type: 'asset', fileName: `icon-${brand.merchantCode}.svg`, source: icon(brand) })
    },
    transformIndexHtml: (html) => html.replace('__HOSTS__', JSON.stringify(firstPaint())),
  }
}
