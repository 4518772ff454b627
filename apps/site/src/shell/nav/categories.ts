import { GAME_TYPES, type GameType } from '@senluna/kit/product.ts'
import {
  Cherry,
  ChessQueen,
  Clover,
  Dices,
  Fish,
  Gamepad2,
  Gem,
  Rocket,
  Spade,
  Ticket,
  Trophy,
  Tv,
  type LucideIcon,
} from 'lucide-react'
import { FAMILY_CATEGORIES } from '../../families.ts'

interface Category {
  path: string
  icon: LucideIcon
  art: string
  /** Colours of its tile: art, the same in both themes. */
  tile: readonly [string, string]
}

/** What each category looks like. */
const LOOKS: Record<GameType, Omit<Category, 'path'>> = {
  LOTT: { icon: Clover, art: 'c-five', tile: ['#7a1d4f', '#2b0c2e'] },
  ELOTT: { icon: Clover, art: 'c-five', tile: ['#7a1d4f', '#2b0c2e'] },
  VNLOTT: { icon: Ticket, art: 'c-balls', tile: ['#8f2a2a', '#330c14'] },
  LIVE: { icon: Tv, art: 'c-wheel', tile: ['#0b6a54', '#062b2b'] },
  SPORTS: { icon: Trophy, art: 'c-ball', tile: ['#1f4fae', '#0a1a44'] },
  ESPORTS: { icon: Gamepad2, art: 'c-pad', tile: ['#37308f', '#120f3a'] },
  RNG: { icon: Cherry, art: 'c-sevens', tile: ['#7b1fa0', '#26093f'] },
  FISH: { icon: Fish, art: 'c-fish', tile: ['#0a6d8f', '#05283f'] },
  PVP: { icon: Spade, art: 'c-cards', tile: ['#8a4510', '#331503'] },
  CRICKET: { icon: Trophy, art: 'c-trophy', tile: ['#2f6a1f', '#0c2b0a'] },
  CRASH: { icon: Rocket, art: 'c-rocket', tile: ['#0c5a70', '#0b1430'] },
  ARCADE: { icon: Gamepad2, art: 'c-gem', tile: ['#6a2f8f', '#200c3a'] },
  TABLE: { icon: ChessQueen, art: 'c-tile', tile: ['#0b6a54', '#062b2b'] },
  JACKPOT: { icon: Gem, art: 'c-coins', tile: ['#8a6510', '#332403'] },
  MINI: { icon: Dices, art: 'c-dice', tile: ['#97204a', '#340a1d'] },
}

const pathOf = (type: GameType): string => FAMILY_CATEGORIES[type] ?? `/${type.toLowerCase()}`

/** What each category looks like and where its page is: a lobby of games, or a family's own. */
export const CATEGORIES = Object.fromEntries(
  GAME_TYPES.map((type) => [type, { path: pathOf(type), ...LOOKS[type] }]),
) as Record<GameType, Category>

/** The category whose page has this path: of those that share one, the last. */
export const categoryAt = (path: string): GameType | undefined =>
  GAME_TYPES.findLast((type) => CATEGORIES[type].path === path)

/** The category as whose page its own is known. */
export const pageCategory = (type: GameType): GameType => categoryAt(CATEGORIES[type].path) ?? type

/** A drop-down lists at most so many vendors; the rest are on the category's page of vendors. */
export const MOST_IN_MENU = 15
/** Above so many entries a drop-down is set flush instead of centred. */
export const MOST_CENTRED = 8
