import { CONFIGURATION } from './configuration.ts'

const { edgeBp, targets } = CONFIGURATION
const [FIRST, LAST] = targets
const KEPT = (10_000 - edgeBp) / 100
const ALL = 2 ** 52

/**
 * The target that returns least, looked for among all hundred million.
 *
 * A target t wins in floor(99·2^52 / t) of 2^52 ways: what flooring takes is 99·2^52 mod t. The
 * figures stay below 2^53. Takes a second or two.
 */
export function leastTarget(): number {
  let least: number = FIRST
  let most = -1
  for (let target = FIRST; target <= LAST; target++) {
    const taken = ((ALL % target) * KEPT) % target
    if (taken > most) {
      most = taken
      least = target
    }
  }
  return least
}
