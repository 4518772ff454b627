import { assert, test } from 'vitest'
import { BANK_LIST, BANKS } from './banks.ts'

test('banks are listed by use, not by their numbers', () => {
  const names = BANK_LIST.map(([, name]) => name)
  assert.deepEqual(names.slice(0, 4), ['Vietcombank', 'MB', 'Techcombank', 'BIDV'])
  assert.ok(names.indexOf('CIMB') > names.indexOf('Sacombank'))
})

test('each bank has a number of its own', () => {
  assert.equal(Object.keys(BANKS).length, BANK_LIST.length)
  assert.equal(new Set(BANK_LIST.map(([, name]) => name)).size, BANK_LIST.length)
})
