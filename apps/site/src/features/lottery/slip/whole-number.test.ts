import assert from 'node:assert/strict'
import { test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

for (const [typed, value, why] of [
  ['7', 7, 'digits are the number'],
  [' 12 ', 12, 'room around it came along when it was pasted'],
  ['007', 7, 'zeros before it change nothing'],
  ['99999', 99_999, 'the most is taken'],
  ['100000', undefined, 'more than the most is not cut to it'],
  ['0', undefined, 'less than the least is not raised to it'],
  ['', undefined, 'nothing is not the least'],
  ['1.5', undefined, 'a fraction is not its digits'],
  ['-5', undefined, 'a number below zero is not its digits'],
  ['1.000', undefined, 'a point may group or divide'],
  ['1,000', undefined, 'a comma may group or divide'],
  ['1 000', undefined, 'digits with room between are two numbers'],
  ['1e3', undefined, 'an exponent is no digit'],
  ['abc', undefined, 'letters are no number'],
] as const) {
  test(`"${typed}" as a whole number: ${why}`, () => {
    assert.equal(wholeNumber(typed, 1, 99_999), value)
  })
}
