import { assert } from '@senluna/kit/assert.ts'
import type { BetType, Picked, Price } from '../../tickets/bet-type.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { choose, listOf, numbersIn } from '../../tickets/selection.ts'
import type { DrawFacts } from '../../draws/result.ts'

/**
 * A prize of a six-number game. `bonus` says whether the bonus number must be among the chosen;
 * absent where it doesn't matter.
 */
export interface SixPrize {
  readonly tier: string
  readonly matches: number
  readonly bonus?: boolean
}

/** One line of six numbers of `pool`; the first prize that fits is paid. */
export function sixOf(code: string, pool: number, prizes: readonly SixPrize[]): BetType<readonly number[]> {
  const looksAtBonus = prizes.some(({ bonus }) => bonus !== undefined)
  /** The tier by how many match, without and with the bonus number. */
  const tiers = [false, true].map((withBonus) =>
    [0, 1, 2, 3, 4, 5, 6].map(
      (matches) => prizes.find((prize) => prize.matches === matches && (prize.bonus ?? withBonus) === withBonus)?.tier,
    ),
  )
  return {
    code,
    units: 1,
    pricing: 'PRIZES',
    kinds: { '': Object.fromEntries(prizes.map((prize) => [prize.tier, chanceOf(prize, pool)])) },
    most: 1,
    together: 1,
    pick(selection) {
      const numbers = numbersIn(listOf(selection, 6, 6), 1, pool)
      const name = numbers.join('-')
      const chosen = new Set(numbers)
      const outcome: Picked<readonly number[]>['outcome'] = ({ result, facts }) => {
        assert(!looksAtBonus || facts.bonus !== undefined, 'the draw keeps its bonus number')
        let matches = 0
        for (const number of result) if (chosen.has(number)) matches += 1
        const withBonus = facts.bonus !== undefined && chosen.has(facts.bonus)
        const tier = tiers[withBonus ? 1 : 0]?.[matches]
        return tier === undefined ? NOTHING_WON : { wins: [{ tier, hits: 1, count: 1, line: name }], pushes: 0 }
      }
      return { lines: 1, selection: numbers, keys: [name], outcome }
    },
  }
}

const NOTHING_WON = { wins: [], pushes: 0 }

/**
 * The chance of a prize: of the chosen some match the six, and the bonus is among the others or
 * isn't.
 */
function chanceOf({ matches, bonus }: SixPrize, pool: number): Fraction {
  const rest = 6 - matches
  const ways =
    bonus === undefined ? choose(pool - 6, rest) : bonus ? choose(pool - 7, rest - 1) : choose(pool - 7, rest)
  return fraction(choose(6, matches) * ways, choose(pool, 6))
}

/** A price with the jackpots of a draw in it: each is what one winning line gets. */
export function withJackpots(price: Extract<Price, { by: 'PRIZES' }>, { jackpots }: DrawFacts): Price {
  return jackpots ? { ...price, prizes: { ...price.prizes, ...jackpots } } : price
}
