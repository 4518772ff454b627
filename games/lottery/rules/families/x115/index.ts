import type { BetType } from '../../tickets/bet-type.ts'
import { comparedOver, shareOf } from '../../money/coverage.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { allAmong, combined, matchesOf } from '../../plays/combined.ts'
import { listed, wordList } from '../../plays/listed.ts'
import { readNumbers, sample } from '../../plays/numbers-result.ts'
import { comparedPlaces, inOrder, onPlaces, onRank, placesToCompare } from '../../plays/placed.ts'
import { choose, linesOf, listOf, numbersInEach } from '../../tickets/selection.ts'
import { structure } from '../../draws/structure.ts'

type Five = readonly number[]

const POOL = 11
const DRAWN = 5

/** Every set of five that can be drawn. */
const SETS: readonly Five[] = setsOf(DRAWN, POOL)

const compareSet = comparedOver<Five>('set', () => SETS)

/** "Any k": all k chosen are drawn, or for more than five all five drawn are chosen. */
const any = (k: number): BetType<Five> =>
  combined({
    code: `X115_R${k}`,
    pricing: 'SERIES',
    size: k,
    from: 1,
    to: POOL,
    bankers: k > 1,
    kinds: { '': { '': fraction(k <= DRAWN ? choose(DRAWN, k) : choose(POOL - DRAWN, k - DRAWN), choose(POOL, k)) } },
    together: k <= DRAWN ? choose(DRAWN, k) : choose(POOL - DRAWN, k - DRAWN),
    winning: (chosen, { result }) => [['', k <= DRAWN ? allAmong(chosen, k, result) : holdingAll(chosen, k, result)]],
    compare: compareSet,
  })

/** Lines of k numbers with all five drawn in them. */
function holdingAll({ bankers, others }: { bankers: Five; others: Five }, k: number, drawn: Five): number {
  const found = matchesOf(others, drawn)
  if (found + matchesOf(bankers, drawn) < DRAWN) return 0
  return choose(others.length - found, k - bankers.length - found)
}

const group = (count: 2 | 3): BetType<Five> =>
  combined({
    code: `X115_F${count}_GROUP`,
    pricing: 'SERIES',
    size: count,
    from: 1,
    to: POOL,
    kinds: { '': { '': fraction(1, choose(POOL, count)) } },
    together: 1,
    winning: (chosen, { result }) => [['', allAmong(chosen, count, result.slice(0, count)) > 0 ? 1 : 0]],
    compare: comparedPlaces(POOL, firstPlaces(count)),
  })

const direct = (count: 2 | 3, chance: Fraction): BetType<Five> =>
  inOrder({
    code: `X115_F${count}_DIRECT`,
    pricing: 'SERIES',
    chance,
    places: count,
    to: POOL,
    compare: comparedPlaces(POOL, firstPlaces(count)),
  })

const position = onPlaces<Five>({
  code: 'X115_DWD',
  pricing: 'SERIES',
  chance: fraction(1, POOL),
  together: DRAWN,
  read(selection) {
    const lists = listOf(selection, DRAWN, DRAWN).map(
      (numbers, place) => [String(place), listOf(numbers, 0, POOL, String(place))] as const,
    )
    // None at all is too few, whatever else might be wrong.
    linesOf(lists.reduce((sum, [, list]) => sum + list.length, 0))
    return numbersInEach(lists, 1, POOL)
  },
  write: (places) => places,
  compare: (places) => comparedPlaces(POOL, placesToCompare(places)),
})

/** 11 is neither big nor small: its stake comes back. */
const ball = onRank<Five, 'BIG' | 'SMALL'>({
  code: 'X115_POS_BS',
  kinds: { '': { '': fraction(5, POOL) } },
  pushed: { '': fraction(1, POOL) },
  ranks: DRAWN,
  words: ['BIG', 'SMALL'],
  hit(word, rank, result) {
    const number = result[rank - 1] ?? 0
    return number === POOL ? 'PUSH' : word === 'BIG' ? number >= 6 : number >= 1 && number <= 5
  },
  compare: (rank) => comparedPlaces(POOL, [rank - 1]),
})

/**
 * A sum of 30 is neither big nor small. Of the 462 sets 32 have it, and as many lie above as below.
 */
const sum = listed<Five, 'BIG' | 'SMALL'>({
  code: 'X115_SUM_BS',
  pricing: 'ODDS',
  kinds: { '': { '': fraction(215, 462) } },
  pushed: { '': fraction(32, 462) },
  together: 1,
  read: wordList(['BIG', 'SMALL']),
  hit(pick, { result }) {
    const total = result.reduce((all, number) => all + number, 0)
    return total === 30 ? 'PUSH' : total > 30 === (pick === 'BIG') ? 1 : 0
  },
  compare: compareSet,
})

/** Five of eleven, in order. */
export const x115 = structure<Five>({
  profile: 'X115',
  family: '11X5',
  betTypes: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
    direct(3, fraction(1, 990)),
    group(3),
    direct(2, fraction(1, 110)),
    group(2),
    position,
    ball,
    sum,
  ],
  readResult: (value) => readNumbers(value, { count: DRAWN, from: 1, to: POOL }),
  draw: (draws) => sample(draws, POOL, DRAWN),
  coverage: (_, compared) => shareOf(compared),
})

function firstPlaces(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place)
}

function setsOf(size: number, pool: number, from = 1): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  return Array.from({ length: pool - from + 1 }, (_, index) => from + index).flatMap((first) =>
    setsOf(size - 1, pool, first + 1).map((rest) => [first, ...rest]),
  )
}
