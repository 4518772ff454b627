import type { Compared } from '../../tickets/bet-type.ts'
import { type Compare, weightedShare } from '../../money/coverage.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { listed, wordList } from '../../plays/listed.ts'
import { readNumbers, sample } from '../../plays/numbers-result.ts'
import { structure } from '../../draws/structure.ts'

type Twenty = readonly number[]

/**
 * Of how many draws there are, how many sum to 810, how many to an even number, how many have ten
 * low numbers.
 */
const ALL = 3_535_316_142_212_174_320n
const AT_810 = 15_542_763_534_960_598n
const EVEN = 1_767_658_071_529_917_424n
const TEN_LOW = 718_528_370_729_238_784n

const shareOf = (ways: bigint): Fraction => fraction(ways, ALL)
const [odd, even, at810, ten] = [shareOf(ALL - EVEN), shareOf(EVEN), shareOf(AT_810), shareOf(TEN_LOW)]
const [side, up] = [fraction(ALL - AT_810, 2n * ALL), fraction(ALL - TEN_LOW, 2n * ALL)]

const sumOf = (result: Twenty) => result.reduce((sum, number) => sum + number, 0)
const lowOf = (result: Twenty) => result.filter((number) => number <= 40).length

/**
 * The groups the valid bet compares by. Mirroring a draw (81 − n) turns big into small and up into
 * down and keeps the sum's parity, so the two sides of each are alike.
 */
const WEIGHTS = {
  // Big and odd, big and even, small and odd, small and even, 810.
  sum: [half(odd), fraction(EVEN - AT_810, 2n * ALL), half(odd), fraction(EVEN - AT_810, 2n * ALL), at810],
  // Up, down, tie.
  low: [up, up, ten],
}

const comparedAs =
  (group: keyof typeof WEIGHTS, examples: readonly Twenty[]): Compare<Twenty> =>
  (outcome): Compared => ({
    group,
    space: examples.length,
    wins: () => examples.flatMap((result, index) => (outcome({ result, facts: {} }).wins.length > 0 ? [index] : [])),
  })

/** One draw of each class, for the group of the sum: only its sum matters. */
const compareSum = comparedAs('sum', [[811], [812], [809], [808], [810]])
const compareLow = comparedAs('low', [Array.from({ length: 20 }, () => 1), Array.from({ length: 20 }, () => 80), tie()])

const sum = listed<Twenty, 'BIG' | 'SMALL'>({
  code: 'KENO_SUM_BS',
  pricing: 'ODDS',
  kinds: { '': { '': side } },
  pushed: { '': at810 },
  together: 1,
  read: wordList(['BIG', 'SMALL']),
  hit(pick, { result }) {
    const total = sumOf(result)
    return total === 810 ? 'PUSH' : total > 810 === (pick === 'BIG') ? 1 : 0
  },
  compare: compareSum,
})

const parity = listed<Twenty, 'ODD' | 'EVEN'>({
  code: 'KENO_SUM_OE',
  pricing: 'ODDS',
  kinds: { ODD: { ODD: odd }, EVEN: { EVEN: even } },
  together: 1,
  read: wordList(['ODD', 'EVEN']),
  kindOf: String,
  hit: (pick, { result }) => ((sumOf(result) % 2 === 1) === (pick === 'ODD') ? 1 : 0),
  compare: compareSum,
})

/**
 * More than ten of the twenty below 41 is up, fewer is down, ten is a tie: up and down lose on it.
 */
const upDown = listed<Twenty, 'UP' | 'DOWN' | 'TIE'>({
  code: 'KENO_UD',
  pricing: 'ODDS',
  kinds: { UP: { UP: up }, DOWN: { DOWN: up }, TIE: { TIE: ten } },
  together: 1,
  read: wordList(['UP', 'DOWN', 'TIE']),
  kindOf: String,
  hit(pick, { result }) {
    const low = lowOf(result)
    return pick === (low > 10 ? 'UP' : low < 10 ? 'DOWN' : 'TIE') ? 1 : 0
  },
  compare: compareLow,
})

/** Twenty of eighty. */
export const keno = structure<Twenty>({
  profile: 'KENO',
  family: 'KENO',
  betTypes: [sum, parity, upDown],
  readResult: (value) => readNumbers(value, { count: 20, from: 1, to: 80 }),
  draw: (draws) => sample(draws, 80, 20),
  coverage: weightedShare(WEIGHTS),
})

function half(share: Fraction): Fraction {
  return fraction(share.n, 2n * share.d)
}

function tie(): Twenty {
  return Array.from({ length: 20 }, (_, index) => (index < 10 ? 1 : 80))
}
