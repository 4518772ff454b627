import assert from 'node:assert/strict'
import { test } from 'vitest'
import { addressPrefix } from './failure-store.ts'

for (const [ip, prefix, why] of [
  ['203.0.113.7', '203.0.113.7', 'an IPv4 address is one subscriber'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'also when it is written as IPv6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', 'an IPv6 subscriber has the last four groups'],
  ['2001:db8:1:2::6', '2001:db8:1:2', 'also when they are shortened'],
  ['2001:db8::1', '2001:db8:0:0', 'zeros that were left out count'],
  ['::1', '0:0:0:0', 'also at the front'],
] as const) {
  test(`addresses: ${why}`, () => assert.equal(addressPrefix(ip), prefix))
}
