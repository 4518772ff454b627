import { type Outcome, SelectionRefused, type Win } from '../tickets/bet-type.ts'
import { fraction } from '../money/fraction.ts'
import { linesOf, listOf, numbersIn, partsOf, picksIn, someOf } from '../tickets/selection.ts'
import { type Digits, digitAt, exactly, sizeOf, sumOf } from './digits.ts'
import { alike, type DigitPlay, LOST, won } from './type.ts'

/** What a draw is asked: it has one answer, and whoever picked it wins. */
export interface Question {
  /** In how many of the ways the places can fall each answer that can be picked is given. */
  readonly ways: Readonly<Record<string, number>>
  answer(digits: Digits): string
}

/** Plays at fixed odds of their own for each pick: big, odd, leopard. A line is one pick. */
export function words(code: string, places: readonly number[], questions: readonly Question[]): DigitPlay {
  return {
    code,
    pricing: 'ODDS',
    places,
    kinds: kindsOf(questions, places),
    together: questions.length,
    read: (value) => readWords(listOf(value), questions),
  }
}

/**
 * The sum of some places, each at odds of its own. `ways` are in how many ways each sum is reached.
 */
export function sumWords(code: string, places: readonly number[], ways: readonly number[]): DigitPlay {
  const questions = [
    {
      ways: Object.fromEntries(ways.map((count, sum) => [String(sum), count])),
      answer: (digits: Digits) => String(sumOf(digits, places)),
    },
  ]
  return {
    code,
    pricing: 'ODDS',
    places,
    kinds: kindsOf(questions, places),
    together: 1,
    read: (value) => {
      const selection = numbersIn(listOf(value), 0, ways.length - 1)
      return {
        ...readWords(selection.map(String), questions),
        selection,
        only: (which) => someOf(selection, which),
      }
    },
  }
}

/** Of two digits: how often each is the higher. */
const DUEL = { DRAGON: 45, TIGER: 45, TIE: 10 }

/**
 * Two places against each other: the first higher is the dragon, the second the tiger. A tie loses
 * for both.
 */
export function dragonTiger(code: string, places: readonly number[]): DigitPlay {
  return {
    code,
    pricing: 'ODDS',
    places,
    kinds: kindsOf([{ ways: DUEL }], [0, 1]),
    together: 1,
    read: (value) => {
      const parts = partsOf(value, ['pair', 'pick'])
      const [pairList, pickList] = [listOf(parts.pair, 2, 2, 'pair'), listOf(parts.pick, 1, undefined, 'pick')]
      const pair = numbersIn(pairList, 1, places.length, 'pair')
      // The first place is the dragon's: a pair the other way round would mean something else.
      if (pair[0] !== pairList[0]) throw new SelectionRefused('LOT_E_SELECTION', 'pair')
      const [first = 0, second = 0] = pair.map((place) => place - 1)
      const answer = (digits: Digits) => {
        const ahead = digitAt(digits, first) - digitAt(digits, second)
        return ahead > 0 ? 'DRAGON' : ahead < 0 ? 'TIGER' : 'TIE'
      }
      const reading = readWords(pickList, [{ ways: DUEL, answer }], 'pick')
      return {
        ...reading,
        selection: { pair, pick: reading.selection },
        keys: () => reading.selection.map((name) => `${pair.join('-')}:${name}`),
        only: (which) => ({ pair, pick: reading.only(which) }),
        places: [first, second],
      }
    },
  }
}

const ATTRIBUTES = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const
type Attribute = (typeof ATTRIBUTES)[number]

const holdsOf: Readonly<Record<Attribute, (digit: number) => boolean>> = {
  BIG: (digit) => digit >= 5,
  SMALL: (digit) => digit <= 4,
  ODD: (digit) => digit % 2 === 1,
  EVEN: (digit) => digit % 2 === 0,
}

/** Big, small, odd or even for each place. A digit is two of them, so several lines can win. */
export function attributes(code: string, places: readonly number[]): DigitPlay {
  return {
    code,
    pricing: 'SERIES',
    places,
    kinds: alike(fraction(1, 2 ** places.length)),
    together: 2 ** places.length,
    read: (value) => {
      const lists = listOf(value, places.length, places.length).map((item, i) => listOf(item, 1, undefined, String(i)))
      const selection = lists.map((list, i) => picksIn(list, ATTRIBUTES, String(i)))
      const lines = linesOf(selection.reduce((product, item) => product * item.length, 1))
      // For each place, how many of the attributes chosen there each digit has.
      const counts = selection.map((item) =>
        Array.from({ length: 10 }, (_, digit) => item.filter((name) => holdsOf[name](digit)).length),
      )
      const [first = [], ...others] = selection
      return {
        lines,
        selection,
        keys: () =>
          others.reduce<readonly string[]>(
            (names, other) => names.flatMap((name) => other.map((item) => `${name}-${item}`)),
            first,
          ),
        outcome: (digits) => {
          let winning = 1
          for (let i = 0; i < places.length; i++) winning *= counts[i]?.[digitAt(digits, places[i] ?? 0)] ?? 0
          return won(winning)
        },
      }
    },
  }
}

/** The five shapes of three digits: every fall is exactly one of them. */
const SHAPE_WAYS = { LEOPARD: 10, STRAIGHT: 60, PAIR: 270, HALF: 360, MIXED: 300 }

/** What shape three places fall in. */
export const shapes = (code: string, places: readonly number[]): DigitPlay =>
  words(code, places, [{ ways: SHAPE_WAYS, answer: (digits) => shapeOf(digits, places) }])

/** The shape of three digits. 9 and 0 are neighbours: 8 9 0 and 9 0 1 are straights. */
function shapeOf(digits: Digits, places: readonly number[]): keyof typeof SHAPE_WAYS {
  if (exactly(digits, places, 3)) return 'LEOPARD'
  if (exactly(digits, places, 2)) return 'PAIR'
  const set = exactly(digits, places, 1)
  const neighbours = sizeOf(set & ((set << 1) | (set >> 9)))
  return neighbours === 2 ? 'STRAIGHT' : neighbours === 1 ? 'HALF' : 'MIXED'
}

const kindsOf = (questions: readonly Pick<Question, 'ways'>[], places: readonly number[]) =>
  Object.fromEntries(
    questions.flatMap(({ ways }) =>
      Object.entries(ways).map(([name, count]) => [name, { [name]: fraction(count, 10 ** places.length) }]),
    ),
  )

function readWords(list: readonly unknown[], questions: readonly Question[], at?: string) {
  const selection = picksIn(
    list,
    questions.flatMap(({ ways }) => Object.keys(ways)),
    at,
  )
  const wins = new Map(selection.map((name) => [name, { tier: name, hits: 1, count: 1, line: name }]))
  const outcomes = new Map([...wins].map(([name, win]): [string, Outcome] => [name, { wins: [win], pushes: 0 }]))
  const [only] = questions
  return {
    lines: linesOf(selection.length),
    selection,
    keys: () => selection,
    only: (which: readonly number[]) => someOf(selection, which),
    kinds: Object.fromEntries(selection.map((name) => [name, 1])),
    outcome:
      questions.length === 1 && only
        ? (digits: Digits) => outcomes.get(only.answer(digits)) ?? LOST
        : (digits: Digits) => together(questions, wins, digits),
  }
}

function together(questions: readonly Question[], wins: ReadonlyMap<string, Win>, digits: Digits): Outcome {
  const found: Win[] = []
  for (const question of questions) {
    const win = wins.get(question.answer(digits))
    if (win) found.push(win)
  }
  return found.length > 0 ? { wins: found, pushes: 0 } : LOST
}
