import { structure } from '../../draws/structure.ts'
import { drawPrizes, NORTH, type Prize, readPrizes, SOUTH } from './result.ts'
import { coverage } from './group-coverage.ts'
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
    coverage,
  })
}
