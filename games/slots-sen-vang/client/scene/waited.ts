import type { Beat } from '../../rules/index.ts'

const ENOUGH = 3

/**
 * Which reels are waited for: those after the second scatter, until a third is in view or the reels
 * are over. Only what was drawn decides, and only what is in view by then: waiting promises
 * nothing.
 */
export function waitedReels({ window }: Pick<Beat, 'window'>): readonly number[] {
  let seen = 0
  return window.flatMap((symbols, reel) => {
    const waits = seen === ENOUGH - 1
    seen += symbols.filter((symbol) => symbol === 'S').length
    return waits ? [reel] : []
  })
}
