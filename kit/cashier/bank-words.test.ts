import { assert, test } from 'vitest'
import { BANK_LIST } from './banks.ts'
import { BANK_WORDS } from './bank-words.ts'

test('every bank has a short name of its own', () => {
  assert.deepEqual(Object.keys(BANK_WORDS).toSorted(), BANK_LIST.map(([code]) => code).toSorted())
  const shorts = Object.values(BANK_WORDS).map(({ short }) => short)
  assert.equal(new Set(shorts).size, shorts.length)
  for (const short of shorts) assert.match(short, /^[A-Z]{2,4}$/)
})

test('white letters are read on every colour', () => {
  for (const { short, colour } of Object.values(BANK_WORDS))
    assert.isAtLeast(1.05 / (lightness(colour) + 0.05), 4.5, short)
})

/** Relative luminance. Source: WCAG 2.2. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
