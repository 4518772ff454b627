import assert from 'node:assert/strict'
import { test } from 'vitest'
import { certificate } from '../certificate.ts'
import { configurationHashOf } from '../../configuration-hash.ts'
import { certify } from './certify.ts'
import { SEN_VANG } from './configuration.ts'
import { decimal, rootDecimal } from '@senluna/kit/games/fraction.ts'
import { fullCycle } from './full-cycle.ts'
import { winsByFormula } from './line-formula.ts'
import { returnsOf } from './returns.ts'
import { senVang } from './slot.ts'

const cycle = fullCycle(SEN_VANG)
const returns = returnsOf(cycle, SEN_VANG)

test('the full cycle holds 32^5 combinations, and no spin wins more than 3,250 line bets', () => {
  assert.equal(cycle.combinations, 33_554_432n)
  assert.equal(cycle.largest, 3_250)
  assert.equal(decimal(returns.largestBaseWin, 1), '162.5')
})

test('the return is 250469874027415 / 260908332875776 of the stake, exactly', () => {
  assert.deepEqual(returns.rtp, { numerator: 250_469_874_027_415n, denominator: 260_908_332_875_776n })
})

test('11,704,205 of 33,554,432 spins win', () => {
  assert.deepEqual(returns.hitRate, { numerator: 11_704_205n, denominator: 33_554_432n })
})

for (const [what, found, expected] of [
  ['base game return', decimal(returns.base, 7), '0.7763901'],
  ['free spins given per spin', decimal(returns.freeSpins, 7), '0.0730674'],
  ['value of a free spin', decimal(returns.freeSpinValue, 7), '2.5127721'],
  ['return', decimal(returns.rtp, 7), '0.9599919'],
  ['hit rate', decimal(returns.hitRate, 7), '0.3488125'],
  ['deviation', rootDecimal(returns.variance, 5), '4.43333'],
  ['spins per feature', decimal(returns.featureEvery, 3), '140.361'],
] as const) {
  test(`${what} is ${expected}`, () => assert.equal(found, expected))
}

test('the line formula, which looks at no combination, comes to the same wins', () => {
  const { lines, scatters, freeSpins } = winsByFormula(SEN_VANG)
  assert.equal(lines + scatters, cycle.u)
  assert.equal(freeSpins, cycle.s)
})

test('the line formula refuses a wild on the first reel', () => {
  const strips = SEN_VANG.strips.map((strip, reel) => (reel === 0 ? ['W' as const, ...strip.slice(1)] : strip))
  assert.throws(() => winsByFormula({ ...SEN_VANG, strips }), RangeError)
})

test('a slot that gives a free spin or more on every spin has no return', () => {
  assert.throws(() => returnsOf({ ...cycle, s: cycle.combinations }, SEN_VANG), RangeError)
})

test('the certificate says what the full cycle says', () => {
  const { played: _, ...counted } = certificate
  assert.deepEqual(counted, certify(senVang, configurationHashOf(senVang), cycle))
})

for (const [numerator, denominator, places, shown, root] of [
  [1n, 2n, 0, '1', '1'],
  [1n, 4n, 2, '0.25', '0.50'],
  [2n, 1n, 5, '2.00000', '1.41421'],
  [2n, 3n, 3, '0.667', '0.816'],
  [0n, 1n, 2, '0.00', '0.00'],
  [123_456_789n, 1n, 1, '123456789.0', '11111.1'],
] as const) {
  test(`${numerator}/${denominator} with ${places} decimals is ${shown}, its root ${root}`, () => {
    assert.equal(decimal({ numerator, denominator }, places), shown)
    assert.equal(rootDecimal({ numerator, denominator }, places), root)
  })
}
