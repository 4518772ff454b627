import { whitelabel } from '@senluna/contract/site/system.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { announcements } from '@senluna/contract/site/notices.ts'
import { isOffered, plainText } from '@senluna/text/all.ts'
import { LANGUAGES, writtenIn } from '@senluna/text/index.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import { queryOf } from '@senluna/web/client/call/call.ts'
import type { Rolldown } from 'vite'
import { NEW_SLOTS } from '../src/features/home/slots.ts'
import { NO_FILTERS, PAGE_SIZE, queryFor } from '../src/features/lobby/filters.ts'
import { LOBBIES } from '../src/shell/nav/lobbies.ts'
import { NOTICES_ASKED } from '../src/shell/notices/notices-asked.ts'

/** What the page's inline script prefetches before the page's own code has come. */
interface FirstScreen {
  /** Host → brand, theme, language as the brand names it, name, pictures from this site. */
  hosts: Record<string, readonly [string, string, string, string, boolean]>
  /**
   * Language as a brand names it → as the document does, its direction, the files of its texts, its
   * word for loading again.
   */
  texts: Record<string, readonly [string, 'ltr' | 'rtl', readonly string[], string]>
  /** The calls of the home page; `~` stands for the language. */
  home: { calls: readonly string[] }
  /**
   * What every lobby needs: its files, its calls (`*` stands for the category), how many pictures
   * it shows at once.
   */
  lobby: { types: readonly string[]; files: readonly string[]; calls: readonly string[]; pictures: number }
}

/** The rows of tiles a phone shows before it is scrolled. */
const PICTURES = 6
const ANY = 'RNG'

/** All of it, for a finished bundle. */
export function firstScreen(bundle: Rolldown.OutputBundle): FirstScreen {
  return {
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
        return [
          code,
          [
            tag,
            direction,
            filesOf(bundle, `/text/${code.toLowerCase()}/site/page.ts`),
            plainText(code, 'shell.reload'),
          ],
        ]
      }),
    ),
    home: {
      calls: [
        whitelabel.path,
        gameList.path + queryOf(NEW_SLOTS),
        announcements.path + queryOf({ ...NOTICES_ASKED, language: ANY }).replace(`language=${ANY}`, 'language=~'),
      ],
    },
    lobby: {
      types: LOBBIES,
      files: filesOf(bundle, '/features/lobby/Lobby.tsx'),
      calls: [
        whitelabel.path,
        gameList.path + queryOf(queryFor(ANY, NO_FILTERS, 1, PAGE_SIZE)).replace(`gameType=${ANY}`, 'gameType=*'),
      ],
      pictures: PICTURES,
    },
  }
}

/** The languages a visitor of any brand can have. */
const spoken = () => [
  ...new Set(
    BRANDS.flatMap((brand) => [
      writtenIn(brand.defaultLanguage),
      ...[...brand.pickerLanguages, ...brand.supportedLanguages].filter(isOffered),
    ]),
  ),
]

/** What a lazily loaded module brings with it, less what the page has from the start. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const here = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]))
  const wanted = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module))
  if (!wanted) throw new Error(`no file of the bundle begins with ${module}`)
  const files = [wanted.fileName, ...wanted.imports.filter((file) => !here.has(file))]
  const styles = [...(wanted.viteMetadata?.importedCss ?? [])]
  return [...files, ...styles].map((file) => `/${file}`)
}
