import type { Draws, HouseGame, PlayedRound } from '@senluna/kit/games/game.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { beatsOf, type Beat } from './beats.ts'
import { CHO_NOI, UNITS, type TumbleConfiguration } from './configuration.ts'
import { freeSpinsFor, scatterPayOf, unitOf } from './pays.ts'
import { spinnerOf } from './spin.ts'

/** A house game whose rules and paytable can be looked at. */
export interface TumbleGame extends HouseGame<Beat> {
  configuration: TumbleConfiguration
  play(draws: Draws, stake: Amount): PlayedRound
  beats(draws: readonly number[], stake: Amount): readonly Beat[]
}

/** A tumble of one paytable. Throws RangeError when the paytable doesn't hold together. */
export function tumbleOf(code: string, stakes: readonly Amount[], configuration: TumbleConfiguration): TumbleGame {
  const spin = spinnerOf(configuration)
  const capUnits = configuration.capMultiple * UNITS

  /**
   * Plays one paid round: the paid spin with all its drops, and every free spin, in one stream.
   *
   * A round that reaches the cap ends with that spin. Throws RangeError when a hundredth of the
   * stake is no whole amount. A round takes about 1 µs beside its draws, some 38 on average.
   */
  function play(draws: Draws, stake: Amount): PlayedRound {
    const unit = unitOf(stake)
    const drawn: number[] = []
    let units = 0
    let steps = 0
    let awarded = 0
    for (; steps <= awarded && units < capUnits; steps++) {
      const free = steps > 0
      const result = spin(draws, free, drawn)
      units += free ? result.units * Math.max(1, result.times) : result.units
      if (!free) units += scatterPayOf(configuration, result.scatters)
      awarded += freeSpinsFor(configuration, result.scatters, { free, awarded })
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
    capMultiple: configuration.capMultiple,
    play,
    beats: (draws, stake) => beatsOf(configuration, draws, stake),
  }
}

/** The stakes of Chợ Nổi: 1 to 500 thousand, in đồng. A hundredth of each is a whole amount. */
const STAKES = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((thousands) => amount(BigInt(thousands) * 1_000n))

/** "Chợ Nổi", the floating market: thirty cells that tumble, paying anywhere. */
export const choNoi: TumbleGame = tumbleOf('cho-noi', STAKES, CHO_NOI)
