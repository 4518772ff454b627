import { amount, type Amount } from '@senluna/kit/money.ts'
import type { BetType, Picked } from '../../tickets/bet-type.ts'
import { type Fraction, fraction, NOTHING, plus } from '../../money/fraction.ts'
import { matchesOf } from '../../plays/combined.ts'
import { listed, wordList } from '../../plays/listed.ts'
import { listOf, numbersIn } from '../../tickets/selection.ts'

type Twenty = readonly number[]

/** Which counts of matched numbers pay, by how many numbers are chosen. */
const PAYING: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
  5: [5, 4, 3],
  6: [6, 5, 4, 3],
  7: [7, 6, 5, 4, 3],
  8: [8, 7, 6, 5, 4, 0],
  9: [9, 8, 7, 6, 5, 4, 0],
  10: [10, 9, 8, 7, 6, 5, 0],
}

/**
 * One to ten numbers of eighty in one line; its kind is how many, its tier `8-5`: five of eight
 * matched.
 */
export const kenoPick: BetType<Twenty> = {
  code: 'VL_KENO_PICK',
  units: 1,
  pricing: 'PRIZES',
  kinds: Object.fromEntries(
    Object.entries(PAYING).map(([chosen, paying]) => [
      chosen,
      Object.fromEntries(paying.map((matched) => [`${chosen}-${matched}`, matching(Number(chosen), matched)])),
    ]),
  ),
  most: 1,
  together: 1,
  pick(selection) {
    const numbers = numbersIn(listOf(selection, 1, 10), 1, 80)
    const paying = PAYING[numbers.length] ?? []
    const name = numbers.join('-')
    const outcome: Picked<Twenty>['outcome'] = ({ result }) => {
      const matched = matchesOf(numbers, result)
      const wins = paying.includes(matched)
      return { wins: wins ? [{ tier: `${numbers.length}-${matched}`, hits: 1, count: 1, line: name }] : [], pushes: 0 }
    }
    return { lines: 1, selection: numbers, keys: [name], kinds: { [numbers.length]: 1 }, outcome }
  },
}

/**
 * How many of the twenty lie in the upper half: 13 and more pay the most, 11 and 12 the stake, ten
 * pays the draw bet.
 */
export const kenoHighLow: BetType<Twenty> = listed<Twenty, 'BIG' | 'SMALL' | 'DRAW'>({
  code: 'VL_KENO_BS',
  pricing: 'PRIZES',
  kinds: { SIDE: { '13': between(13, 20), '11': between(11, 12) }, DRAW: { DRAW: between(10, 10) } },
  together: 1,
  read: wordList(['BIG', 'SMALL', 'DRAW']),
  kindOf: (pick) => (pick === 'DRAW' ? 'DRAW' : 'SIDE'),
  hit(pick, { result }) {
    const own = result.filter((number) => number > 40 === (pick !== 'SMALL')).length
    return (pick === 'DRAW' ? own === 10 : own >= 11) ? 1 : 0
  },
  tierOf(pick, { result }) {
    if (pick === 'DRAW') return 'DRAW'
    return result.filter((number) => number > 40 === (pick === 'BIG')).length >= 13 ? '13' : '11'
  },
})

type Parity = 'EVEN' | 'ODD' | 'EVEN_11_12' | 'ODD_11_12' | 'DRAW'

/**
 * How many of the twenty are even: 15 and more, 13 and 14; 11 and 12, and ten, are bets of their
 * own.
 */
export const kenoEvenOdd: BetType<Twenty> = listed<Twenty, Parity>({
  code: 'VL_KENO_OE',
  pricing: 'PRIZES',
  kinds: {
    MANY: { '15': between(15, 20), '13': between(13, 14) },
    SOME: { '11': between(11, 12) },
    DRAW: { DRAW: between(10, 10) },
  },
  together: 1,
  read: wordList(['EVEN', 'ODD', 'EVEN_11_12', 'ODD_11_12', 'DRAW']),
  kindOf: kindOfParity,
  hit(pick, { result }) {
    const own = ownParity(pick, result)
    const kind = kindOfParity(pick)
    return (kind === 'MANY' ? own >= 13 : kind === 'SOME' ? own === 11 || own === 12 : own === 10) ? 1 : 0
  },
  tierOf(pick, { result }) {
    const kind = kindOfParity(pick)
    return kind === 'MANY' ? (ownParity(pick, result) >= 15 ? '15' : '13') : kind === 'SOME' ? '11' : 'DRAW'
  },
})

/** Of eight, nine and ten numbers the highest prizes of one draw together are limited. */
export type TopPick = 8 | 9 | 10

/** How many winning lines are paid in full, and what is shared when there are more. */
const IN_FULL: Readonly<Record<TopPick, number>> = { 8: 50, 9: 12, 10: 5 }
const SHARED = 10_000_000_000n

/**
 * What each of `winners` lines of a draw gets for all of its numbers: the prize, or an equal share
 * rounded down.
 */
export function topPrize(chosen: TopPick, prize: Amount, winners: number): Amount {
  return winners > IN_FULL[chosen] ? amount(SHARED / BigInt(winners)) : prize
}

function kindOfParity(pick: Parity): 'MANY' | 'SOME' | 'DRAW' {
  return pick === 'DRAW' ? 'DRAW' : pick === 'EVEN' || pick === 'ODD' ? 'MANY' : 'SOME'
}

function ownParity(pick: Parity, result: Twenty): number {
  const rest = pick === 'ODD' || pick === 'ODD_11_12' ? 1 : 0
  return result.filter((number) => number % 2 === rest).length
}

/** The chance that so many of the chosen numbers are among the twenty. */
function matching(chosen: number, matched: number): Fraction {
  return fraction(ways(chosen, matched) * ways(80 - chosen, 20 - matched), ways(80, 20))
}

/** The chance that a half of the eighty holds from `least` to `most` of the twenty. */
function between(least: number, most: number): Fraction {
  let sum = NOTHING
  for (let own = least; own <= most; own++) sum = plus(sum, matching(40, own))
  return sum
}

/** In how many ways k of n can be chosen; 20 of 80 is beyond what a number holds. */
function ways(n: number, k: number): bigint {
  let count = 1n
  for (let i = 1n; i <= BigInt(k); i++) count = (count * (BigInt(n - k) + i)) / i
  return count
}
