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
