import assert from 'node:assert/strict'
import { test } from 'vitest'
import { hasDigitsOf } from './phone.ts'

const VIETNAM = { countryCode: 'VN', countryDialingCode: '+84', digits: { min: 9, max: 9 }, example: '0912 345 678' }

for (const [number, fits, why] of [
  ['0912 345 678', true, 'as people write it'],
  ['912345678', true, 'without the 0'],
  ['84912345678', true, "with the country's code"],
  ['091234567', false, 'a digit short'],
  ['09123456789', false, 'a digit long'],
  ['8412345', false, 'a code and too little after it'],
] as const) {
  test(`${number} ${fits ? 'may be' : 'is no'} Vietnamese number: ${why}`, () =>
    assert.equal(hasDigitsOf(VIETNAM, number), fits))
}
