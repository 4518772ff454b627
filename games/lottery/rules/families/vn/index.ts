import type { Compared } from '../../tickets/bet-type.ts'
import { shareOf } from '../../money/coverage.ts'
import { structure } from '../../draws/structure.ts'
import { drawPrizes, NORTH, type Prize, readPrizes, SOUTH } from './result.ts'
import { setCoverage } from './set-coverage.ts'
import { isSet } from './sets.ts'
import { NORTH_TYPES, SOUTH_TYPES } from './types.ts'

export type { VnResult } from './result.ts'

/** The northern draw: 27 numbers. */
export const vnNorth = vietnamese('VN_N', NORTH, NORTH_TYPES)

/** The central and southern draw: 18 numbers. */
export const vnSouth = vietnamese('VN_S', SOUTH, SOUTH_TYPES)

function vietnamese(profile: string, prizes: readonly Prize[], betTypes: typeof NORTH_TYPES) {
  return structure({
    profile,
    family: 'VN',
    betTypes,
    readResult: (value) => readPrizes(prizes, value),
    draw: (draws) => drawPrizes(prizes, draws),
    coverage: (_group, compared: readonly Compared[]) => {
      const sets = compared.filter(isSet)
      return sets.length === compared.length ? setCoverage(sets) : shareOf(compared)
    },
  })
}
