import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BRANDS } from '@senluna/brands/index.ts'
import { brandStyles } from '@senluna/brands/styles.ts'
import { FIRST_PAGES_FILE } from '@senluna/contract/site/first-page.ts'
import type { Plugin } from 'vite'
import { BundleFiles } from './bundle-files.ts'
import { firstPages } from './first-page.ts'
import { pageList, preparedPages } from './first-pages.ts'
import { firstScreen } from './first-screen.ts'

const VIRTUAL = 'virtual:brands.css'

/** The brand's mark as a picture of its own, for the browser's tab. */
function icon({ logo, theme }: (typeof BRANDS)[number]): string {
  const [first, second] = logo.mark.split('|')
  const { '--gold': gold, '--lotus-hi': other } = theme.tokens.dark
  const paths = `<path fill="${gold}" fill-rule="evenodd" d="${first}"/>${second ? `<path fill="${other}" d="${second}"/>` : ''}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${paths}</svg>`
}

/**
 * The style sheet before all scripts that are fetched: it is what the first paint waits for, and
 * they share the line.
 */
function stylesFirst(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g)?.join('') ?? ''
  const rest = styles ? html.replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '') : html
  return rest.replace(/(<!-- styles -->\n)/, () => styles)
}

const CODE =
  / *<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?\n/g

/**
 * The files of the page's code, its entry first, and the page without them: its inline scripts say
 * when they are fetched.
 */
function codeApart(html: string): { html: string; code: string[] } {
  return { html: html.replaceAll(CODE, ''), code: [...html.matchAll(CODE)].map(([, file]) => file!) }
}

/**
 * Gives the page its brands: their colours as one style sheet, and before the first paint the
 * brand, theme and language of its host; beside it what each address needs first. Its scripts are
 * the only inline ones, allowed by their hashes.
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
    // For the server, which answers each address with its own part of it.
    writeBundle: async ({ dir }, bundle) => {
      const pages = preparedPages(new BundleFiles(bundle), await firstPages(), await pageList())
      await writeFile(join(dir!, FIRST_PAGES_FILE), JSON.stringify(pages))
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (built, { bundle }) => {
        const { html, code } = codeApart(stylesFirst(built))
        const first = JSON.stringify({ code, ...firstScreen(new BundleFiles(bundle ?? {})) })
        return html.replace('__FIRST__', () => first)
      },
    },
  }
}
