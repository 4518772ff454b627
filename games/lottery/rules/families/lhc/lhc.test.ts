import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import {
  assertExactOver,
  assertSimulated,
  type DrawClass,
  setsBySum,
  waysOf,
} from '../../../testing/weighted-return.ts'
import type { BetType } from '../../tickets/bet-type.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { colourOf } from './colours.ts'
import { lhc } from './index.ts'
import { ANIMALS, animalOfDate, LUNAR_YEARS, numbersOf } from './zodiac.ts'

type Seven = readonly number[]

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game === 'LHC_HK')
test('there are 5 worked cases', () => assert.equal(cases.length, 5))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettlesOther(lhc, worked))

const ALL = Array.from({ length: 49 }, (_, index) => index + 1)

/**
 * All draws as some numbers see them: which of them are regular, which one is special, and for how
 * many draws each stands. Numbers beyond these are filled in from the rest.
 */
function seenBy(numbers: readonly number[], zodiac?: string): readonly DrawClass<Seven>[] {
  const rest = ALL.filter((number) => !numbers.includes(number))
  return subsetsOf(numbers, 6).flatMap((regular) => {
    const others = rest.slice(0, 6 - regular.length)
    const ways = waysOf(rest.length, others.length)
    const without = rest.length - others.length
    const specials = [
      ...numbers.filter((number) => !regular.includes(number)).map((number) => [number, 1n] as const),
      ...rest.slice(others.length, others.length + 1).map((number) => [number, BigInt(without)] as const),
    ]
    return specials.map(([special, count]) => ({
      result: [...regular, ...others, special],
      facts: { zodiac },
      weight: ways * count,
    }))
  })
}

function subsetsOf(numbers: readonly number[], most: number): readonly (readonly number[])[] {
  const [first, ...rest] = numbers
  if (first === undefined) return [[]]
  const without = subsetsOf(rest, most)
  return [...without, ...without.filter(({ length }) => length < most).map((some) => [first, ...some])]
}

test('the classes are all draws', () => {
  const all = seenBy([3, 9, 21]).reduce((sum, { weight }) => sum + weight, 0n)
  assert.equal(all, waysOf(49, 6) * 43n)
})

/** Plays on the special number see one of 49. */
const SPECIALS: readonly DrawClass<Seven>[] = ALL.map((special) => ({
  result: [0, 0, 0, 0, 0, 0, special],
  facts: {},
  weight: 1n,
}))

const TRIED: readonly (readonly [code: string, selection: unknown, classes: readonly DrawClass<Seven>[]])[] = [
  ['LHC_TM', ALL, SPECIALS],
  ['LHC_TM', [49], SPECIALS],
  ['LHC_TM_BS', ['BIG', 'SMALL'], SPECIALS],
  ['LHC_TM_BS', ['BIG'], SPECIALS],
  ['LHC_TM_OE', ['ODD'], SPECIALS],
  ['LHC_TM_OE', ['EVEN'], SPECIALS],
  ['LHC_COLOR', ['RED', 'BLUE', 'GREEN'], SPECIALS],
  ['LHC_COLOR', ['BLUE'], SPECIALS],
  ['LHC_ZM', [8, 15], seenBy([8, 15])],
  ['LHC_2QZ', [8, 15, 49], seenBy([8, 15, 49])],
  ['LHC_3QZ', [8, 15, 22, 31, 44], seenBy([8, 15, 22, 31, 44])],
  ['LHC_3Z2', [8, 15, 22], seenBy([8, 15, 22])],
  ['LHC_3Z2', [8, 15, 22, 31, 44], seenBy([8, 15, 22, 31, 44])],
  ['LHC_TC', [8, 49], seenBy([8, 49])],
  ['LHC_TC', [8, 15, 22, 49], seenBy([8, 15, 22, 49])],
  ...[5, 6, 7, 8, 9, 10].flatMap((k) => {
    const exactly = ALL.slice(0, k)
    const more = ALL.slice(10, 11 + k)
    return [[`LHC_BZ${k}`, exactly, seenBy(exactly)] as const, [`LHC_BZ${k}`, more, seenBy(more)] as const]
  }),
  ['LHC_PTYX', ['OX'], seenBy(numbersOf('OX', 'SNAKE'), 'SNAKE')],
  ['LHC_PTYX', ['RAT', 'PIG'], seenBy([...numbersOf('RAT', 'SNAKE'), ...numbersOf('PIG', 'SNAKE')], 'SNAKE')],
  ['LHC_PTW', [0], seenBy([10, 20, 30, 40])],
  ['LHC_PTW', [7], seenBy([7, 17, 27, 37, 47])],
]

