import type { BetType } from '../../tickets/bet-type.ts'
import { comparedOver, shareOf } from '../../money/coverage.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { combined, matchesOf } from '../../plays/combined.ts'
import { listed, numberList, wordList } from '../../plays/listed.ts'
import { readNumbers } from '../../plays/numbers-result.ts'
import { unchosen } from '../../plays/unchosen.ts'
import { structure } from '../../draws/structure.ts'
import { pairAndSingle } from './pair-and-single.ts'

type Dice = readonly number[]

const FACES = [1, 2, 3, 4, 5, 6]

/** Every way three dice can fall. */
const FALLS: readonly Dice[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])))

const compare = comparedOver<Dice>('dice', () => FALLS)
const of216 = (ways: number): Fraction => fraction(ways, 216)
const sumOf = ([a = 0, b = 0, c = 0]: Dice) => a + b + c
const isTriple = ([a, b, c]: Dice) => a === b && b === c
const countOf = (face: number, dice: Dice) => dice.filter((item) => item === face).length

/** How many of the 216 falls have each sum, from 3. */
const SUMS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

const sum = listed<Dice, number>({
  code: 'K3_SUM',
  pricing: 'ODDS',
  kinds: Object.fromEntries(SUMS.map((ways, index) => [String(index + 3), { [String(index + 3)]: of216(ways) }])),
  together: 1,
  read: numberList(3, 18),
  kindOf: String,
  hit: (pick, { result }) => (sumOf(result) === pick ? 1 : 0),
  compare,
})

/** Big or small, odd or even of the sum; a triple loses all four. */
const side = <Word extends string>(code: string, words: readonly [Word, Word], isFirst: (sum: number) => boolean) =>
  listed<Dice, Word>({
    code,
    pricing: 'ODDS',
    kinds: { '': { '': of216(105) } },
    together: 1,
    read: wordList(words),
    hit: (pick, { result }) => (!isTriple(result) && isFirst(sumOf(result)) === (pick === words[0]) ? 1 : 0),
    compare,
  })

const onFace = (code: string, ways: number, together: number, wins: (face: number, dice: Dice) => boolean) =>
  listed<Dice, number>({
    code,
    pricing: 'ODDS',
    kinds: { '': { '': of216(ways) } },
    together,
    read: numberList(1, 6),
    hit: (pick, { result }) => (wins(pick, result) ? 1 : 0),
    compare,
  })

const different = (size: 2 | 3, ways: number): BetType<Dice> =>
  combined({
    code: `K3_${size}DIFF`,
    pricing: 'ODDS',
    size,
    from: 1,
    to: 6,
    kinds: { '': { '': of216(ways) } },
    together: size === 2 ? 3 : 1,
    winning({ others }, { result }) {
      const faces = [...new Set(result)]
      const found = matchesOf(others, faces)
      return [['', size === 2 ? (found * (found - 1)) / 2 : found === 3 ? 1 : 0]]
    },
    compare,
  })

const isStraight = (dice: Dice) => {
  const [low = 0, middle = 0, high = 0] = dice.toSorted((a, b) => a - b)
  return middle === low + 1 && high === middle + 1
}

/** Three dice. */
export const k3 = structure<Dice>({
  profile: 'K3',
  family: 'K3',
  betTypes: [
    sum,
    side('K3_BS', ['BIG', 'SMALL'], (total) => total >= 11),
    side('K3_OE', ['ODD', 'EVEN'], (total) => total % 2 === 1),
    onFace('K3_TRIPLE', 1, 1, (face, dice) => countOf(face, dice) === 3),
    unchosen({ code: 'K3_TRIPLE_ANY', pricing: 'ODDS', chance: of216(6), wins: isTriple, compare }),
    onFace('K3_PAIR', 16, 1, (face, dice) => countOf(face, dice) >= 2),
    pairAndSingle(compare),
    different(2, 30),
    different(3, 6),
    unchosen({ code: 'K3_STRAIGHT_ANY', pricing: 'ODDS', chance: of216(24), wins: isStraight, compare }),
    onFace('K3_ONE', 91, 3, (face, dice) => countOf(face, dice) >= 1),
  ],
  readResult: (value) => readNumbers(value, { count: 3, from: 1, to: 6, distinct: false }),
  draw: (draws) => [1 + draws.uint(6), 1 + draws.uint(6), 1 + draws.uint(6)],
  coverage: (_, compared) => shareOf(compared),
})
