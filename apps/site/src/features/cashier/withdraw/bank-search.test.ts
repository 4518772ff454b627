import { BANK_LIST } from '@senluna/kit/cashier/banks.ts'
import { expect, test } from 'vitest'
import { banksSought } from './bank-search.ts'

const BANKS = BANK_LIST.map(([code, name]) => ({ code, name }))

test.each([
  ['VCB', 'Vietcombank'],
  ['tcb', 'Techcombank'],
  ['MB', 'MB'],
  ['mbbank', 'MB'],
  ['ACB', 'ACB'],
  ['bidv', 'BIDV'],
  ['CTG', 'VietinBank'],
  ['icb', 'VietinBank'],
  ['VPB', 'VPBank'],
  ['vba', 'Agribank'],
  ['STB', 'Sacombank'],
  ['HDB', 'HDBank'],
  ['970432', 'VPBank'],
  ['ngoại thương', 'Vietcombank'],
  ['quan doi', 'MB'],
  ['nam a', 'Nam A Bank'],
  ['seabank', 'SeABank'],
])('%s finds %s first', (typed, name) => {
  expect(banksSought(BANKS, typed)[0]?.name).toBe(name)
})

test('a short name finds no bank that only has its letters inside', () => {
  expect(banksSought(BANKS, 'mb').map(({ name }) => name)).toEqual(['MB'])
  expect(banksSought(BANKS, 'zzz')).toEqual([])
  expect(banksSought(BANKS, ' ')).toHaveLength(BANKS.length)
})
