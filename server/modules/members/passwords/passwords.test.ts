import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Passwords } from './passwords.ts'

const PEPPER = 'cd'.repeat(32)

test('a password matches its own hash only, and only with the same pepper', async () => {
  const passwords = new Passwords(PEPPER)
  const [hash, again] = [await passwords.hash('Quiet+Lake-31'), await passwords.hash('Quiet+Lake-31')]
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.notEqual(hash, again)
  assert.equal(await passwords.matches(hash, 'Quiet+Lake-31'), true)
  assert.equal(await passwords.matches(hash, 'Quiet+Lake-32'), false)
  assert.equal(await passwords.matches(hash, ''), false)
  assert.equal(await new Passwords('ef'.repeat(32)).matches(hash, 'Quiet+Lake-31'), false)
  assert.equal(passwords.isOutdated(hash), false)
})

test('nobody has a password, not even the one that stands in for them', async () => {
  assert.equal(await new Passwords(PEPPER).matches(null, 'nobody'), false)
})

test('two are hashed at a time, 64 wait, and the next is told to come back', async () => {
  const passwords = new Passwords(PEPPER)
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.hash('x')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  assert.equal(refused.length, 4)
  for (const item of refused) {
    assert.equal(item.reason.code, 'SYS_BUSY')
    assert.equal(item.reason.retryAfterSec, 2)
  }
  assert.ok(await passwords.hash('x'), 'and after the rush all goes on')
})