for (const [code, selection, classes] of TRIED)
  test(`${code} of ${JSON.stringify(selection)} wins exactly as often as it says`, () =>
    assertExactOver(typeOf(lhc, code), selection, classes))

test('the sum of seven wins exactly as often as it says', () => {
  const sums = [...setsBySum(49, 7)].map(([sum, weight]) => ({ result: [sum], facts: {}, weight }))
  for (const selection of [['BIG'], ['SMALL'], ['BIG', 'SMALL']])
    assertExactOver(typeOf(lhc, 'LHC_SUM_BS'), selection, sums)
})

test("the year's own animal has the chance of five numbers", () => {
  const classes = seenBy(numbersOf('SNAKE', 'SNAKE'), 'SNAKE')
  const picked = typeOf(lhc, 'LHC_PTYX').pick(['SNAKE'])
  let won = 0n
  for (const drawn of classes) {
    const [win] = picked.outcome(drawn).wins
    if (win) assert.equal(win.tier, '5')
    if (win) won += drawn.weight
  }
  assert.deepEqual(fraction(won, waysOf(49, 6) * 43n), typeOf(lhc, 'LHC_PTYX').kinds['5']?.['5'])
  // Without the animal kept with the draw nothing is settled by guess.
  const [drawn] = classes
  assert.ok(drawn)
  assert.throws(() => picked.outcome({ result: drawn.result, facts: {} }), /animal/)
})

test('every play was counted', () => {
  assert.deepEqual(new Set([...TRIED.map(([code]) => code), 'LHC_SUM_BS']), new Set(lhc.betTypes.keys()))
})

test('drawn 10,000 times, every play lies about where it should', () => {
  const plays = [...TRIED, ['LHC_SUM_BS', ['BIG']] as const].map(
    ([code, selection]) => [typeOf(lhc, code), selection] as const,
  )
  assertSimulated(lhc, plays, { facts: { zodiac: 'SNAKE' } })
})

/** Published chances, in hundred-thousandths. */
const only = (type: BetType, kind = '', tier = kind): Fraction => type.kinds[kind]?.[tier] ?? fraction(0)
const rounded = ({ n, d }: Fraction) => Number((n * 200_000n + d) / (2n * d))
for (const [code, kind, chance] of [
  ['LHC_BZ5', '', 44_610],
  ['LHC_BZ6', '', 37_513],
  ['LHC_BZ7', '', 31_406],
  ['LHC_BZ8', '', 26_172],
  ['LHC_BZ9', '', 21_704],
  ['LHC_BZ10', '', 17_906],
  ['LHC_PTYX', '4', 47_172],
  ['LHC_PTYX', '5', 55_390],
  ['LHC_SUM_BS', 'BIG', 50_557],
  ['LHC_SUM_BS', 'SMALL', 49_443],
] as const) {
  test(`${code} ${kind}: ${chance / 1000} %`, () => assert.equal(rounded(only(typeOf(lhc, code), kind)), chance))
}
test('chances published as fractions', () => {
  assert.deepEqual(only(typeOf(lhc, 'LHC_2QZ')), fraction(5, 392))
  assert.deepEqual(only(typeOf(lhc, 'LHC_3QZ')), fraction(5, 4606))
  assert.deepEqual(only(typeOf(lhc, 'LHC_3Z2'), '', '2'), fraction(645, 18_424))
  assert.deepEqual(only(typeOf(lhc, 'LHC_TC')), fraction(1, 196))
  assert.deepEqual(only(typeOf(lhc, 'LHC_TM_BS')), fraction(24, 49))
})

