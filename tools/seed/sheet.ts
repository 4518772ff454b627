import { usualJackpots } from '@senluna/brands/jackpots.ts'
import type { MotifName } from '@senluna/games/art/motifs.ts'
import type { Picture } from '@senluna/games/art/thumbnail.ts'
import { seeded, shortHash } from '@senluna/games/art/svg.ts'
import type { OwnGame } from '@senluna/games/own-game.ts'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import { motifName } from '@senluna/games/pictures.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import { isInstant } from '@senluna/kit/games/instant.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { volatilityOf, type Volatility } from '@senluna/kit/games/volatility.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { LOTTERY_GAMES } from './lottery-games.ts'
import { Names, pick } from './names.ts'
import { pictureFor } from './pictures.ts'
import { DEMO_VENDORS, OWN_VENDOR, type DemoVendor } from './vendors.ts'
import { THEMES, type Theme } from './words.ts'

/** One game as its vendor's sheet describes it. */
export interface SheetGame extends Picture {
  gameId: string
  nodeId: string
  vendorCode: string
  vendorName: string
  gameType: GameType
  classify: string | null
  name: string
  folded: string
  words: string[]
  theme: string
  features: string[]
  volatility: Volatility
  rtpX100: number | null
  jackpot: boolean
  own: boolean
  demo: boolean
  maintenance: boolean
  releasedOn: string
}

/**
 * What the ids of each vendor's games begin with: short, since the search of the page loads them
 * all.
 */
const PREFIX = new Map(
  DEMO_VENDORS.map(({ vendorCode }, nth) => [
    vendorCode,
    `${String.fromCharCode(97 + Math.floor(nth / 26))}${String.fromCharCode(97 + (nth % 26))}`,
  ]),
)

type Draft = Omit<SheetGame, keyof Picture> & { motifs: readonly string[] }

/** Games that stand in the pictures of the home page, so they exist under these names. */
const LISTED: readonly {
  vendorCode: string
  name: string
  theme: string
  motif: MotifName
  gameType: GameType
}[] = [
  { vendorCode: 'CUULONG', name: 'Cá Chép Hóa Rồng', theme: 'myth', motif: 'koi', gameType: 'RNG' },
  { vendorCode: 'THUBON', name: 'Phố Đèn Lồng', theme: 'festival', motif: 'lantern', gameType: 'RNG' },
  { vendorCode: 'HUNGVUONG', name: 'Trống Đồng', theme: 'asia', motif: 'drum', gameType: 'RNG' },
  { vendorCode: 'HOTRANG', name: 'Mèo May Mắn', theme: 'asia', motif: 'cat', gameType: 'RNG' },
  { vendorCode: 'CUULONG', name: 'Mắt Rồng', theme: 'myth', motif: 'eye', gameType: 'JACKPOT' },
  { vendorCode: 'HAIAU', name: 'Vịnh Ngọc', theme: 'ocean', motif: 'bay', gameType: 'RNG' },
  { vendorCode: 'THUBON', name: 'Ba Số 7', theme: 'classic', motif: 'sevens', gameType: 'RNG' },
  { vendorCode: 'THUBON', name: 'Gà Chọi', theme: 'animals', motif: 'fan', gameType: 'ARCADE' },
]

const FEATURES = ['freeSpins', 'wild', 'scatter', 'multiplier', 'buy', 'cascade', 'hold'] as const
const SPINS: readonly GameType[] = ['RNG', 'JACKPOT', 'MINI', 'ARCADE']
const DAY_MS = 86_400_000
const FIRST_RELEASE = Date.UTC(2019, 0, 1)
const RELEASE_DAYS = 2_860 // to the end of October 2026

/** Our own games, the first as the home page shows it. */
const OWN: readonly Draft[] = OWN_GAMES.map(ownDraft)

/** How a game is played, as lobbies group and narrow by it. */
function mechanicsOf(game: HouseGame): string[] {
  if (isRunGame(game)) return ['moves']
  if (isTableGame(game)) return ['bets']
  return isInstant(game) ? ['instant'] : []
}

