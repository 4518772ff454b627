import { at } from '@senluna/kit/assert.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { REELS, type SlotConfiguration } from './configuration.ts'
import { lineBetOf } from './line-bet.ts'
import { spinOf, type LineWin, type ScatterWin, type Window } from './spin.ts'

/** What every spin shows, paid or free. */
interface Shown {
  /** 0 is the base spin, then the free spins. */
  step: number
  /** Where each reel stops, left to right. */
  stops: readonly number[]
  /** What each reel shows, top to bottom: `window[reel][row]`. */
  window: Window
  lineWins: readonly LineWin[]
  /** How many scatters are in view, also when too few to pay. */
  scatters: number
  scatterWin: ScatterWin | undefined
  /** Free spins this spin gives. */
  freeSpinsWon: number
  /** What the pays of this spin are multiplied by. */
  multiplier: number
  /** This spin's wins in line bets, multiplied, before the cap. */
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
 * Retells a round from the numbers drawn for it.
 *
 * The sum of `won` over the beats is the payout. Throws RangeError when the draws are not exactly
 * one whole round, or the stake is no whole number of line bets.
 */
export function beatsOf(configuration: SlotConfiguration, draws: readonly number[], stake: Amount): Beat[] {
  const lineBet = lineBetOf(configuration, stake)
  const cap = stake * BigInt(configuration.capMultiple)
  const beats: Beat[] = []
  let total = 0n
  let awarded = 0
  for (let step = 0; step <= awarded; step++) {
    const stops = stopsAt(configuration, draws, step)
    const spin = spinOf(configuration, stops)
    const multiplier = step === 0 ? 1 : configuration.freeSpinMultiplier
    const units = spin.units * multiplier
    const before = total
    const reached = before + BigInt(units) * lineBet
    const capped = reached >= cap
    total = capped ? cap : reached
    const already = awarded
    awarded += spin.freeSpins
    const shown: Shown = {
      step,
      stops,
      window: spin.window,
      lineWins: spin.lineWins,
      scatters: spin.scatters,
      scatterWin: spin.scatterWin,
      freeSpinsWon: spin.freeSpins,
      multiplier,
      units,
      won: amount(total - before),
      total: amount(total),
      freeSpinsLeft: capped ? 0 : awarded - step,
      capped,
    }
    beats.push(step === 0 ? { type: 'baseSpin', ...shown } : { type: 'freeSpin', number: step, of: already, ...shown })
    if (capped) break
  }
  if (draws.length !== beats.length * REELS) throw new RangeError('the draws go on after the round is over')
  return beats
}

function stopsAt({ strips }: SlotConfiguration, draws: readonly number[], step: number): number[] {
  const stops = draws.slice(step * REELS, (step + 1) * REELS)
  if (stops.length < REELS) throw new RangeError('the draws end before the round is over')
  if (!stops.every((stop, reel) => Number.isInteger(stop) && stop >= 0 && stop < at(strips, reel).length)) {
    throw new RangeError('a draw is no stop of its reel')
  }
  return stops
}
