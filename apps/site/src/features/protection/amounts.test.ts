import { assert, test } from 'vitest'
import { digitsOf, directionOf } from './amounts.ts'

for (const [kind, typed, exponent, digits] of [
  ['stake', '500,000', 0, '500000'],
  ['stake', ' 500 000.00 ', 0, '500000'],
  ['stake', '12.34', 2, '1234'],
  ['stake', '12.3', 2, '1230'],
  ['stake', '12.345', 2, undefined],
  ['stake', '500.000', 0, '500000'],
  ['stake', '0', 0, '0'],
  ['stake', '007', 0, '7'],
  ['stake', '-5', 0, undefined],
  ['stake', '1e9', 0, undefined],
  ['stake', '', 0, undefined],
  ['stake', '9999999999999999', 2, undefined],
  ['session', '90', 0, '90'],
  ['session', '9', 0, undefined],
  ['session', '1440', 0, '1440'],
  ['session', '1441', 0, undefined],
  ['session', '30.5', 0, undefined],
] as const)
  test(`${kind}: “${typed}” at scale ${exponent}`, () => assert.equal(digitsOf(kind, typed, exponent), digits))

for (const [now, wanted, direction] of [
  [null, null, 'same'],
  ['5', '5', 'same'],
  [null, '5', 'tighter'],
  ['5', '4', 'tighter'],
  ['9', '10', 'looser'],
  ['5', null, 'looser'],
] as const)
  test(`from ${now} to ${wanted}`, () => assert.equal(directionOf(now, wanted), direction))
