import assert from 'node:assert/strict'
import { test } from 'vitest'
import { capChances, mostAt, type SpinShare } from './cap-chance.ts'

/** A small slot: three of ten spins pay, one of twenty gives two free spins, one of fifty three. */
const PAID: readonly SpinShare[] = [
  { units: 0, spins: 0, chance: 0.63 },
  { units: 2, spins: 0, chance: 0.2 },
  { units: 5, spins: 0, chance: 0.1 },
  { units: 1, spins: 2, chance: 0.05 },
  { units: 4, spins: 3, chance: 0.02 },
]
const FREE = PAID.map((share) => ({ ...share, units: share.units * 3 }))

/** The same by playing spin after spin: how likely each sum with each number of spins left is. */
function byRecursion(cap: number): number {
  // Spins left and units only; spins beyond what any run of luck gives count as none.
  const MOST_LEFT = 120
  const reach = Array.from({ length: cap }, () => new Float64Array(MOST_LEFT + 1))
  for (let units = cap - 1; units >= 0; units--) {
    // Free spins that pay nothing lead back to the same units: the row is solved by going on.
    const row = reach[units]!
    for (let times = 0; times < 400; times++)
      for (let left = 1; left <= MOST_LEFT; left++)
        row[left] = FREE.reduce((sum, share) => {
          const next = left - 1 + share.spins
          const total = units + share.units
          return sum + share.chance * (total >= cap ? 1 : (reach[total]![next] ?? 0))
        }, 0)
  }
  return PAID.reduce(
    (sum, { units, spins, chance }) => sum + chance * (units >= cap ? 1 : (reach[units]![spins] ?? 0)),
    0,
  )
}

test('how likely rounds come to a cap is what playing them spin by spin comes to', () => {
  for (const cap of [1, 4, 20, 60]) {
    const [found, exact] = [capChances(FREE, cap)(PAID), byRecursion(cap)]
    assert.ok(Math.abs(found / exact - 1) < 1e-6, `${cap}: ${found} ${exact}`)
  }
})

test('what is rarer than floating point has digits is told all the same: the tail falls evenly', () => {
  const [near, far, further] = [1_000, 2_000, 3_000].map((cap) => Math.log(capChances(FREE, cap)(PAID)))
  assert.ok(further! < Math.log(1e-40))
  // By a constant factor for each unit, but for a power of the sum.
  assert.ok(Math.abs((far! - near!) / (further! - far!) - 1) < 0.02)
})

test('free spins without end have no chance of a cap', () => {
  const endless = [{ units: 1, spins: 2, chance: 1 }]
  assert.throws(() => capChances(endless, 100), RangeError)
})

test('a certificate has the most with what decimals it needs', () => {
  const written = (numerator: bigint, denominator: bigint, chance: number) => mostAt({ numerator, denominator }, chance)
  assert.deepEqual(written(5_000n, 1n, 1 / 123_456), { times: '5000', oneIn: '123000' })
  assert.deepEqual(written(12_500n, 3n, 1e-40), { times: '4166.67', oneIn: '1.00e+40' })
})
