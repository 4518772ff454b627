import assert from 'node:assert/strict'
import { test } from 'vitest'
import { AddressList, addressOf } from './addresses.ts'

for (const [text, bits, value] of [
  ['0.0.0.0', 32, 0n],
  ['203.0.113.7', 32, 0xcb00_7107n],
  ['::', 128, 0n],
  ['::1', 128, 1n],
  ['2001:db8::8:0', 128, 0x2001_0db8_0000_0000_0000_0000_0008_0000n],
  ['fe80::1%eth0', 128, 0xfe80_0000_0000_0000_0000_0000_0000_0001n],
  ['::ffff:203.0.113.7', 32, 0xcb00_7107n],
  ['::ffff:cb00:7107', 32, 0xcb00_7107n],
  ['0:0:0:0:0:ffff:cb00:7107', 32, 0xcb00_7107n],
  ['64:ff9b::203.0.113.7', 128, 0x0064_ff9b_0000_0000_0000_0000_cb00_7107n],
] as const) {
  test(`${text} is read`, () => assert.deepEqual(addressOf(text), { bits, value }))
}
for (const text of ['', 'localhost', '203.0.113', '203.0.113.256', '1::2::3', '203.0.113.7/24', ' ::1'])
  test(`"${text}" is no address`, () => assert.equal(addressOf(text), undefined))

const list = new AddressList(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32', 'loopback', 'uniquelocal'])
for (const [address, within] of [
  ['203.0.113.0', true],
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['203.0.112.255', false],
  ['::ffff:203.0.113.9', true],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['2001:db8:ffff::1', true],
  ['2001:db9::', false],
  ['127.8.8.8', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['172.32.0.1', false],
  ['fd00::1', true],
  ['nonsense', false],
] as const) {
  test(`${address} is ${within ? '' : 'not '}in the list`, () => {
    assert.equal(list.has(address), within)
    assert.equal(list.has(address), within, 'asked again')
  })
}
test('an empty list has nobody, a range of all has everybody of its kind', () => {
  assert.equal(new AddressList([]).has('127.0.0.1'), false)
  assert.equal(new AddressList(['0.0.0.0/0']).has('8.8.8.8'), true)
  assert.equal(new AddressList(['0.0.0.0/0']).has('::1'), false)
})
for (const wrong of ['nonsense', '203.0.113.0/33', '203.0.113.0/', '2001:db8::/129', '10.0.0.0/8/8', '203.0.113.0/-1'])
  test(`"${wrong}" is refused with a sentence`, () =>
    assert.throws(() => new AddressList([wrong]), {
      message: new RegExp(`"${wrong.replaceAll('/', '\\/')}" is neither`),
    }))
