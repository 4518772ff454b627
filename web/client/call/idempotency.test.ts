import { assert, test } from 'vitest'
import { Refused, Unreachable } from './refused.ts'
import { idempotencyKeys } from './idempotency.ts'

const INTENT = { amount: '200000', to: 'a' }

for (const [came, again, why] of [
  [new Unreachable(), true, 'no answer came: it may have been done'],
  [new Refused('SYS_UNKNOWN'), true, 'the server failed: it may have been done'],
  [new Refused('WAL_INSUFFICIENT'), false, 'it was refused'],
  [null, false, 'it was done'],
] as const)
  test(`the same intention pressed again ${again ? 'keeps its key' : 'is a new one'}: ${why}`, () => {
    const own = idempotencyKeys()
    const first = own.keyOf(INTENT)
    own.settled(came)
    assert.equal(own.keyOf({ ...INTENT }) === first, again)
  })

test('another intention has another key, also after one without an answer', () => {
  const own = idempotencyKeys()
  const first = own.keyOf(INTENT)
  own.settled(new Unreachable())
  assert.notEqual(own.keyOf({ ...INTENT, amount: '300000' }), first)
  assert.notEqual(idempotencyKeys().keyOf(INTENT), first)
})
