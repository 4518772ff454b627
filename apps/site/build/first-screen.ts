import { BRANDS } from '@senluna/brands/index.ts'
import { plainText } from '@senluna/text/all.ts'
import { LANGUAGES } from '@senluna/text/index.ts'
import type { BundleFiles } from './bundle-files.ts'
import { spoken } from './spoken.ts'

/** What the page's inline script knows of brands and languages, whatever the address is. */
interface FirstScreen {
  /** Host → brand, theme, language as the brand names it, name, pictures from this site. */
  hosts: Record<string, readonly [string, string, string, string, boolean]>
  /**
   * Language as a brand names it → as the document does, its direction, the files of its texts, its
   * word for loading again.
   */
  texts: Record<string, readonly [string, 'ltr' | 'rtl', readonly string[], string]>
}

/** All of it, for the files of a finished bundle. */
export const firstScreen = (files: BundleFiles): FirstScreen => ({
  hosts: Object.fromEntries(
    BRANDS.flatMap(({ hosts, merchantCode, theme, defaultLanguage, brandName, imageCDNs }) =>
      hosts.map(
        (host) => [host, [merchantCode, theme.default, defaultLanguage, brandName, imageCDNs.length === 0]] as const,
      ),
    ),
  ),
  texts: Object.fromEntries(
    spoken().map((code) => {
      const { tag, direction } = LANGUAGES[code]
      const page = files.of(`/text/${code.toLowerCase()}/site/page.ts`)
      return [code, [tag, direction, page, plainText(code, 'shell.reload')]]
    }),
  ),
})
