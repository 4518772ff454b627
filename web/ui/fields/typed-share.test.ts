import { expect, test } from 'vitest'
import { percentOf, ppmOf } from './typed-share.ts'

test.each([
  ['0', 0],
  ['12.5', 125_000],
  ['12,5', 125_000],
  [' 100 % ', 1_000_000],
  ['100.1', undefined],
  ['12.55', undefined],
  ['-1', undefined],
  ['', undefined],
  ['abc', undefined],
])('%j is %j', (typed, ppm) => {
  expect(ppmOf(typed)).toBe(ppm)
  if (ppm !== undefined) expect(ppmOf(percentOf(ppm))).toBe(ppm)
})
