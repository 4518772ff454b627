import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const URLS = /\/client\/art\/urls\.ts$/

/**
 * Draws the games' pictures while the page is built, so that no drawing code travels to the
 * browser.
 *
 * A game's `client/art/urls.ts` becomes the addresses of the files its `pictures.ts` drew.
 */
export function drawnPictures(): Plugin {
  return {
    name: 'drawn-pictures',
    async load(id) {
      const file = id.split('?')[0]!
      if (!URLS.test(file)) return null
      const { pictures } = (await import(join(dirname(file), 'pictures.ts'))) as {
        pictures: Record<string, () => string>
      }
      const lines = Object.entries(pictures).map(([name, draw]) => {
        const reference = this.emitFile({ type: 'asset', name: `${name}.svg`, source: draw() })
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${reference}`
      })
      return { code: `export const urls = { ${lines.join(', ')} }`, map: null }
    },
  }
}
