import { BRANDS } from './index.ts'

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
