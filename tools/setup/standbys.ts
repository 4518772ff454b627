import { ownMemory } from './memory.ts'
import { Problem } from './problem.ts'

const GB = 2 ** 30

/**
 * Each takes some 150 MB: five where there is plenty, so that five deaths in a row cost nobody a
 * second; one elsewhere.
 */
export const usualStandbys = (memory: number): number => (memory >= 4 * GB ? 5 : 1)

/**
 * How many api processes stand by: what STANDBYS says, 1 to 8, or as many as suit the machine.
 * Throws a Problem.
 */
export function standbysOf(asked: string | undefined): number {
  if (!asked) return usualStandbys(ownMemory())
  if (!/^[1-8]$/.test(asked)) throw new Problem(`STANDBYS must be a number from 1 to 8; it is "${asked}".`)
  return Number(asked)
}
