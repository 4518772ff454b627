import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { costOf } from '@senluna/kit/games/modes.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { certificate } from '../certificate.ts'
import { certify } from './certify.ts'
import { ROI_NUOC } from './configuration.ts'
import { winsByFormula } from './formula.ts'
import { fullCycle } from './full-cycle.ts'
import { roiNuoc } from './ways.ts'

const [base, , buy] = ROI_NUOC.modes.map(({ stops }) => stops)

test('the certificate is what the full cycles of this paytable come to', () => {
  const { played: _, modes = [], ...counted } = certificate
  assert.deepEqual(certify(roiNuoc, configurationHashOf(roiNuoc)), {
    ...counted,
    modes: modes.map(({ played: _rounds, ...mode }) => mode),
  })
  // Four cycles and three transforms of a million numbers: fifteen seconds of a processor alone.
}, 180_000)

for (const [what, stops, wild] of [
  ['a bought spin', buy!, 1],
  ['a free spin of few stops', base!.map((list) => list.slice(0, 12)), ROI_NUOC.freeWild],
] as const) {
  test(`every combination together is what the formula says: ${what}`, () => {
    const cycle = fullCycle(ROI_NUOC, stops, wild)
    const formula = winsByFormula(ROI_NUOC, stops, wild)
    assert.equal(cycle.u, formula.ways + formula.scatters)
    assert.equal(cycle.s, formula.freeSpins)
    assert.equal(cycle.features, formula.features)
  })
}

test('60,000 rounds of each mode return what its certificate says', () => {
  for (const mode of ROI_NUOC.modes) {
    const figures = certificate.modes?.find(({ choice }) => choice === mode.choice)
    assert.ok(figures)
    const draws = sampleDraws(20_261_131)
    const cost = costOf(amount(10_000n), mode)
    const rounds = 60_000
    let paid = 0n
    for (let nth = 0; nth < rounds; nth++) paid += roiNuoc.play(draws, cost, mode.choice).payout
    const found = Number(paid) / rounds / Number(cost)
    const error = Number(figures.deviation) / Math.sqrt(rounds)
    assert.ok(Math.abs(found - Number(figures.rtp.decimal)) < 4 * error, `${mode.choice}: ${found}`)
  }
})

test('every mode returns between 95 and 97 percent, and the plain one stands above', () => {
  for (const { rtp } of certificate.modes ?? []) {
    const share = Number(rtp.decimal)
    assert.ok(share > 0.95 && share < 0.975, rtp.decimal)
  }
  assert.deepEqual(at(certificate.modes ?? [], 0).rtp, certificate.rtp)
})
