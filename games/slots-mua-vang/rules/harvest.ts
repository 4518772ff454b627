import { at } from '@senluna/kit/assert.ts'
import { pick, weighted } from '@senluna/kit/games/draws.ts'
import type { Draws, HouseGame, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES } from '@senluna/kit/games/instant.ts'
import { betOf, modeOf } from '@senluna/kit/games/modes.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { beatsOf, type Beat } from './beats.ts'
import {
  BASKET,
  CELLS,
  ENOUGH,
  MUA_VANG,
  ROWS,
  SYMBOLS,
  UNITS,
  type FieldConfiguration,
  type FieldMode,
} from './configuration.ts'
import { bestRun } from './furrows.ts'

/** A house game whose rules and paytable can be looked at. */
export interface FieldGame extends HouseGame<Beat> {
  configuration: FieldConfiguration
}

/** A slot of furrows of one paytable. */
export function fieldOf(code: string, stakes: readonly Amount[], configuration: FieldConfiguration): FieldGame {
  const { modes, baskets, respins, basketOneIn, full, capMultiple } = configuration
  const base = modeOf(modes, 'base')

  /** Draws the paid spin: a symbol for each cell, and right after a basket what it holds. */
  function sow(draws: Draws, mode: FieldMode, drawn: number[]): { cells: number[]; held: number } {
    const beforehand = new Set(mode.baskets === undefined ? [] : pick(draws, CELLS, mode.baskets))
    let held = 0
    const cells = Array.from({ length: CELLS }, (_, cell) => {
      const symbol = beforehand.has(cell) ? BASKET : weighted(draws, mode.weights)
      drawn.push(symbol)
      if (symbol === BASKET) held += basket(draws, drawn)
      return symbol
    })
    return { cells, held }
  }

  function basket(draws: Draws, drawn: number[]): number {
    const value = weighted(draws, baskets.weights)
    drawn.push(value)
    return at(baskets.values, value)
  }

  /**
   * Plays one paid round: the paid spin, and where it has enough baskets the harvest, in one
   * stream. Respins read one number for each empty cell. Throws RangeError when the stake is no
   * price of the mode.
   */
  function play(draws: Draws, stake: Amount, choice: string): PlayedRound {
    const mode = modeOf(modes, choice)
    const unit = betOf(stake, mode) / BigInt(UNITS)
    const drawn: number[] = []
    const sown = sow(draws, mode, drawn)
    let units = 0
    for (let row = 0; row < ROWS; row++) {
      const furrow = sown.cells.filter((_, cell) => cell % ROWS === row).map((symbol) => at(SYMBOLS, symbol))
      units += bestRun(configuration, furrow)?.units ?? 0
    }
    let lying = sown.cells.filter((symbol) => symbol === BASKET).length
    let { held } = sown
    let steps = 1
    if (lying >= ENOUGH) {
      for (let left = respins; left > 0 && lying < CELLS; steps++) {
        const before = lying
        for (let empty = CELLS - before; empty > 0; empty--) {
          const hit = draws.uint(basketOneIn) === 0
          drawn.push(hit ? 1 : 0)
          if (!hit) continue
          held += basket(draws, drawn)
          lying++
        }
        left = lying > before ? respins : left - 1
      }
      units += (held + (lying === CELLS ? full : 0)) * UNITS
    }
    const capUnits = capMultiple * UNITS
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

/** "Mùa Vàng", the golden harvest: three furrows, and baskets that stay. */
export const muaVang: FieldGame = fieldOf('mua-vang', STAKES, MUA_VANG)
