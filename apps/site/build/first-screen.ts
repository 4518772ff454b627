import { whitelabel } from '@senluna/contract/site/system.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { announcements } from '@senluna/contract/site/notices.ts'
import { isOffered, plainText } from '@senluna/text/all.ts'
import { LANGUAGES, writtenIn, type LanguageCode } from '@senluna/text/index.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import { queryOf } from '@senluna/contract/address.ts'
import type { Rolldown } from 'vite'
import type { FirstPage } from './first-page.ts'
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
   * word for loading again, the texts of every page but home, those that some pages need besides.
   */
  texts: Record<
    string,
    readonly [
      string,
      'ltr' | 'rtl',
      readonly string[],
      string,
      readonly string[],
      Readonly<Record<string, readonly string[]>>,
    ]
  >
  /** The calls of the home page; `~` stands for the language. */
  home: { calls: readonly string[] }
  /** Pages by their address: their files, their calls, which texts they need besides. */
  pages: Record<string, { files: readonly string[]; calls: readonly string[]; texts?: string }>
  /**
   * What every lobby needs: its files, its calls (`*` stands for the category), how many pictures
   * it shows at once.
   */
  lobby: { types: readonly string[]; files: readonly string[]; calls: readonly string[]; pictures: number }
}

/** The rows of tiles a phone shows before it is scrolled. */
const PICTURES = 6
const ANY = 'RNG'

/** All of it, for a finished bundle and the pages whose features have them prefetched. */
export function firstScreen(bundle: Rolldown.OutputBundle, pages: readonly FirstPage[]): FirstScreen {
  const groups = [...new Set(pages.flatMap(({ texts }) => texts ?? []))]
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
            filesOf(bundle, `/text/${code.toLowerCase()}/soon.ts`, `/text/${code.toLowerCase()}/later.ts`),
            Object.fromEntries(groups.map((group) => [group, textsOf(bundle, code, group)])),
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
    pages: Object.fromEntries(
      pages.map(({ path, modules, calls, texts }) => [
        path,
        { files: filesOf(bundle, ...modules), calls: [whitelabel.path, ...calls], ...(texts ? { texts } : {}) },
      ]),
    ),
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

/** A group of texts of `text/<language>/<group>/pages.ts`; in English where there are none. */
function textsOf(bundle: Rolldown.OutputBundle, code: LanguageCode, group: string): string[] {
  const own = `/text/${code.toLowerCase()}/${group}/pages.ts`
  const has = Object.values(bundle).some((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(own))
  return filesOf(bundle, has ? own : `/text/en/${group}/pages.ts`)
}

/** What lazily loaded modules bring with them, less what the page has from the start. */
function filesOf(bundle: Rolldown.OutputBundle, ...modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const here = needed(
    byName,
    chunks.filter((chunk) => chunk.isEntry),
  )
  const wanted = modules.map((module) => {
    const chunk = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`no file of the bundle begins with ${module}`)
    return chunk
  })
  const files = [...needed(byName, wanted)].filter((chunk) => !here.has(chunk))
  const styles = files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...new Set([...files.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`)
}

/** Chunks with all that they import. */
function needed(
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  from: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  for (const chunk of from) follow(chunk)
  return found
}
