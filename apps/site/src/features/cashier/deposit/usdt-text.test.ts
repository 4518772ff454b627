import { assert, test } from 'vitest'
import { usdtText } from './usdt-text.ts'

test('USDT is written without zeros at the end', () => {
  assert.equal(usdtText('123456789'), '123.456789 USDT')
  assert.equal(usdtText('1000000000'), '1,000 USDT')
  assert.equal(usdtText('40'), '0.00004 USDT')
})
