import { assert, test } from 'vitest'
import { feeOf, usdtFor, usdtText } from './amounts.ts'

test('the fee and the USDT are the server’s', () => {
  assert.equal(feeOf('1000001', { feePpm: 15_000, feeFixed: '1000' }), 16_000n)
  assert.equal(feeOf('500', { feePpm: 0, feeFixed: '1000' }), 500n)
  assert.equal(usdtText('123456789'), '123.456789 USDT')
  assert.equal(usdtText('1000000000'), '1,000 USDT')
  assert.equal(usdtFor('2531000', '25310'), '100000000')
  assert.equal(usdtFor('1', '25310'), '40')
})
