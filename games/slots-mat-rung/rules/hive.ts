import type { Draws, HouseGame, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES } from '@senluna/kit/games/instant.ts'
import { betOf, modeOf } from '@senluna/kit/games/modes.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { beatsOf, type Beat } from './beats.ts'
import { MAT_RUNG, UNITS, type HiveConfiguration } from './configuration.ts'
import { fieldBytes } from './field-number.ts'
import { spinnerOf } from './spin.ts'

/** A house game whose rules and paytable can be looked at. */
export interface HiveGame extends HouseGame<Beat> {
  configuration: HiveConfiguration
}

/** A slot of clusters of one paytable. Throws RangeError when its weights don't hold together. */
export function hiveOf(code: string, stakes: readonly Amount[], configuration: HiveConfiguration): HiveGame {
  const { modes, fields, jar, freeSpins, free, freeTimes, capMultiple } = configuration
  const base = modeOf(modes, 'base')
  const spinners = new Map(modes.map((mode) => [mode.choice, spinnerOf(configuration, mode)]))
  const spinFree = spinnerOf(configuration, free, freeTimes)

  /**
   * Plays one paid round: the field of the paid spin, and where it fills the jar a field for each
   * free spin, in one stream. A bought spin draws fields until one fills the jar, and is of that
   * one. Throws RangeError when the stake is no price of the mode.
   */
  function play(draws: Draws, stake: Amount, choice: string): PlayedRound {
    const mode = modeOf(modes, choice)
    const unit = betOf(stake, mode) / BigInt(UNITS)
    const spin = spinners.get(choice)!
    let field = draws.uint(fields)
    let paid = spin(field)
    while (mode.full && paid.burst < jar) {
      field = draws.uint(fields)
      paid = spin(field)
    }
    const drawn = [...fieldBytes(field)]
    const capUnits = capMultiple * UNITS
    let { units } = paid
    let steps = 1
    const spins = paid.burst >= jar ? freeSpins : 0
    for (; steps <= spins && units < capUnits; steps++) {
      const number = draws.uint(fields)
      drawn.push(...fieldBytes(number))
      units += spinFree(number).units
    }
    const payout = amount(BigInt(Math.min(units, capUnits)) * unit)
    return units > capUnits
      ? { draws: drawn, steps, payout, cappedFrom: amount(BigInt(units) * unit) }
      : { draws: drawn, steps, payout }
  }

  return {
    code,
    streamCode: configuration.stream,
    stakes,
    configuration,
    capMultiple,
    modes,
    choosing: { first: base.choice, read: (given) => modes.find(({ choice }) => choice === given)?.choice },
    play,
    beats: (draws, stake, choice) => beatsOf(configuration, draws, stake, choice),
  }
}

/** "Mật Rừng", the honey of the forest: clusters that burst, and a jar that fills. */
export const matRung: HiveGame = hiveOf('mat-rung', STAKES, MAT_RUNG)
