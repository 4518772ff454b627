import { at } from '@senluna/kit/assert.ts'
import { type BetType, SelectionRefused } from '../../tickets/bet-type.ts'
import { shareOf } from '../../money/coverage.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { listed, numberList, wordList } from '../../plays/listed.ts'
import { readNumbers, sample } from '../../plays/numbers-result.ts'
import { comparedPlaces, inOrder, onPlaces, onRank, placesToCompare } from '../../plays/placed.ts'
import { linesOf, listOf, numbersInEach } from '../../tickets/selection.ts'
import { structure } from '../../draws/structure.ts'

type Race = readonly number[]

const CARS = 10
const half = { '': { '': fraction(1, 2) } }
const of90 = (ways: number): Fraction => fraction(ways, 90)
const rankOf = (result: Race, rank: number) => at(result, rank - 1)
const topTwo = (result: Race) => rankOf(result, 1) + rankOf(result, 2)
const compareTopTwo = comparedPlaces(CARS, [0, 1])

/** Cars at ranks: `{ "1": [10, 2], "3": [7] }`. */
const position = onPlaces<Race>({
  code: 'PK_POS',
  pricing: 'ODDS',
  chance: fraction(1, CARS),
  together: CARS,
  read(selection) {
    if (typeof selection !== 'object' || selection === null || Array.isArray(selection))
      throw new SelectionRefused('LOT_E_SELECTION')
    const lists = Object.entries(selection).map(([rank, cars]: [string, unknown]) => {
      if (!/^([1-9]|10)$/.test(rank)) throw new SelectionRefused('LOT_E_SELECTION', rank)
      return [rank, listOf(cars, 1, CARS, rank)] as const
    })
    linesOf(lists.length)
    const numbers = numbersInEach(lists, 1, CARS)
    const kept = Object.fromEntries(lists.map(([rank], index) => [rank, at(numbers, index)]))
    return Array.from({ length: CARS }, (_, place) => kept[place + 1] ?? [])
  },
  write: (places) =>
    Object.fromEntries(places.flatMap((cars, place) => (cars.length > 0 ? [[String(place + 1), cars]] : []))),
  compare: (places) => comparedPlaces(CARS, placesToCompare(places)),
})

/** How many of the 90 ordered pairs have each sum, from 3. */
const SUMS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]

const sum = listed<Race, number>({
  code: 'PK_SUM',
  pricing: 'ODDS',
  kinds: Object.fromEntries(SUMS.map((ways, index) => [String(index + 3), { [String(index + 3)]: of90(ways) }])),
  together: 1,
  read: numberList(3, 19),
  kindOf: String,
  hit: (pick, { result }) => (topTwo(result) === pick ? 1 : 0),
  compare: compareTopTwo,
})

/** A word said of the sum of champion and runner-up: the first of the two, or the second. */
function ofSum<Word extends string>(
  code: string,
  [first, second]: readonly [Word, Word],
  ways: readonly [number, number],
  isFirst: (sum: number) => boolean,
): BetType<Race> {
  return listed<Race, Word>({
    code,
    pricing: 'ODDS',
    kinds: { [first]: { [first]: of90(ways[0]) }, [second]: { [second]: of90(ways[1]) } },
    together: 1,
    read: wordList([first, second]),
    kindOf: String,
    hit: (pick, { result }) => (isFirst(topTwo(result)) === (pick === first) ? 1 : 0),
    compare: compareTopTwo,
  })
}

const ofRank = <Word extends string>(code: string, words: readonly [Word, Word], isFirst: (car: number) => boolean) =>
  onRank<Race, Word>({
    code,
    kinds: half,
    ranks: CARS,
    words,
    hit: (word, rank, result) => isFirst(rankOf(result, rank)) === (word === words[0]),
    compare: (rank) => comparedPlaces(CARS, [rank - 1]),
  })

/** Ranks 1 to 5 against the rank as far from the end: the higher car is the dragon's. */
const dragonTiger = onRank<Race, 'DRAGON' | 'TIGER'>({
  code: 'PK_LH',
  kinds: half,
  ranks: 5,
  words: ['DRAGON', 'TIGER'],
  hit: (word, rank, result) => rankOf(result, rank) > rankOf(result, CARS + 1 - rank) === (word === 'DRAGON'),
  compare: (rank) => comparedPlaces(CARS, [rank - 1, CARS - rank]),
})

const direct = (count: 2 | 3, chance: Fraction) =>
  inOrder<Race>({
    code: `PK_F${count}_DIRECT`,
    pricing: 'ODDS',
    chance,
    places: count,
    to: CARS,
    compare: comparedPlaces(CARS, count === 2 ? [0, 1] : [0, 1, 2]),
  })

/** Ten cars in the order they come in. */
export const pk10 = structure<Race>({
  profile: 'PK10',
  family: 'PK10',
  betTypes: [
    position,
    sum,
    ofSum('PK_SUM_BS', ['BIG', 'SMALL'], [40, 50], (total) => total >= 12),
    ofSum('PK_SUM_OE', ['ODD', 'EVEN'], [50, 40], (total) => total % 2 === 1),
    ofRank('PK_POS_BS', ['BIG', 'SMALL'], (car) => car >= 6),
    ofRank('PK_POS_OE', ['ODD', 'EVEN'], (car) => car % 2 === 1),
    dragonTiger,
    direct(2, fraction(1, 90)),
    direct(3, fraction(1, 720)),
  ],
  readResult: (value) => readNumbers(value, { count: CARS, from: 1, to: CARS }),
  draw: (draws) => sample(draws, CARS, CARS),
  coverage: (_, compared) => shareOf(compared),
})
