import type { Draws } from '@senluna/kit/games/game.ts'
import { tableGame, type TableGame } from '@senluna/kit/games/table.ts'
import { CONFIGURATION } from './configuration.ts'
import { SPOTS, spotOf } from './layout.ts'

const { stream, numbers, pays, limits, most } = CONFIGURATION

/** The number in a round's draws. Throws RangeError unless it is one from 0 to 36. */
export function numberOf(drawn: readonly number[]): number {
  const [number = numbers] = drawn
  if (drawn.length !== 1 || !Number.isInteger(number) || number < 0 || number >= numbers)
    throw new RangeError('a number is 0 to 36')
  return number
}

const ofMany = new Map(Object.entries(limits).map(([count, units]) => [Number(count), units]))

/** The most units on a bet of so many numbers. */
const limitOf = (count: number): number => ofMany.get(count) ?? 0

/** What a bet of so many numbers brings, stake included, as a multiple. */
export const paysOf = (count: number): number => pays / count

const OUTCOMES = Array.from({ length: numbers }, (_, outcome) => ({ ways: 1n, outcome }))

/** One of 37 numbers; each bet on n of them pays 36 ÷ n times its stake. */
export const roulette: TableGame<number> = tableGame<number>({
  code: 'roulette',
  streamCode: stream,
  configuration: CONFIGURATION,
  bets: new Map(SPOTS.map(({ bet, numbers: { length } }) => [bet, limitOf(length)])),
  most,
  capMultiple: pays,
  first: 'n17.5-red.10',
  drawn: (draws: Draws) => [draws.uint(numbers)],
  outcomeOf: numberOf,
  outcomes: () => OUTCOMES,
  timesX10000: (bet, number) => {
    const spot = spotOf(bet)
    return spot.numbers.includes(number) ? paysOf(spot.numbers.length) * 10_000 : 0
  },
  said: (drawn) => String(numberOf(drawn)),
})