/** One of our own games as its folder and its certificate say. */
function ownDraft({ game, certificate, names, catalogue }: OwnGame): Draft {
  const { gameType, classify, theme, features, releasedOn, motif } = catalogue
  if (!THEMES.some(({ code }) => code === theme)) throw new Error(`no theme is called ${theme}`)
  return {
    gameId: game.code,
    nodeId: '1',
    vendorCode: OWN_VENDOR,
    vendorName: 'Senluna',
    gameType,
    classify: classify ?? null,
    name: names.VI,
    folded: fold(names.VI),
    words: wordsOf(names.VI, 'Senluna'),
    theme,
    features: [...mechanicsOf(game), ...(features ?? [])],
    volatility: volatilityOf({ game, certificate }),
    rtpX100: returnX100(certificate),
    jackpot: usualJackpots.games.includes(game.code),
    own: true,
    demo: true,
    maintenance: false,
    releasedOn,
    motifs: [motifName(motif)],
  }
}

/** A certificate's return in hundredths of a percent, cut, never rounded up. */
export function returnX100({ rtp }: Certificate): number {
  return Number((BigInt(rtp.numerator) * 10_000n) / BigInt(rtp.denominator))
}

/** What a search finds a game by: each word, the name written as one word, the vendor. */
function wordsOf(name: string, vendorName: string): string[] {
  const folded = fold(name)
  return [...new Set([...folded.split(' '), folded.replaceAll(' ', ''), ...fold(vendorName).split(' ')])]
}

function draft(
  vendor: DemoVendor,
  nth: number,
  gameType: GameType,
  named: { name: string; theme: Theme; kind?: string },
): Draft {
  const random = seeded(Number.parseInt(shortHash(`${vendor.vendorCode}-${nth}`), 36))
  const spins = SPINS.includes(gameType)
  const jackpot = gameType === 'JACKPOT' || (gameType === 'RNG' && random() < 0.03)
  const gameId = `${PREFIX.get(vendor.vendorCode)}${nth}`
  return {
    gameId,
    nodeId: String(nth),
    vendorCode: vendor.vendorCode,
    vendorName: vendor.name,
    gameType,
    classify: named.kind ?? null,
    name: named.name,
    folded: fold(named.name),
    words: wordsOf(named.name, vendor.name),
    theme: named.theme.code,
    features: [...(spins ? FEATURES.filter(() => random() < 0.34) : []), ...(jackpot ? ['jackpot'] : [])],
    volatility: pick(['LOW', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH'] as const, random),
    rtpX100: spins || gameType === 'CRASH' || gameType === 'TABLE' ? 9_400 + Math.floor(random() * 320) : null,
    jackpot,
    own: false,
    demo: spins && random() < 0.9,
    maintenance: true,
    releasedOn: new Date(FIRST_RELEASE + Math.floor(random() * RELEASE_DAYS) * DAY_MS).toISOString().slice(0, 10),
    motifs: named.theme.motifs,
  }
}

function draftsOf(vendor: DemoVendor, names: Names): Draft[] {
  const random = seeded(Number.parseInt(shortHash(vendor.vendorCode), 36))
  const drafts: Draft[] = []
  for (const [type, count] of Object.entries(vendor.games) as [GameType, number][]) {
    const listed = LISTED.filter((game) => game.vendorCode === vendor.vendorCode && game.gameType === type)
    for (let nth = 0; nth < count; nth++) {
      const byHand = listed[nth]
      const theme = byHand && THEMES.find(({ code }) => code === byHand.theme)
      const named =
        byHand && theme
          ? { name: byHand.name, theme: { ...theme, motifs: [byHand.motif] } }
          : names.next(type, vendor.names, random)
      drafts.push(draft(vendor, drafts.length + 1, type, named))
    }
  }
  return drafts
}

/** How many games the sheet has: with the lottery's 10,000. */
export const SHEET_SIZE = 10_000 - LOTTERY_GAMES.length

/** Our own games alone. Their pictures are chosen first, so they are those of the whole sheet. */
export function ownSheet(): SheetGame[] {
  const choose = pictureFor()
  return inOrder([...OWN]).map(({ motifs, ...game }) => ({ ...game, ...choose(game, motifs) }))
}

/** All games but the lottery's, the same at every call, in the order of their names. */
export function demoSheet(): SheetGame[] {
  const names = new Names()
  for (const { name } of OWN) names.keep(name)
  for (const { name } of LISTED) names.keep(name)
  const drafts = [...OWN, ...DEMO_VENDORS.flatMap((vendor) => draftsOf(vendor, names))]
  const choose = pictureFor()
  return inOrder(drafts).map(({ motifs, ...game }) => ({ ...game, ...choose(game, motifs) }))
}

/** Our own before the others, each by its name. */
const inOrder = (drafts: Draft[]): Draft[] =>
  drafts.toSorted((a, b) => Number(b.own) - Number(a.own) || (a.folded < b.folded ? -1 : 1))
