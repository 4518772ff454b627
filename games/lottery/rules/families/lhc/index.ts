import { at } from '@senluna/kit/assert.ts'
import type { BetType } from '../../tickets/bet-type.ts'
import { comparedOver, weightedShare } from '../../money/coverage.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { allAmong, type Chosen, combined, matchesOf } from '../../plays/combined.ts'
import { listed, numberList, wordList } from '../../plays/listed.ts'
import { readNumbers, sample } from '../../plays/numbers-result.ts'
import { choose } from '../../tickets/selection.ts'
import { structure } from '../../draws/structure.ts'
import { colourOf } from './colours.ts'
import { ANIMALS, type Animal, animalKept, animalOf } from './zodiac.ts'

type Seven = readonly number[]

const BALLS = 49
/** Of all sets of seven those that sum to 175 or more. */
const ALL_SETS = 85_900_584
const BIG_SETS = 43_428_958

const special = (result: Seven) => at(result, 6)
const of49 = (ways: number): Fraction => fraction(ways, BALLS)

const regulars = new WeakMap<Seven, Seven>()
/** The six regular numbers of a result; worked out once for all tickets of a draw. */
function regular(result: Seven): Seven {
  const before = regulars.get(result)
  if (before) return before
  const six = result.slice(0, 6)
  regulars.set(result, six)
  return six
}

/** Types that look at the special number only are compared in one space of 49. */
const SPECIALS: readonly Seven[] = Array.from({ length: BALLS }, (_, index) => [0, 0, 0, 0, 0, 0, index + 1])
const compareSpecial = comparedOver<Seven>('tm', () => SPECIALS)

const exact = listed<Seven, number>({
  code: 'LHC_TM',
  pricing: 'ODDS',
  kinds: { '': { '': of49(1) } },
  together: 1,
  read: numberList(1, BALLS),
  hit: (pick, { result }) => (special(result) === pick ? 1 : 0),
  compare: compareSpecial,
})

/** Two sides of the special number; 49 belongs to neither. */
const side = <Word extends string>(code: string, words: readonly [Word, Word], isFirst: (number: number) => boolean) =>
  listed<Seven, Word>({
    code,
    pricing: 'ODDS',
    kinds: { '': { '': of49(24) } },
    pushed: { '': of49(1) },
    together: 1,
    read: wordList(words),
    hit(pick, { result }) {
      if (special(result) === BALLS) return 'PUSH'
      return isFirst(special(result)) === (pick === words[0]) ? 1 : 0
    },
    compare: compareSpecial,
  })

const colour = listed<Seven, 'RED' | 'BLUE' | 'GREEN'>({
  code: 'LHC_COLOR',
  pricing: 'ODDS',
  kinds: { RED: { RED: of49(17) }, BLUE: { BLUE: of49(16) }, GREEN: { GREEN: of49(16) } },
  together: 1,
  read: wordList(['RED', 'BLUE', 'GREEN']),
  kindOf: String,
  hit: (pick, { result }) => (colourOf(special(result)) === pick ? 1 : 0),
  compare: compareSpecial,
})

const oneRegular = listed<Seven, number>({
  code: 'LHC_ZM',
  pricing: 'ODDS',
  kinds: { '': { '': of49(6) } },
  together: 6,
  read: numberList(1, BALLS),
  hit: (pick, { result }) => (regular(result).includes(pick) ? 1 : 0),
})

const sets = (
  code: string,
  size: number,
  means: Readonly<Record<string, Fraction>>,
  winning: (chosen: Chosen, result: Seven) => readonly (readonly [tier: string, count: number])[],
  together?: number,
): BetType<Seven> =>
  combined({
    code,
    pricing: 'ODDS',
    size,
    from: 1,
    to: BALLS,
    kinds: { '': means },
    together,
    winning: (chosen, { result }) => winning(chosen, result),
  })

const allRegular = (size: 2 | 3) =>
  sets(
    `LHC_${size}QZ`,
    size,
    { '': fraction(choose(6, size), choose(BALLS, size)) },
    (chosen, result) => [['', allAmong(chosen, size, regular(result))]],
    choose(6, size),
  )

