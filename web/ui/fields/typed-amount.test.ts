import { expect, test } from 'vitest'
import { grouped, typedDigits, typedMoney, typedOf } from './typed-amount.ts'

for (const [typed, exponent, digits] of [
  ['1000', 0, '1000'],
  ['1,000,000', 0, '1000000'],
  ['1 000', 0, '1000'],
  ['1000.00', 0, '1000'],
  ['500,000.00', 0, '500000'],
  ['500.000', 0, '500000'],
  ['1.000.000', 0, '1000000'],
  ['12.345', 2, undefined],
  ['12.345', 3, '12345'],
  ['1000.5', 0, undefined],
  ['1000.5', 2, '100050'],
  ['200000,00', 0, undefined],
  ['0010', 0, '10'],
  ['0', 0, undefined],
  ['-5', 0, undefined],
  ['1e5', 0, undefined],
  ['１２３', 0, undefined],
  ['', 0, undefined],
  ['99999999999999999', 0, undefined],
  ['1234567890123456', 6, undefined],
] as const)
  test(`"${typed}" with ${exponent} decimals is ${digits}`, () => expect(typedDigits(typed, exponent)).toBe(digits))

for (const [typed, exponent, shown] of [
  ['1000000', 0, '1,000,000'],
  ['1,0000', 0, '10,000'],
  ['1,234,56', 0, '123,456'],
  ['500,00', 0, '50,000'],
  ['500.000', 0, '500,000'],
  ['1,000.000', 0, '1,000,000'],
  ['1.500', 2, '1.500'],
  ['200000,00', 0, '200000,00'],
  ['12x', 0, '12x'],
] as const)
  test(`"${typed}" with ${exponent} decimals stands as ${shown} while it is typed`, () =>
    expect(grouped(typed, exponent)).toBe(shown))

for (const [digits, exponent, typed] of [
  ['500000', 0, '500,000'],
  ['500000', 2, '5,000'],
  ['1234567', 2, '12,345.67'],
  ['1234560', 2, '12,345.6'],
  ['5', 2, '0.05'],
  ['0', 0, '0'],
] as const)
  test(`${digits} with ${exponent} decimals is typed as ${typed}, and read so again`, () => {
    expect(typedOf(digits, exponent)).toBe(typed)
    expect(typedMoney(typed, exponent)).toBe(digits)
  })