test('colours: 17 red, 16 blue, 16 green', () => {
  const counts = Object.groupBy(ALL, colourOf)
  assert.deepEqual([counts.RED?.length, counts.BLUE?.length, counts.GREEN?.length], [17, 16, 16])
  assert.deepEqual(counts.GREEN, [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49])
})

test("each lunar year begins on the day China's calendar says", () => {
  const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
  // In 2027 and 2030 the moon is new within ten minutes of Beijing's midnight, nearer than the
  // runtime's reckoning is exact.
  const listed = LUNAR_YEARS.filter(({ from }) => from !== '2027-02-06' && from !== '2030-02-03')
  assert.equal(listed.length, LUNAR_YEARS.length - 2)
  for (const { from } of listed) assert.equal(chinese.format(new Date(from)), '1/1', from)
  assert.equal(chinese.format(new Date('2036-01-28')), '1/1')
  const order = LUNAR_YEARS.map(({ animal }) => ANIMALS.indexOf(animal))
  for (const [index, animal] of order.entries()) assert.equal(animal, ((order[0] ?? 0) + index) % 12)
})

for (const [date, animal] of [
  ['2026-01-08', 'SNAKE'],
  ['2026-02-16', 'SNAKE'],
  ['2026-02-17', 'HORSE'],
  ['2027-02-05', 'HORSE'],
  ['2027-02-06', 'GOAT'],
  ['2036-01-27', 'RABBIT'],
] as const) {
  test(`${date} lies in the year of the ${animal}`, () => assert.equal(animalOfDate(date), animal))
}
test('dates beyond the table are refused', () => {
  for (const date of ['2024-02-09', '2036-01-28']) assert.throws(() => animalOfDate(date), RangeError)
})
test('numbers of the animals', () => {
  assert.deepEqual(numbersOf('SNAKE', 'SNAKE'), [1, 13, 25, 37, 49])
  assert.deepEqual(numbersOf('HORSE', 'HORSE'), [1, 13, 25, 37, 49])
  assert.deepEqual(numbersOf('SNAKE', 'HORSE'), [2, 14, 26, 38])
  assert.deepEqual(numbersOf('GOAT', 'HORSE'), [12, 24, 36, 48])
})

test('two sides of the special number cover all but 49', () => {
  const ticketOf = (code: string, selection: unknown) => {
    const { compared } = typeOf(lhc, code).pick(selection)
    assert.ok(compared)
    return compared
  }
  const sides = ticketOf('LHC_TM_BS', ['BIG', 'SMALL'])
  assert.deepEqual(lhc.coverage?.('tm', [sides]), fraction(48, 49))
  assert.deepEqual(lhc.coverage?.('tm', [sides, ticketOf('LHC_TM', [49])]), fraction(1))
  assert.deepEqual(lhc.coverage?.('sum', [ticketOf('LHC_SUM_BS', ['BIG'])]), only(typeOf(lhc, 'LHC_SUM_BS'), 'BIG'))
  assert.deepEqual(lhc.coverage?.('sum', [ticketOf('LHC_SUM_BS', ['BIG', 'SMALL'])]), fraction(1))
})

for (const [code, selection, refusal] of [
  ['LHC_TM', [0], 'LOT_E_NUMBER_FORMAT'],
  ['LHC_TM', [50], 'LOT_E_NUMBER_FORMAT'],
  ['LHC_2QZ', [5], 'LOT_E_COUNT'],
  ['LHC_2QZ', [5, 5], 'LOT_E_DUPLICATE'],
  ['LHC_BZ10', ALL, 'LOT_E_LINES'],
  ['LHC_BZ5', [1, 2, 3, 4], 'LOT_E_COUNT'],
  ['LHC_PTYX', ['CAT'], 'LOT_E_SELECTION'],
  ['LHC_PTW', [10], 'LOT_E_NUMBER_FORMAT'],
  ['LHC_COLOR', [], 'LOT_E_COUNT'],
] as const) {
  test(`${code} of ${JSON.stringify(selection)} is refused: ${refusal}`, () =>
    assertRefused(typeOf(lhc, code), selection, refusal))
}
