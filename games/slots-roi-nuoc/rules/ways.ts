import { at } from '@senluna/kit/assert.ts'
import type { Draws, HouseGame, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES } from '@senluna/kit/games/instant.ts'
import { betOf, modeOf } from '@senluna/kit/games/modes.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { beatsOf, type Beat } from './beats.ts'
import { ROI_NUOC, UNITS, type WaysConfiguration } from './configuration.ts'
import { scatterStep, tablesOf, waysUnits } from './tables.ts'

/** A house game whose rules and paytable can be looked at. */
export interface WaysGame extends HouseGame<Beat> {
  configuration: WaysConfiguration
}

/** A slot of ways of one paytable. Throws RangeError when the paytable doesn't hold together. */
export function waysOf(code: string, stakes: readonly Amount[], configuration: WaysConfiguration): WaysGame {
  const { modes, scatterPays, freeSpins, freeWild, capMultiple } = configuration
  const paidTables = tablesOf(configuration, 1)
  const freeTables = tablesOf(configuration, freeWild)
  const capUnits = capMultiple * UNITS
  const base = modeOf(modes, 'base')

  /**
   * Plays one paid round: the paid spin and every free spin it leads to, in one stream.
   *
   * Each reel reads one number below the length of its list, and the record keeps the stop. A round
   * that reaches the cap ends there. Throws RangeError when the stake is no price of the mode.
   */
  function play(draws: Draws, stake: Amount, choice: string): PlayedRound {
    const mode = modeOf(modes, choice)
    const unit = betOf(stake, mode) / BigInt(UNITS)
    const drawn: number[] = []
    let [units, steps] = [0, 0]
    for (let left = 1; left > 0 && units < capUnits; left--) {
      const { stops: lists } = steps === 0 ? mode : base
      const stops = lists.map((list) => at(list, draws.uint(list.length)))
      drawn.push(...stops)
      const tables = steps === 0 ? paidTables : freeTables
      const scatters = stops.reduce((sum, stop, reel) => sum + at(at(tables.scatters, reel), stop), 0)
      const step = scatterStep(scatters)
      units += waysUnits(tables, stops)
      if (step !== undefined) {
        units += at(scatterPays, step)
        left += at(freeSpins, step)
      }
      steps++
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

/** "Rối Nước", the water puppets: five reels, 1,024 ways, free spins with threefold wilds. */
export const roiNuoc: WaysGame = waysOf('roi-nuoc', STAKES, ROI_NUOC)
