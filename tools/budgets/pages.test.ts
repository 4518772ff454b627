import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Problem } from '../setup/problem.ts'
import { askedBy, MEASURED } from './pages.ts'

test('without a word everything is measured', () => {
  assert.deepEqual(askedBy([]), { sizes: true, firstSpin: true, pages: MEASURED })
})

test('sizes and the first spin can be measured alone, and pages alone, each by its own budget', () => {
  assert.deepEqual(askedBy(['--sizes']), { sizes: true, firstSpin: false, pages: [] })
  assert.deepEqual(askedBy(['--first-spin']), { sizes: false, firstSpin: true, pages: [] })
  const { sizes, firstSpin, pages } = askedBy(['/rng', '/'])
  assert.deepEqual([sizes, firstSpin], [false, false])
  assert.deepEqual(
    pages.map(({ path, lcpMs, long }) => [path, lcpMs, long]),
    [
      ['/', 2_200, undefined],
      ['/rng', 2_500, true],
    ],
  )
})

test('any other page has the budget of all others, and comes before the long catalogue does', () => {
  assert.deepEqual(
    askedBy(['/rng', '/help', '--sizes']).pages.map(({ path, lcpMs, tbtMs }) => [path, lcpMs, tbtMs]),
    [
      ['/help', 2_500, 250],
      ['/rng', 2_500, 250],
    ],
  )
})

test('what is no address is refused by name', () => {
  for (const wrong of ['elott', '--pages', '//evil.example', '/a b'])
    assert.throws(
      () => askedBy(['/elott', wrong]),
      (error: unknown) => error instanceof Problem && error.message.startsWith(wrong),
      wrong,
    )
})
