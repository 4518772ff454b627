import { at } from '@senluna/kit/assert.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { TumbleConfiguration } from './configuration.ts'
import { placesOf, spinOf, timesOf, type Drop, type Grid, type Position } from './grid.ts'
import { freeSpinsFor, scatterPayOf, unitOf } from './pays.ts'

/** The scatters of a paid spin that paid, in hundredths of the stake. */
export interface ScatterWin {
  count: number
  units: number
  positions: readonly Position[]
}

/** What every spin shows, paid or free. */
interface Shown {
  /** 0 is the paid spin, then the free spins. */
  step: number
  /** The first grid, before anything tumbled. */
  grid: Grid
  /** Each win with the grid it tumbled into. */
  drops: readonly Drop[]
  /** The last grid. */
  end: Grid
  /** How many scatters are in view at the end, also when too few for anything. */
  scatters: number
  scatterWin: ScatterWin | undefined
  /** What the drops are multiplied by: the multipliers at the end of a free spin, else 1. */
  times: number
  /** Free spins this spin gives. */
  freeSpinsWon: number
  /** This spin's wins in hundredths of the stake, multiplied, before the cap. */
  units: number
  /** What this spin adds to the payout: what the cap cut off is not in it. */
  won: Amount
  /** The payout so far, this spin included. */
  total: Amount
  /** Free spins still to come after this one; 0 in the last beat of a round. */
  freeSpinsLeft: number
  /** Whether the round's cap was reached here. It ends the round. */
  capped: boolean
}

/** The spin that was staked on. */
export interface BaseSpin extends Shown {
  type: 'baseSpin'
}

/** A spin that the scatters gave; `number` of `of` known when it began, both from 1. */
export interface FreeSpin extends Shown {
  type: 'freeSpin'
  number: number
  of: number
}

/** One beat for each step of a round. */
export type Beat = BaseSpin | FreeSpin

/**
 * Retells a round from what was drawn for it.
 *
 * The sum of `won` over the beats is the payout. Throws RangeError when the draws are not exactly
 * one whole round, or a hundredth of the stake is no whole amount.
 */
export function beatsOf(configuration: TumbleConfiguration, draws: readonly number[], stake: Amount): Beat[] {
  const unit = unitOf(stake)
  const cap = stake * BigInt(configuration.capMultiple)
  let place = 0
  const read = () => {
    if (place >= draws.length) throw new RangeError('the draws end before the round is over')
    return at(draws, place++)
  }
  const beats: Beat[] = []
  let total = 0n
  let awarded = 0
  for (let step = 0; step <= awarded; step++) {
    const free = step > 0
    const spin = spinOf(configuration, read, free)
    const positions = placesOf(spin.end, 'S')
    const scatters = positions.length
    const scatterUnits = free ? 0 : scatterPayOf(configuration, scatters)
    const times = free ? Math.max(1, timesOf(spin.end)) : 1
    const units = spin.units * times + scatterUnits
    const before = total
    const reached = before + BigInt(units) * unit
    const capped = reached >= cap
    total = capped ? cap : reached
    const already = awarded
    const freeSpinsWon = freeSpinsFor(configuration, scatters, { free, awarded })
    awarded += freeSpinsWon
    const shown: Shown = {
      step,
      grid: spin.grid,
      drops: spin.drops,
      end: spin.end,
      scatters,
      scatterWin: scatterUnits > 0 ? { count: scatters, units: scatterUnits, positions } : undefined,
      times,
      freeSpinsWon,
      units,
      won: amount(total - before),
      total: amount(total),
      freeSpinsLeft: capped ? 0 : awarded - step,
      capped,
    }
    beats.push(free ? { type: 'freeSpin', number: step, of: already, ...shown } : { type: 'baseSpin', ...shown })
    if (capped) break
  }
  if (place !== draws.length) throw new RangeError('the draws go on after the round is over')
  return beats
}
