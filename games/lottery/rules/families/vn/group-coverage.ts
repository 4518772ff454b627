import { shareOf } from '../../money/coverage.ts'
import type { Compared } from '../../tickets/bet-type.ts'
import { setCoverage } from './set-coverage.ts'
import { isSet } from './sets.ts'

/** The share of all outcomes on which at least one of a group's selections wins. */
export function coverage(_group: string, compared: readonly Compared[]) {
  const sets = compared.filter(isSet)
  return sets.length === compared.length ? setCoverage(sets) : shareOf(compared)
}
