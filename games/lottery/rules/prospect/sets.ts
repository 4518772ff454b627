import { allFall, type ComparedSet } from '../families/vn/sets.ts'
import { fraction, times } from '../money/fraction.ts'
import type { Win } from '../tickets/bet-type.ts'
import { choose } from '../tickets/selection.ts'
import { type Fall, type Falls, wonOf } from './falls.ts'

/** Xiên: of so many numbers some fall, and every set of `least` among those wins. */
export function fallsOfSets({ numbers, least, draws, space }: ComparedSet): Falls {
  const { length } = numbers
  const list = Array.from({ length: Math.min(length, draws) - least + 1 }, (_, more) => least + more).map((fallen) => ({
    outcome: wonOf('', 1, choose(fallen, least)),
    chance: times(fraction(choose(length, fallen)), allFall(space, draws, fallen, length - fallen)),
  }))
  return { list }
}

/**
 * Đá: how often each of the numbers falls, as a falling list; pairs of the numbers win by that.
 * `hitsOf` says how often a pair wins.
 */
export function fallsOfPairs(
  { numbers: { length }, draws, space }: ComparedSet,
  hitsOf: (a: number, b: number) => number,
): Falls {
  const list: Fall[] = []
  for (const falls of fallingLists(length, draws)) {
    if (falls.length < 2) continue
    const wins: Win[] = falls.flatMap((a, place) =>
      falls.slice(place + 1).map((b) => ({ tier: '', hits: hitsOf(a, b), count: 1 })),
    )
    list.push({
      outcome: { wins, pushes: 0 },
      chance: fraction(waysToFall(falls, length, draws, space), BigInt(space) ** BigInt(draws)),
    })
  }
  return { list }
}

/** In how many ways draws can fall so often on so many numbers of the space, whichever of them. */
function waysToFall(falls: readonly number[], numbers: number, draws: number, space: number): bigint {
  const fallen = falls.reduce((sum, count) => sum + count, 0)
  const places = factorial(draws) / falls.reduce((all, count) => all * factorial(count), factorial(draws - fallen))
  const alike = new Map<number, number>()
  for (const count of falls) alike.set(count, (alike.get(count) ?? 0) + 1)
  const which =
    factorial(numbers) /
    [...alike.values()].reduce((all, count) => all * factorial(count), factorial(numbers - falls.length))
  return places * which * BigInt(space - numbers) ** BigInt(draws - fallen)
}

/** Every falling list of at most so many counts that come to no more than `left`. */
function* fallingLists(length: number, left: number, most = left): Generator<readonly number[]> {
  yield []
  if (length === 0) return
  for (let first = 1; first <= Math.min(left, most); first++)
    for (const rest of fallingLists(length - 1, left - first, first)) yield [first, ...rest]
}

function factorial(n: number): bigint {
  let product = 1n
  for (let factor = 2; factor <= n; factor++) product *= BigInt(factor)
  return product
}
