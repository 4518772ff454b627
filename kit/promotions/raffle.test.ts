import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { rafflePick, ticketsOf, weightOf } from './raffle.ts'

const PRIZES = [
  { id: 'car', weight: 1, stock: 1 },
  { id: '88k', weight: 99, stock: 50 },
  { id: 'thanks', weight: 9_900, stock: null },
]

describe('raffles', () => {
  test('RAFFLE-PICK-01: a draw inside the second prize', () =>
    assert.deepEqual(rafflePick(PRIZES, 57, 'thanks'), { picked: '88k', prize: '88k' }))

  test('a prize ends where the next begins', () => {
    assert.equal(rafflePick(PRIZES, 0, 'thanks').prize, 'car')
    assert.equal(rafflePick(PRIZES, 1, 'thanks').prize, '88k')
    assert.equal(rafflePick(PRIZES, 99, 'thanks').prize, '88k')
    assert.equal(rafflePick(PRIZES, 100, 'thanks').prize, 'thanks')
    assert.equal(rafflePick(PRIZES, 9_999, 'thanks').prize, 'thanks')
    assert.throws(() => rafflePick(PRIZES, 10_000, 'thanks'))
  })

  test('what is out of stock gives the fallback, and the others keep their odds', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 8 }), (weights) => {
        const full = weights.map((weight, nth) => ({ id: `p${nth}`, weight, stock: nth === 0 ? 1 : null }))
        const empty = full.map((prize, nth) => (nth === 0 ? { ...prize, stock: 0 } : prize))
        const last = `p${weights.length - 1}`
        for (let draw = 0; draw < weightOf(full); draw++) {
          const [before, after] = [rafflePick(full, draw, last), rafflePick(empty, draw, last)]
          assert.equal(after.picked, before.picked)
          assert.equal(after.prize, before.prize === 'p0' ? last : before.prize)
        }
      }),
    ))

  test('tickets: the free ones, full parts, and the most', () => {
    const terms = { free: 1, perDeposit: 500_000n, perBet: 1_000_000n, most: 5 }
    assert.equal(ticketsOf({ deposited: 0n, bet: 0n }, terms), 1)
    assert.equal(ticketsOf({ deposited: 1_499_999n, bet: 999_999n }, terms), 3)
    assert.equal(ticketsOf({ deposited: 9_000_000n, bet: 9_000_000n }, terms), 5)
    assert.equal(ticketsOf({ deposited: 9_000_000n, bet: -1n }, { ...terms, perDeposit: 0n }), 1)
  })
})
