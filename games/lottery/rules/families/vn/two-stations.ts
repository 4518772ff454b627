import { type ResultOfPair, ResultRefused } from '../../draws/result.ts'
import { structure } from '../../draws/structure.ts'
import { coverage } from './group-coverage.ts'
import { pairPlay } from './pairs.ts'
import type { Pool } from './pool.ts'
import { readPrizes, SOUTH } from './result.ts'
import { tails } from './types.ts'

/**
 * Two southern or central stations of one day: nothing is drawn, their two results are its own.
 * Source: docs/lottery.md, "Two stations".
 */
export const vnPair = structure({
  profile: 'VN_S2',
  family: 'VN',
  betTypes: [pairPlay({ code: 'DA2', count: 'PAIRS', realistic: 2 }, poolOfTwo('lo2-two', tails))],
  readResult: readPair,
  coverage,
})

/** The numbers of two stations as one pool: both of a pair may fall in the same station. */
function poolOfTwo(name: string, station: Pool): Pool<ResultOfPair> {
  const known = new WeakMap<ResultOfPair, ReadonlyMap<string, number>>()
  return {
    name,
    digits: station.digits,
    size: 2 * station.size,
    fallen(result) {
      const found = known.get(result)
      if (found) return found
      const fallen = new Map<string, number>()
      for (const own of Object.values(result))
        for (const [number, times] of station.fallen(own)) fallen.set(number, (fallen.get(number) ?? 0) + times)
      known.set(result, fallen)
      return fallen
    },
  }
}

/** Reads the results of two stations, by their codes. Throws ResultRefused. */
function readPair(value: unknown): ResultOfPair {
  if (typeof value !== 'object' || value === null) throw new ResultRefused('result')
  const stations = Object.entries(value)
  if (stations.length !== 2) throw new ResultRefused('stations')
  return Object.fromEntries(stations.map(([code, own]) => [code, readPrizes(SOUTH, own)]))
}
