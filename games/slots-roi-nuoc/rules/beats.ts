import { at } from '@senluna/kit/assert.ts'
import { betOf, modeOf } from '@senluna/kit/games/modes.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { REELS, UNITS, type WaysConfiguration } from './configuration.ts'
import { spinOf, type ScatterWin, type WaysWin, type Window } from './spin.ts'

/** What every spin shows, paid or free. */
interface Shown {
  /** 0 is the paid spin, then the free spins. */
  step: number
  /** Where each reel stops, left to right. */
  stops: readonly number[]
  /** What each reel shows, top to bottom: `window[reel][row]`. */
  window: Window
  wins: readonly WaysWin[]
  /** How many scatters are in view, also when too few to pay. */
  scatters: number
  scatterWin: ScatterWin | undefined
  /** Free spins this spin gives. */
  freeSpinsWon: number
  /** What the pays of the round are counted by. */
  bet: Amount
  /** This spin's wins in hundredths of the bet, before the cap. */
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

/** The spin that was paid for. */
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
 * Retells a round from the stops drawn for it.
 *
 * The sum of `won` over the beats is the payout. Throws RangeError when the draws are not exactly
 * one whole round of the mode, or the stake is no price of it.
 */
export function beatsOf(
  configuration: WaysConfiguration,
  draws: readonly number[],
  stake: Amount,
  choice: string,
): Beat[] {
  const mode = modeOf(configuration.modes, choice)
  const free = modeOf(configuration.modes, 'base')
  const bet = betOf(stake, mode)
  const unit = bet / BigInt(UNITS)
  const cap = bet * BigInt(configuration.capMultiple)
  const beats: Beat[] = []
  let total = 0n
  let awarded = 0
  for (let step = 0; step <= awarded; step++) {
    const stops = draws.slice(step * REELS, (step + 1) * REELS)
    if (stops.length < REELS) throw new RangeError('the draws end before the round is over')
    const lists = (step === 0 ? mode : free).stops
    if (!stops.every((stop, reel) => at(lists, reel).includes(stop)))
      throw new RangeError('a draw is no stop of its reel')
    const spin = spinOf(configuration, stops, step === 0 ? 1 : configuration.freeWild)
    const before = total
    const reached = before + BigInt(spin.units) * unit
    const capped = reached >= cap
    total = capped ? cap : reached
    const already = awarded
    awarded += spin.freeSpins
    const shown: Shown = {
      step,
      stops,
      window: spin.window,
      wins: spin.wins,
      scatters: spin.scatters,
      scatterWin: spin.scatterWin,
      freeSpinsWon: spin.freeSpins,
      bet,
      units: spin.units,
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
