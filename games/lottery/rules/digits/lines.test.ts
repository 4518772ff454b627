import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { d5 } from '../families/ssc/index.ts'

/**
 * The plays once more, the slow way: every line spelled out, each asked on its own whether it wins.
 */
type Line = (drawn: readonly number[]) => boolean

const subsets = <T>(list: readonly T[], size: number): T[][] =>
  size === 0 ? [[]] : list.flatMap((first, i) => subsets(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]))

const products = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((done, list) => done.flatMap((head) => list.map((item) => [...head, item])), [[]])

const sorted = (digits: readonly number[]) => digits.toSorted((a, b) => a - b).join('')

const anyOrder = (digits: readonly number[], from: number, to: number): Line => {
  const line = sorted(digits)
  return (drawn) => sorted(drawn.slice(from, to)) === line
}

const digit = fc.integer({ min: 0, max: 9 })
const digits = (minLength: number) => fc.uniqueArray(digit, { minLength, maxLength: 10 })
const twoLists = (multi: number, single: number) => fc.record({ multi: digits(multi), single: digits(single) })
const places = (count: number, most: number) =>
  fc.array(fc.uniqueArray(digit, { minLength: 0, maxLength: most }), { minLength: count, maxLength: count })

const repeat = (digit: number, times: number) => Array.from({ length: times }, () => digit)

const groupLines =
  (from: number, to: number, [many, times]: readonly [number, number], few: number) =>
  ({ multi, single }: { multi: number[]; single: number[] }): Line[] =>
    subsets(multi, many).flatMap((often) =>
      subsets(single, few)
        .filter((seldom) => !seldom.some((item) => often.includes(item)))
        .map((seldom) => anyOrder([...often.flatMap((item) => repeat(item, times)), ...seldom], from, to)),
    )

const all = products([
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
])
const sum = (drawn: readonly number[]) => drawn.reduce((total, item) => total + item, 0)

/** A selection of a play with its lines, as one thing to try. */
const play = <S>(code: string, selections: fc.Arbitrary<S>, linesOf: (selection: S) => Line[]) =>
  [code, selections.map((selection) => ({ selection, lines: linesOf(selection) }))] as const

const plays = [
  play('A5_ZU120', digits(5), (list) => subsets(list, 5).map((line) => anyOrder(line, 0, 5))),
  play('A5_ZU60', twoLists(1, 3), groupLines(0, 5, [1, 2], 3)),
  play('A5_ZU30', twoLists(2, 1), groupLines(0, 5, [2, 2], 1)),
  play('A5_ZU20', twoLists(1, 2), groupLines(0, 5, [1, 3], 2)),
  play('A5_ZU10', twoLists(1, 1), ({ multi, single }) =>
    multi.flatMap((often) =>
      single.filter((pair) => pair !== often).map((pair) => anyOrder([...repeat(often, 3), pair, pair], 0, 5)),
    ),
  ),
  play('A5_ZU5', twoLists(1, 1), groupLines(0, 5, [1, 4], 1)),
  play('B4_ZU12', twoLists(1, 2), groupLines(1, 5, [1, 2], 2)),
  play('B4_ZU4', twoLists(1, 1), groupLines(1, 5, [1, 3], 1)),
  play('B4_ZU6X', digits(2), (list) => subsets(list, 2).map(([a = 0, b = 0]) => anyOrder([a, a, b, b], 1, 5))),
  play('M3_ZU3', digits(2), (list) =>
    list.flatMap((pair) => list.filter((other) => other !== pair).map((other) => anyOrder([pair, pair, other], 1, 4))),
  ),
  play('F3_ZU6', digits(3), (list) => subsets(list, 3).map((line) => anyOrder(line, 0, 3))),
  play('B3_SUM', fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 1, maxLength: 6 }), (sums) =>
    all
      .filter((line) => sums.includes(sum(line)))
      .map(
        (line): Line =>
          (drawn) =>
            drawn.slice(2).join('') === line.join(''),
      ),
  ),
  play('M3_SPAN', digits(1), (spans) =>
    all
      .filter((line) => spans.includes(Math.max(...line) - Math.min(...line)))
      .map(
        (line): Line =>
          (drawn) =>
            drawn.slice(1, 4).join('') === line.join(''),
      ),
  ),
  play('F3_ZUSUM', fc.uniqueArray(fc.integer({ min: 1, max: 26 }), { minLength: 1, maxLength: 6 }), (sums) =>
    [...new Set(all.filter((line) => new Set(line).size > 1 && sums.includes(sum(line))).map(sorted))].map(
      (line): Line =>
        (drawn) =>
          sorted(drawn.slice(0, 3)) === line,
    ),
  ),
  play('B4_BDW2', digits(2), (list) =>
    subsets(list, 2).map(
      (line): Line =>
        (drawn) =>
          line.every((item) => drawn.slice(1).includes(item)),
    ),
  ),
  play('A5_MIN2', digits(1), (list) =>
    list.map(
      (item): Line =>
        (drawn) =>
          drawn.filter((entry) => entry === item).length >= 2,
    ),
  ),
  play('DWD', places(5, 4), (lists) =>
    lists.flatMap((list, place) =>
      list.map(
        (item): Line =>
          (drawn) =>
            drawn[place] === item,
      ),
    ),
  ),
  play('RX_3', places(5, 4), (lists) =>
    subsets([0, 1, 2, 3, 4], 3).flatMap((chosen) =>
      products(chosen.map((place) => lists[place] ?? [])).map(
        (line): Line =>
          (drawn) =>
            chosen.every((place, i) => drawn[place] === line[i]),
      ),
    ),
  ),
] as const

/** Draws with many repeats in them, so that the rare groups come up. */
const draws = fc.oneof(
  fc.array(digit, { minLength: 5, maxLength: 5 }),
  fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
)

for (const [code, tries] of plays)
  test(`SSC_${code} counts and wins the lines that are spelled out`, () => {
    const type = d5.betTypes.get(`SSC_${code}`)
    assert.ok(type)
    fc.assert(
      fc.property(tries, draws, ({ selection, lines }, drawn) => {
        fc.pre(lines.length > 0)
        const picked = type.pick(selection)
        assert.equal(picked.lines, lines.length)
        const { wins } = picked.outcome({ result: drawn, facts: {} })
        assert.equal(
          wins.reduce((total, win) => total + win.count * win.hits, 0),
          lines.filter((line) => line(drawn)).length,
        )
      }),
      { numRuns: 60 },
    )
  })

test('a selection is kept in one form, whatever order its numbers came in', () => {
  const type = d5.betTypes.get('SSC_A5_ZU60')
  fc.assert(
    fc.property(digits(3), digits(3), (multi, single) => {
      fc.pre(multi.some((item) => single.filter((entry) => entry !== item).length >= 3))
      assert.deepEqual(
        type?.pick({ multi, single }).selection,
        type?.pick({ single: single.toReversed(), multi: multi.toReversed() }).selection,
      )
    }),
  )
})
