import { expect, test } from 'vitest'
import { typedDigits } from './typed-amount.ts'

for (const [typed, exponent, digits] of [
  ['1000', 0, '1000'],
  ['1,000,000', 0, '1000000'],
  ['1 000', 0, '1000'],
  ['1000.00', 0, '1000'],
  ['1000.5', 0, undefined],
  ['1000.5', 2, '100050'],
  ['0010', 0, '10'],
  ['0', 0, undefined],
  ['-5', 0, undefined],
  ['1e5', 0, undefined],
  ['', 0, undefined],
  ['99999999999999999', 0, undefined],
  ['1234567890123456', 6, undefined],
] as const)
  test(`"${typed}" with ${exponent} decimals is ${digits}`, () => expect(typedDigits(typed, exponent)).toBe(digits))
