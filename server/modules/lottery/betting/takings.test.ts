import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Takings } from './takings.ts'

const draw = (owner: string) => ({ owner, game: 'VN_N', numero: '20261122' })

test('each draw of each player is remembered by itself, until it is forgotten', () => {
  const takings = new Takings()
  takings.keep(draw('a'), { tickets: 1, worst: 10n })
  takings.keep(draw('b'), { tickets: 2, worst: 20n })
  takings.keep(draw('a'), { tickets: 3, worst: 30n })
  assert.deepEqual(takings.of(draw('a')), { tickets: 3, worst: 30n })
  assert.equal(takings.of({ ...draw('a'), numero: '20261123' }), undefined)
  takings.forget(draw('a'))
  assert.equal(takings.of(draw('a')), undefined)
  assert.deepEqual(takings.of(draw('b')), { tickets: 2, worst: 20n })
})

test('of too many the one kept longest ago goes', () => {
  const takings = new Takings()
  for (let nth = 0; nth < 20_000; nth++) takings.keep(draw(String(nth)), { tickets: 1, worst: 1n })
  takings.keep(draw('0'), { tickets: 2, worst: 2n })
  takings.keep(draw('one more'), { tickets: 1, worst: 1n })
  assert.equal(takings.of(draw('1')), undefined)
  assert.equal(takings.of(draw('0'))?.tickets, 2)
  assert.equal(takings.of(draw('one more'))?.tickets, 1)
})
