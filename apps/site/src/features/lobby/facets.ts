import type { GameType } from '@senluna/kit/product.ts'

/** Themes and features that games carry, as the catalogue names them. */
export const THEMES = [
  'adventure',
  'animals',
  'asia',
  'classic',
  'festival',
  'fruits',
  'lotus',
  'moon',
  'myth',
  'ocean',
] as const

const OF_REELS = ['freeSpins', 'wild', 'scatter', 'multiplier', 'cascade', 'hold', 'buy'] as const
const MECHANICS = ['moves', 'bets', 'instant'] as const
export const FEATURES = [...OF_REELS, ...MECHANICS] as const
export type Feature = (typeof FEATURES)[number]

/** How games of a category are played, in the order of its shelves. */
const SHELVES: Partial<Record<GameType, readonly Feature[]>> = {
  MINI: ['moves', 'instant'],
  ARCADE: ['moves', 'instant'],
  TABLE: ['bets', 'moves'],
}
const WITH_REELS: ReadonlySet<GameType> = new Set(['RNG', 'JACKPOT'])

/** By which features a lobby can be narrowed, and whether by that a jackpot is won. */
export const facetsOf = (type: GameType): { features: readonly Feature[]; jackpot: boolean } => ({
  features: WITH_REELS.has(type) ? OF_REELS : shelvesOf(type),
  // In its own category every game has one.
  jackpot: type === 'RNG' || type === 'MINI',
})

/** The shelves on which a category's games stand; none where they are one list. */
export const shelvesOf = (type: GameType): readonly Feature[] => SHELVES[type] ?? []