/** Three chosen: two of them regular pay one prize, all three a higher one. */
const twoOfThree = sets(
  'LHC_3Z2',
  3,
  { '2': fraction(15 * 43, choose(BALLS, 3)), '3': fraction(20, choose(BALLS, 3)) },
  ({ others }, result) => {
    const found = matchesOf(others, regular(result))
    return [
      ['2', choose(found, 2) * (others.length - found)],
      ['3', choose(found, 3)],
    ]
  },
)

const withSpecial = sets(
  'LHC_TC',
  2,
  { '': fraction(6, choose(BALLS, 2)) },
  ({ others }, result) => [['', others.includes(special(result)) ? matchesOf(others, regular(result)) : 0]],
  6,
)

/** None of k among the seven. */
const none = (k: number) =>
  sets(`LHC_BZ${k}`, k, { '': fraction(choose(BALLS - 7, k), choose(BALLS, k)) }, ({ others }, result) => [
    ['', choose(others.length - matchesOf(others, result), k)],
  ])

/** At least one of some numbers among the seven. */
const someOf = (numbers: number): Fraction => fraction(ALL_SETS - choose(BALLS - numbers, 7), ALL_SETS)
const byCount = { '4': { '4': someOf(4) }, '5': { '5': someOf(5) } }

/**
 * An animal among the seven, paid once. The animal of the draw's own year has five numbers and its
 * price, each other four; which one it is, is known with the draw, so a selection is counted as
 * animals of four.
 */
const animal = listed<Seven, Animal>({
  code: 'LHC_PTYX',
  pricing: 'ODDS',
  kinds: byCount,
  together: 7,
  read: wordList(ANIMALS),
  kindOf: () => '4',
  tierOf: (pick, { facts }) => (facts.zodiac === pick ? '5' : '4'),
  hit(pick, { result, facts }) {
    const year = animalKept(facts.zodiac)
    return result.some((number) => animalOf(number, year) === pick) ? 1 : 0
  },
})

/** A last digit among the seven, paid once: four numbers end in 0, five in each other digit. */
const tail = listed<Seven, number>({
  code: 'LHC_PTW',
  pricing: 'ODDS',
  kinds: byCount,
  together: 7,
  read: numberList(0, 9),
  kindOf: (digit) => (digit === 0 ? '4' : '5'),
  hit: (digit, { result }) => (result.some((number) => number % 10 === digit) ? 1 : 0),
})

const sides = [fraction(BIG_SETS, ALL_SETS), fraction(ALL_SETS - BIG_SETS, ALL_SETS)]

const sum = listed<Seven, 'BIG' | 'SMALL'>({
  code: 'LHC_SUM_BS',
  pricing: 'ODDS',
  kinds: { BIG: { BIG: at(sides, 0) }, SMALL: { SMALL: at(sides, 1) } },
  together: 1,
  read: wordList(['BIG', 'SMALL']),
  kindOf: String,
  hit: (pick, { result }) => (result.reduce((all, number) => all + number, 0) >= 175 === (pick === 'BIG') ? 1 : 0),
  compare: comparedOver<Seven>('sum', () => SUMS),
})

/** A big and a small sum, for the comparison of the two sides. */
const SUMS: readonly Seven[] = [[175], [174]]

/** Mark Six: six regular numbers and a special one of 49. */
export const lhc = structure<Seven>({
  profile: 'LHC',
  family: 'LHC',
  betTypes: [
    exact,
    side('LHC_TM_BS', ['BIG', 'SMALL'], (number) => number >= 25),
    side('LHC_TM_OE', ['ODD', 'EVEN'], (number) => number % 2 === 1),
    colour,
    oneRegular,
    allRegular(2),
    allRegular(3),
    twoOfThree,
    withSpecial,
    ...[5, 6, 7, 8, 9, 10].map(none),
    animal,
    tail,
    sum,
  ],
  readResult: (value) => readNumbers(value, { count: 7, from: 1, to: BALLS }),
  draw: (draws) => sample(draws, BALLS, 7),
  coverage: weightedShare({ sum: sides }),
})
