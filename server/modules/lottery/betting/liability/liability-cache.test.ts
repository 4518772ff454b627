import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { test } from 'vitest'
import { LiabilityCache } from './liability-cache.ts'

const draw = (owner: string) => ({ owner: owner as Id<'member'>, game: 'VN_N', drawNumber: '20261122' })

test('each draw of each player is remembered by itself, until it is forgotten', () => {
  const liabilities = new LiabilityCache()
  liabilities.keep(draw('a'), { tickets: 1, worst: 10n })
  liabilities.keep(draw('b'), { tickets: 2, worst: 20n })
  liabilities.keep(draw('a'), { tickets: 3, worst: 30n })
  assert.deepEqual(liabilities.of(draw('a')), { tickets: 3, worst: 30n })
  assert.equal(liabilities.of({ ...draw('a'), drawNumber: '20261123' }), undefined)
  liabilities.forget(draw('a'))
  assert.equal(liabilities.of(draw('a')), undefined)
  assert.deepEqual(liabilities.of(draw('b')), { tickets: 2, worst: 20n })
})

test('of too many the one kept longest ago goes', () => {
  const liabilities = new LiabilityCache()
  for (let nth = 0; nth < 20_000; nth++) liabilities.keep(draw(String(nth)), { tickets: 1, worst: 1n })
  liabilities.keep(draw('0'), { tickets: 2, worst: 2n })
  liabilities.keep(draw('one more'), { tickets: 1, worst: 1n })
  assert.equal(liabilities.of(draw('1')), undefined)
  assert.equal(liabilities.of(draw('0'))?.tickets, 2)
  assert.equal(liabilities.of(draw('one more'))?.tickets, 1)
})
