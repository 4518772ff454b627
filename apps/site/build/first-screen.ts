import { whitelabel } from '@senluna/contract/site/system.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { lotteryGame, lotteryMenus, drawsNear, vnMenu } from '@senluna/contract/lottery.ts'
import { promotions } from '@senluna/contract/site/content.ts'
import { announcements } from '@senluna/contract/site/notices.ts'
import { isOffered, plainText } from '@senluna/text/all.ts'
import { LANGUAGES, writtenIn, type LanguageCode } from '@senluna/text/index.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import { addressOf, queryOf } from '@senluna/web/client/call/call.ts'
import type { Rolldown } from 'vite'
import { NEW_SLOTS } from '../src/features/home/slots.ts'
import { nearArgs } from '../src/features/lottery/draw/near-args.ts'
import { FIRST_GAME } from '../src/features/lottery/vn/first-game.ts'
import { PAGE_SIZE as PROMOTIONS } from '../src/features/promotions/page-size.ts'
import { NO_FILTERS, PAGE_SIZE, queryFor } from '../src/features/lobby/filters.ts'
import { LOBBIES } from '../src/shell/nav/lobbies.ts'
import { NOTICES_ASKED } from '../src/shell/notices/notices-asked.ts'

/** What the page's inline script prefetches before the page's own code has come. */
interface FirstScreen {
  /** Host → brand, theme, language as the brand names it, name, pictures from this site. */
  hosts: Record<string, readonly [string, string, string, string, boolean]>
  /**
   * Language as a brand names it → as the document does, its direction, the files of its texts, its
   * word for loading again, the texts of every page but home, those of the lottery.
   */
  texts: Record<
    string,
    readonly [string, 'ltr' | 'rtl', readonly string[], string, readonly string[], readonly string[]]
  >
  /** The calls of the home page; `~` stands for the language. */
  home: { calls: readonly string[] }
  /** Pages by their address: their files, their calls, whether they say words of the lottery. */
  pages: Record<string, { files: readonly string[]; calls: readonly string[]; lottery: boolean }>
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
            filesOf(bundle, `/text/${code.toLowerCase()}/later.ts`),
            lotteryTexts(bundle, code),
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
    pages: {
      '/vnlottery': {
        files: filesOf(bundle, '/features/lottery/vn/load.ts', '/features/lottery/vn/VnLottery.tsx'),
        calls: [
          whitelabel.path,
          addressOf(vnMenu, {}),
          addressOf(lotteryGame, { params: { code: FIRST_GAME } }),
          addressOf(drawsNear, nearArgs(FIRST_GAME)),
        ],
        lottery: true,
      },
      '/elott': {
        files: filesOf(bundle, '/features/lottery/halls/load.ts', '/features/lottery/halls/LotteryHalls.tsx'),
        calls: [whitelabel.path, addressOf(lotteryMenus, {})],
        lottery: true,
      },
      '/promotions': {
        files: filesOf(bundle, '/features/promotions/Promotions.tsx'),
        calls: [whitelabel.path, addressOf(promotions, { query: { page: '1', pageSize: String(PROMOTIONS) } })],
        lottery: false,
      },
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

/** The lottery's texts in a language; English where it has none of its own. */
function lotteryTexts(bundle: Rolldown.OutputBundle, code: LanguageCode): string[] {
  const own = `/text/${code.toLowerCase()}/lottery/pages.ts`
  const has = Object.values(bundle).some((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(own))
  return filesOf(bundle, has ? own : '/text/en/lottery/pages.ts')
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
