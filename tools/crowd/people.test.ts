import assert from 'node:assert/strict'
import { test } from 'vitest'
import { chanceOf } from './chance.ts'
import { passwordOf, personOf, pinOf } from './people.ts'

test('a crowd is the same each time, and nobody shares a name, an address or a number', () => {
  const crowd = Array.from({ length: 600 }, (_, nth) => personOf(nth))
  for (const key of ['userName', 'address', 'phone'] as const)
    assert.equal(new Set(crowd.map((person) => person[key])).size, crowd.length)
  assert.deepEqual(personOf(7).userName, crowd[7]?.userName)
  for (const { userName, phone, realName } of crowd) {
    assert.match(userName, /^[a-z]{2,8}demo[0-9]{1,4}$/)
    assert.match(phone, /^9[0-9]{8}$/)
    assert.match(realName, /^[A-Z]+ [A-Z]+ [A-Z]+$/)
  }
})

test('passwords and digits come from the secret, and differ between people', () => {
  const [first, second] = [personOf(0), personOf(1)]
  assert.match(passwordOf('s', first), /^[A-Za-z0-9]{8,20}$/)
  assert.match(pinOf('s', first), /^[0-9]{6}$/)
  assert.notEqual(passwordOf('s', first), passwordOf('s', second))
  assert.notEqual(passwordOf('s', first), passwordOf('t', first))
})

test('chance is even enough, and picks by weight', () => {
  const chance = chanceOf('a test')
  const counts = [0, 0, 0]
  for (let i = 0; i < 30_000; i++) {
    const nth = chance.weighed([0, 1, 2], (item) => item + 1)
    counts[nth] = (counts[nth] ?? 0) + 1
  }
  for (const [nth, count] of counts.entries()) assert.ok(Math.abs(count - 5_000 * (nth + 1)) < 400, `${nth}: ${count}`)
})
