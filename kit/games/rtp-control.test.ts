import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  addSums,
  chanceBeyond,
  CONTROL_LIMIT,
  NO_SUMS,
  roundSums,
  rtpControl,
  WARNING_LIMIT,
  type RtpSums,
} from './rtp-control.ts'

const near = (found: number, wanted: number, within: number, why = '') =>
  assert.ok(Math.abs(found - wanted) <= within, `${why} ${found} is not ${wanted} ± ${within}`)

/** So many rounds of one unit with a mean and a deviation, and a measured return. */
const played = (rounds: number, mean: number, deviation: number, measured: number): RtpSums => ({
  rounds: BigInt(rounds),
  staked: BigInt(rounds) * 1_000_000n,
  won: BigInt(Math.round(rounds * 1_000_000 * measured)),
  expectedMicro: BigInt(Math.round(rounds * mean * 1e6)) * 1_000_000n,
  varianceMicro: BigInt(Math.round(rounds * deviation ** 2 * 1e6)) * 1_000_000n * 1_000_000n,
  squaresMicro: 0n,
})

// The two-sided tail of the normal distribution, as its tables print it (NIST e-Handbook
// 1.3.6.7.1).
test.each([
  [0, 1],
  [0.5, 0.617075],
  [1, 0.317311],
  [1.644854, 0.1],
  [1.959964, 0.05],
  [2.575829, 0.01],
  [3, 0.0026998],
  [3.290527, 0.001],
  [3.890592, 0.0001],
  [5, 5.73303e-7],
])('beyond %d standard deviations lies %d', (z, chance) => {
  near(chanceBeyond(z) / chance, 1, 2e-5)
  assert.equal(chanceBeyond(-z), chanceBeyond(z))
})

test('the limits are those of one in a hundred and one in ten thousand', () => {
  near(chanceBeyond(WARNING_LIMIT), 0.01, 1e-6)
  near(chanceBeyond(CONTROL_LIMIT), 0.0001, 1e-8)
})

// Published simulations of both slots: the return of so many spins, and its standard error.
test.each([
  ['the slot of 5×3', 100_000_000, 0.9599919, 4.43333, 0.960174, 0.000444],
  ['the slot that tumbles', 800_000_000, 0.96218, 6.732, 0.96218, 0.00024],
])('the standard error of %s is the published one', (_, rounds, mean, deviation, measured, error) => {
  const control = rtpControl(played(rounds, mean, deviation, measured))!
  near(control.error, error, 5e-6)
  near(control.measured, measured, 1e-9)
  near(control.z, (measured - mean) / error, 0.05)
  assert.equal(control.state, 'INSIDE')
  assert.equal(control.certified, true)
})

test('90 percent of measurements lie within 1.645 standard errors', () => {
  const { theory, error } = rtpControl(played(10_000, 0.96, 4.43333, 0.96))!
  near(theory + 1.645 * error, 0.96 + (1.645 * 4.43333) / Math.sqrt(10_000), 1e-9)
})

test.each([
  ['inside', 2.5, 'INSIDE'],
  ['over the warning limit', 2.6, 'WARNING'],
  ['under the lower warning limit', -2.6, 'WARNING'],
  ['over the control limit', 3.9, 'OUTSIDE'],
  ['under the lower control limit', -3.9, 'OUTSIDE'],
] as const)('%s', (_, z, state) => {
  const error = 4 / Math.sqrt(1_000_000)
  const control = rtpControl(played(1_000_000, 0.96, 4, 0.96 + z * error))!
  near(control.z, z, 1e-3)
  assert.equal(control.state, state)
})

test('few rounds are not judged, and none have no figures', () => {
  assert.equal(rtpControl(played(999, 0.96, 0.1, 2))!.state, 'FEW')
  assert.equal(rtpControl(NO_SUMS), undefined)
})

test('below the return of best play nothing is wrong; above it is', () => {
  const error = 1.16 / Math.sqrt(1_000_000)
  const at = (z: number) => rtpControl(played(1_000_000, 0.9957, 1.16, 0.9957 + z * error), true)!.state
  assert.deepEqual([at(-9), at(3), at(9)], ['INSIDE', 'WARNING', 'OUTSIDE'])
})

test('one rare win is no fault; a game that always pays too much is', () => {
  const rounds = (payouts: readonly bigint[]) =>
    payouts.map((payout) => roundSums({ stake: 1_000n, payout }, { mean: 0.99, variance: 0 })).reduce(addSums, NO_SUMS)
  const rare = rtpControl(rounds(Array.from({ length: 2_000 }, (_, nth) => (nth === 7 ? 990_000_000n : 0n))))!
  assert.equal(rare.certified, false)
  assert.ok(rare.z < 1.01, `${rare.z}`)
  const broken = rtpControl(rounds(Array.from({ length: 2_000 }, () => 1_200n)))!
  assert.equal(broken.state, 'OUTSIDE')
})

test('sums are whole numbers and the same in any order', () => {
  const rounds = [3_000n, 1_000n, 500_000n].map((stake, nth) =>
    roundSums({ stake, payout: stake * BigInt(nth) }, { mean: 0.9608081, variance: 62.635 }),
  )
  const forwards = rounds.reduce(addSums, NO_SUMS)
  assert.deepEqual(forwards, rounds.toReversed().reduce(addSums, NO_SUMS))
  assert.equal(forwards.expectedMicro, 504_000n * 960_808n)
  assert.equal(forwards.varianceMicro, (3_000n ** 2n + 1_000n ** 2n + 500_000n ** 2n) * 62_635_000n)
})
