import { assert, test } from 'vitest'
import { Refused, Unreachable } from './refused.ts'
import { wishes } from './wish.ts'

const WISH = { amount: '200000', to: 'a' }

for (const [came, again, why] of [
  [new Unreachable(), true, 'no answer came: it may have been done'],
  [new Refused('SYS_UNKNOWN'), true, 'the server failed: it may have been done'],
  [new Refused('WAL_INSUFFICIENT'), false, 'it was refused'],
  [null, false, 'it was done'],
] as const)
  test(`the same wish pressed again ${again ? 'keeps its key' : 'is another one'}: ${why}`, () => {
    const own = wishes()
    const first = own.keyOf(WISH)
    own.settled(came)
    assert.equal(own.keyOf({ ...WISH }) === first, again)
  })

test('another wish has another key, also after one without an answer', () => {
  const own = wishes()
  const first = own.keyOf(WISH)
  own.settled(new Unreachable())
  assert.notEqual(own.keyOf({ ...WISH, amount: '300000' }), first)
  assert.notEqual(wishes().keyOf(WISH), first)
})
