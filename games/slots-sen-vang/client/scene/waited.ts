import type { Beat } from '../../rules/index.ts'

/**
 * Which reels are waited for: those between the second and the third scatter, only when the third
 * really comes.
 */
export function waitedReels(beat: Pick<Beat, 'window' | 'freeSpinsWon'>): readonly number[] {
  if (beat.freeSpinsWon === 0) return []
  const scatters = beat.window.flatMap((symbols, reel) => symbols.filter((symbol) => symbol === 'S').map(() => reel))
  const [, second, third] = scatters
  if (second === undefined || third === undefined) return []
  return Array.from({ length: third - second }, (_, nth) => second + 1 + nth)
}
