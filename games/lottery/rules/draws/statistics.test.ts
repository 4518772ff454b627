import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../vectors/lottery.ts'
import { absentStreaks, cold, distinct, hot, longDragon, runs, trend } from './statistics.ts'

interface Expected {
  hot: { number: string; hits: number; draws: number }[]
  absent_streak: Record<string, number>
  distinct_tails_last: number
}

const cases = lotteryCases.filter(({ kind }) => kind === 'stats')

test('there is a vector of statistics', () => assert.equal(cases.length, 1))

for (const { id, ...rest } of cases) {
  test(`counts ${id}`, () => {
    const draws = rest['draw'] as { result: Record<string, string[]> }[]
    const expected = rest['expected'] as Expected
    const history = draws.map(({ result }) =>
      Object.values(result)
        .flat()
        .map((number) => number.slice(-2)),
    )
    assert.deepEqual(hot(history).slice(0, expected.hot.length), expected.hot)
    const streaks = absentStreaks(history, Object.keys(expected.absent_streak))
    assert.deepEqual(Object.fromEntries(streaks), expected.absent_streak)
    assert.equal(distinct(history.at(-1) ?? []), expected.distinct_tails_last)
  })
}

test('cold is the other way round, and knows those that never fell', () => {
  assert.deepEqual(
    cold(
      [
        ['1', '2', '2'],
        ['2', '3'],
      ],
      ['0', '1', '2', '3', '4'],
    ).map(({ number, hits }) => number + hits),
    ['40', '00', '31', '11', '23'],
  )
})

test('a window without draws has no heat and no streak', () => {
  assert.deepEqual(hot([]), [])
  assert.deepEqual(absentStreaks([], ['07']), new Map([['07', 0]]))
})

test('a trend counts the draws each value has been missing', () => {
  assert.deepEqual(trend(['1', '0', '0', '2'], ['0', '1', '2']), [
    { value: '1', misses: [1, 0, 1] },
    { value: '0', misses: [0, 1, 2] },
    { value: '0', misses: [0, 2, 3] },
    { value: '2', misses: [1, 3, 0] },
  ])
})

test('runs end with another mark and with a draw that has none', () => {
  const marks = ['BIG', 'BIG', 'SMALL', undefined, 'SMALL', 'SMALL', 'SMALL']
  assert.deepEqual(runs(marks), [
    { mark: 'BIG', length: 2 },
    { mark: 'SMALL', length: 1 },
    { mark: 'SMALL', length: 3 },
  ])
  assert.deepEqual(longDragon(marks), { mark: 'SMALL', length: 3 })
  assert.equal(longDragon(marks, 4), undefined)
  assert.equal(longDragon([...marks, undefined]), undefined)
  assert.equal(longDragon([]), undefined)
})
