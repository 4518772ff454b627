import type { GameType } from '@senluna/kit/product.ts'
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
import { pathTo } from './path-to.ts'

interface Category {
  path: string
  icon: LucideIcon
  art: string
  /** Colours of its tile: art, the same in both themes. */
  tile: readonly [string, string]
}

/** What each category looks like and where its page is. */
export const CATEGORIES: Record<GameType, Category> = {
  LOTT: { path: pathTo('lotteryHalls'), icon: Clover, art: 'c-balls', tile: ['#7a1d4f', '#2b0c2e'] },
  ELOTT: { path: pathTo('lotteryHalls'), icon: Clover, art: 'c-balls', tile: ['#7a1d4f', '#2b0c2e'] },
  VNLOTT: { path: pathTo('vnLottery'), icon: Ticket, art: 'c-balls', tile: ['#8f2a2a', '#330c14'] },
  LIVE: { path: '/live', icon: Tv, art: 'c-wheel', tile: ['#0b6a54', '#062b2b'] },
  SPORTS: { path: '/sports', icon: Trophy, art: 'c-ball', tile: ['#1f4fae', '#0a1a44'] },
  ESPORTS: { path: '/esports', icon: Gamepad2, art: 'c-pad', tile: ['#37308f', '#120f3a'] },
  RNG: { path: '/rng', icon: Cherry, art: 'c-sevens', tile: ['#7b1fa0', '#26093f'] },
  FISH: { path: '/fish', icon: Fish, art: 'c-fish', tile: ['#0a6d8f', '#05283f'] },
  PVP: { path: '/pvp', icon: Spade, art: 'c-cards', tile: ['#8a4510', '#331503'] },
  CRICKET: { path: '/cricket', icon: Trophy, art: 'c-trophy', tile: ['#2f6a1f', '#0c2b0a'] },
  CRASH: { path: '/crash', icon: Rocket, art: 'c-rocket', tile: ['#0c5a70', '#0b1430'] },
  ARCADE: { path: '/arcade', icon: Gamepad2, art: 'c-gem', tile: ['#6a2f8f', '#200c3a'] },
  TABLE: { path: '/table', icon: ChessQueen, art: 'c-tile', tile: ['#0b6a54', '#062b2b'] },
  JACKPOT: { path: '/jackpot', icon: Gem, art: 'c-coins', tile: ['#8a6510', '#332403'] },
  MINI: { path: '/mini', icon: Dices, art: 'c-dice', tile: ['#97204a', '#340a1d'] },
}

/** The category whose page has this path. */
export const categoryAt = (path: string): GameType | undefined => {
  const found = Object.entries(CATEGORIES).find(([, category]) => category.path === path)
  return found?.[0] === 'LOTT' ? 'ELOTT' : (found?.[0] as GameType | undefined)
}

/** A drop-down lists at most so many vendors; the rest are on the category's page of vendors. */
export const MOST_IN_MENU = 15
/** Above so many entries a drop-down is set flush instead of centred. */
export const MOST_CENTRED = 8
