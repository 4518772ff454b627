import assert from 'node:assert/strict'
import { test } from 'vitest'
import { accountNumber, isEthereumAddress, isTronAddress, maskedNumber } from './account-number.ts'

for (const [address, right] of [
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
  ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', false],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
] as const) {
  test(`an Ethereum address by its checksum: ${address} ${right}`, () => {
    assert.equal(isEthereumAddress(address), right)
  })
}

for (const [address, right] of [
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', false],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', false],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false],
] as const) {
  test(`a TRON address by its checksum: ${address} ${right}`, () => {
    assert.equal(isTronAddress(address), right)
  })
}

for (const [kind, typed, kept] of [
  ['BANK', ' 0123 4567-89 ', '0123456789'],
  ['BANK', '０１２３４５６７', '01234567'],
  ['BANK', '12345', undefined],
  ['BANK', '=1+1', undefined],
  ['USDT_ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['USDT_TRC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
] as const) {
  test(`${kind} ${typed} is kept as ${kept}`, () => {
    assert.equal(accountNumber(kind, typed), kept)
  })
}

test('a list shows no whole number', () => {
  assert.equal(maskedNumber('BANK', '0123456789'), '•••• 6789')
  assert.equal(
    maskedNumber('USDT_TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
    'TR7NHq…jLj6t'.replace('jLj6t', 'gjLj6t'),
  )
})
