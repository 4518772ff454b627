import { assert, test } from 'vitest'
import { digitsOf, feeOf, grouped, usdtFor, usdtText } from './amounts.ts'

for (const [typed, digits] of [
  ['500000', '500000'],
  ['500,000', '500000'],
  ['1 000 000', '1000000'],
  ['500000.00', '500000'],
  ['0500', '500'],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e6', undefined],
  ['', undefined],
  ['9'.repeat(30), undefined],
] as const)
  test(`"${typed}" typed`, () => assert.equal(digitsOf(typed, 0), digits))

test('digits are grouped while they are typed, and the fee is the server’s', () => {
  assert.equal(grouped('1000000'), '1,000,000')
  assert.equal(grouped('1,0000'), '10,000')
  assert.equal(grouped('12x'), '12x')
  assert.equal(feeOf('1000001', { feePpm: 15_000, feeFixed: '1000' }), 16_000n)
  assert.equal(feeOf('500', { feePpm: 0, feeFixed: '1000' }), 500n)
  assert.equal(usdtText('123456789'), '123.456789 USDT')
  assert.equal(usdtText('1000000000'), '1,000 USDT')
  assert.equal(usdtFor('2531000', '25310'), '100000000')
  assert.equal(usdtFor('1', '25310'), '40')
})
