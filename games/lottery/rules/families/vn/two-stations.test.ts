import assert from 'node:assert/strict'
import { test } from 'vitest'
import { PAIR_PRICES } from '../../catalogue/prices/vn-prices.ts'
import { byTier } from '../../catalogue/prices/odds.ts'
import { shareOf } from '../../money/coverage.ts'
import { compare, fraction, ppm } from '../../money/fraction.ts'
import { returnOf } from '../../money/payout.ts'
import { worstOf } from '../../money/worst.ts'
import { amount } from '@senluna/kit/money.ts'
import { seeded } from '../../../testing/weighted-return.ts'
import type { Outcome } from '../../tickets/bet-type.ts'
import { vnSouth, type VnResult } from './index.ts'
import { vnPair } from './two-stations.ts'

const da2 = vnPair.betTypes.get('DA2')
assert.ok(da2)

const pad = (value: number) => String(value).padStart(2, '0')

/** How often a number ends one of the 36, counted from the bare numbers. */
const fallen = (results: readonly VnResult[], number: string) =>
  results.flatMap((result) => Object.values(result).flat()).filter((drawn) => drawn.endsWith(number)).length

test('đá xiên is the rarer of the two over both stations, counted another way on drawn results', () => {
  const draws = seeded(36)
  let hits = 0
  for (let round = 0; round < 1_000; round++) {
    const [HCM, DT] = [vnSouth.draw?.(draws) as VnResult, vnSouth.draw?.(draws) as VnResult]
    const numbers = Array.from({ length: 20 }, (_, n) => pad((n * 5 + round) % 100))
    const outcome: Outcome = da2.pick(numbers).outcome({ result: { HCM, DT }, facts: {} })
    const found = new Map<string | undefined, number>(outcome.wins.map((win) => [win.line, win.hits]))
    for (const [place, a] of numbers.entries())
      for (const b of numbers.slice(place + 1)) {
        const expected = Math.min(fallen([HCM, DT], a), fallen([HCM, DT], b))
        assert.equal(found.get(`${a}-${b}`) ?? 0, expected)
        hits += expected
      }
  }
  assert.ok(hits > 10_000)
})

test('a line costs 72 units; each pair of the numbers is one, with a key of its own', () => {
  const picked = da2.pick(['56', '12', '34'])
  assert.deepEqual([da2.units, picked.lines, picked.selection], [72, 3, ['56', '12', '34']])
  assert.deepEqual(picked.keys, ['12-56', '34-56', '12-34'])
  assert.equal(da2.pick(Array.from({ length: 20 }, (_, n) => pad(n))).lines, 190)
})

test('the mean of a pair, what it returns and the most it hits', () => {
  const mean = da2.kinds['']?.['']
  assert.ok(mean)
  // By another way than the formula: the chance that both fell at least k times, summed over k.
  const space = 100n ** 36n
  let sum = 0n
  const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))
  for (let a = 1; a < 36; a++)
    for (let b = 1; a + b <= 36; b++)
      sum +=
        (BigInt(Math.min(a, b)) * factorial(36) * 98n ** BigInt(36 - a - b)) /
        (factorial(a) * factorial(b) * factorial(36 - a - b))
  assert.deepEqual(mean, fraction(sum, space))
  assert.equal(Math.round((Number(mean.n) / Number(mean.d)) * 1e7), 927_251)
  assert.equal(ppm(returnOf(da2, byTier({ '': 550_000 }), '')), 708_316)
  const price = PAIR_PRICES['DA2']
  assert.ok(price)
  assert.ok(compare(returnOf(da2, price, ''), fraction(99, 100)) < 0)
  assert.deepEqual([da2.most, da2.realistic, da2.together], [18, 2, 310])
})

test('at acceptance two hits of a pair are counted with, and no more than all can hit together', () => {
  const price = byTier({ '': 730_000 })
  const worst = (count: number) =>
    worstOf(da2, price, amount(1_000n), da2.pick(Array.from({ length: count }, (_, n) => pad(n))))
  assert.equal(worst(2), 2n * 730_000n)
  assert.equal(worst(20), 310n * 730_000n)
})

test('for the valid bet it wins when two of its numbers fall in the 36', () => {
  const compared = [da2.pick(['12', '34']).compared, da2.pick(['34', '56', '78']).compared].flatMap((own) => own ?? [])
  assert.equal(compared.length, 2)
  const share = vnPair.coverage?.(compared[0]?.group ?? '', compared)
  assert.ok(share)
  assert.notDeepEqual(share, shareOf(compared))
  const alone = vnPair.coverage?.(compared[0]?.group ?? '', compared.slice(0, 1))
  assert.equal(alone && ppm(alone), 90_386)
})
