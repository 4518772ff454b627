import assert from 'node:assert/strict'
import { test } from 'vitest'
import { MOBILE_COUNTRIES, type MobileCountryCode } from '@senluna/kit/mobile-countries.ts'
import { countryEntries, mobileNumberOf } from './mobile-numbers.ts'

const ALL = Object.keys(MOBILE_COUNTRIES) as MobileCountryCode[]
const vn = (typed: string) => mobileNumberOf(typed, '+84', ALL)

for (const [typed, e164] of [
  ['0912345678', '+84912345678'],
  ['912345678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['+84912345678', '+84912345678'],
  ['0912 345.678', '+84912345678'],
  ['０９１２３４５６７８', '+84912345678'],
  ['0312345678', '+84312345678'],
  ['0592345678', '+84592345678'],
  ['0762345678', '+84762345678'],
  ['0862345678', '+84862345678'],
  ['+66812345678', '+66812345678'],
] as const) {
  test(`${typed} is ${e164}`, () => assert.deepEqual(vn(typed), { e164 }))
}

for (const [typed, why] of [
  ['091234567', 'it is too short'],
  ['0212345678', 'it is a fixed line'],
  ['0652345678', 'nobody has such a number'],
  ['0552345678', 'nobody has such a number'],
  ['0712345678', 'nobody has such a number'],
  ['0912345678 ext 5', 'it has an extension'],
  ['1-800-FLOWERS', 'it has letters'],
  ['+12025550123', 'its country is not among those sent to'],
  ['9'.repeat(5_000), 'it is far too long'],
] as const) {
  test(`${typed.slice(0, 20)} is refused: ${why}`, () => assert.deepEqual(vn(typed), { wrong: 'format' }))
}

test('an empty number is missing, not wrong', () => assert.deepEqual(vn('  '), { wrong: 'missing' }))

test('every country: its example is a valid number of that country with as many digits as it says', () => {
  for (const countryEntry of countryEntries(ALL)) {
    const read = mobileNumberOf(countryEntry.example, countryEntry.countryDialingCode, ALL)
    assert.ok('e164' in read, `${countryEntry.countryCode} ${countryEntry.example}`)
    assert.ok(read.e164.startsWith(countryEntry.countryDialingCode))
    const digits = read.e164.length - countryEntry.countryDialingCode.length
    assert.ok(digits >= countryEntry.digits.min && digits <= countryEntry.digits.max, countryEntry.countryCode)
  }
})

test('only the countries of the brand count', () => {
  assert.deepEqual(mobileNumberOf('081 234 5678', '+66', ['VN']), { wrong: 'format' })
  assert.deepEqual(mobileNumberOf('0912345678', '', ['VN']), { e164: '+84912345678' })
})
