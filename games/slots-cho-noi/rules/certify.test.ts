import assert from 'node:assert/strict'
import { decimal } from '@senluna/kit/games/fraction.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { certificate } from '../certificate.ts'
import { certify, ROUNDS } from './certify.ts'
import { CHO_NOI } from './configuration.ts'
import { firstDrop } from './exact.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { sample } from './sample.ts'
import { choNoi } from './tumble.ts'

const first = firstDrop(CHO_NOI)
const sums = sample(CHO_NOI, sampleDraws(7), 1_000_000)
const { rounds } = sums

for (const [what, found, expected] of [
  ['first drop pays', first.pays, '0.4028832'],
  ['first drop wins', first.wins, '0.3339990'],
  ['four scatters in the first drop', first.scatters, '0.0028935'],
] as const) {
  test(`${what}: exactly ${expected}`, () => assert.equal(decimal(found, 7), expected))
}

test('a first drop has 1000^30 ways', () => assert.equal(first.ways, 1_000n ** 30n))

/** A share of the sample lies within four standard errors of what it is a sample of. */
function within(found: number, exact: number, deviation: number) {
  assert.ok(Math.abs(found - exact) < (4 * deviation) / Math.sqrt(rounds), `${found} is too far from ${exact}`)
}
const ofShare = (share: number) => Math.sqrt(share * (1 - share))

test('a million rounds win as often as the exact count says', () => {
  const hits = Number(decimal(first.hits, 7))
  within(sums.hits / rounds, hits, ofShare(hits))
  const wins = Number(decimal(first.wins, 7))
  within(1 - (sums.drops[0] ?? 0) / rounds, wins, ofShare(wins))
})

test('a million rounds return what the certificate says, and as widely spread', () => {
  const rtp = Number(certificate.rtp.decimal)
  const deviation = Number(certificate.deviation)
  const found = sums.units / rounds / 100
  within(found, rtp, deviation)
  const spread = Math.sqrt(sums.squares / rounds / 10_000 - found ** 2)
  assert.ok(Math.abs(spread - deviation) < deviation * 0.1, `${spread} is too far from ${deviation}`)
  const every = Number(certificate.featureEvery)
  within(sums.features / rounds, 1 / every, ofShare(1 / every))
})

test('the certificate meets the figures that were published for this paytable', () => {
  // 8 · 10^8 spins of another implementation: 0.96218 ± 0.00024, one feature in 197.15.
  const error = Math.hypot(Number(certificate.sampled?.error), 0.00024)
  assert.ok(Math.abs(Number(certificate.rtp.decimal) - 0.96218) < 3 * error)
  assert.ok(Math.abs(Number(certificate.featureEvery) - 197.15) < 1)
})

test('the certificate is of this paytable, its hit rate exact, its error that of its rounds', () => {
  const anew = certify(choNoi, configurationHashOf(choNoi), sums)
  const measured = ['rtp', 'deviation', 'featureEvery', 'sampled', 'played'] as const
  const exact = (from: typeof anew) =>
    Object.entries(from).filter(([name]) => !measured.some((other) => other === name))
  assert.deepEqual(exact(certificate), exact(anew))
  assert.equal(certificate.sampled?.rounds, String(ROUNDS))
  const error = Number(certificate.deviation) / Math.sqrt(ROUNDS)
  assert.ok(Math.abs(Number(certificate.sampled?.error) - error) < 0.00001)
})
