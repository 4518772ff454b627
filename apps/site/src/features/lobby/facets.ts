/** Themes and features a game can carry, as the catalogue names them. */
export const THEMES = [
  'animals',
  'classic',
  'dragon',
  'festival',
  'folklore',
  'lotus',
  'luck',
  'sea',
  'space',
  'treasure',
] as const
export const FEATURES = [
  'FREE_SPINS',
  'WILD',
  'SCATTER',
  'MULTIPLIER',
  'CASCADE',
  'RESPIN',
  'BONUS_GAME',
  'EXPANDING_WILD',
] as const
