import { at } from '@senluna/kit/assert.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { ENOUGH, SCATTERS, UNITS, type PaySymbol, type TumbleConfiguration } from './configuration.ts'

/** What so many of a symbol pay, in hundredths of the stake; 0 when they are too few. */
export function payOf({ pays }: TumbleConfiguration, symbol: PaySymbol, count: number): number {
  const reached = ENOUGH.findLastIndex((least) => count >= least)
  return reached < 0 ? 0 : at(pays[symbol], reached)
}

/** What so many scatters of a paid spin pay, in hundredths of the stake. */
export const scatterPayOf = ({ scatterPays }: TumbleConfiguration, count: number): number =>
  count < SCATTERS ? 0 : at(scatterPays, Math.min(count - SCATTERS, scatterPays.length - 1))

/** Free spins that so many scatters give, when `awarded` were given before. */
export function freeSpinsFor(
  { freeSpins, more }: TumbleConfiguration,
  scatters: number,
  { free, awarded }: { free: boolean; awarded: number },
): number {
  if (!free) return scatters >= SCATTERS ? freeSpins : 0
  return scatters >= more.scatters ? Math.min(more.spins, more.most - awarded) : 0
}

/** A hundredth of a stake. Throws RangeError unless it comes out whole. */
export function unitOf(stake: Amount): bigint {
  const units = BigInt(UNITS)
  if (stake <= 0n || stake % units !== 0n) throw new RangeError(`a stake is a multiple of ${UNITS}, above zero`)
  return stake / units
}
