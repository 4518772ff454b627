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
export const FEATURES = ['freeSpins', 'wild', 'scatter', 'multiplier', 'cascade', 'hold', 'buy'] as const

/** Categories whose games carry features: reels and what is like them. */
const WITH_FEATURES: ReadonlySet<GameType> = new Set(['RNG', 'JACKPOT', 'ARCADE', 'MINI'])

/** Whether a lobby can be narrowed by features, and by whether a jackpot is won. */
export const facetsOf = (type: GameType): { features: boolean; jackpot: boolean } => ({
  features: WITH_FEATURES.has(type),
  // In its own category every game has one.
  jackpot: type === 'RNG',
})
