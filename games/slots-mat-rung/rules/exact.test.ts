import assert from 'node:assert/strict'
import { costOf } from '@senluna/kit/games/modes.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { certificate } from '../certificate.ts'
import { certify } from './certify.ts'
import { fallingOf } from './cells.ts'
import { MAT_RUNG, SYMBOLS } from './configuration.ts'
import { matRung } from './hive.ts'

test('the certificate is what every field of every set comes to', () => {
  const { played: _, modes = [], ...counted } = certificate
  assert.deepEqual(certify(matRung, configurationHashOf(matRung)), {
    ...counted,
    modes: modes.map(({ played: _rounds, ...mode }) => mode),
  })
}, 300_000)

test('fields show each symbol as often as its weight says', () => {
  for (const set of [...MAT_RUNG.modes, MAT_RUNG.free]) {
    const falling = fallingOf(set)
    const counts = SYMBOLS.map(() => 0)
    const all = 4_000 * 36
    for (let field = 0; field < 4_000; field++) {
      const next = falling(field)
      for (let cell = 0; cell < 36; cell++) counts[next()]!++
    }
    for (const [nth, weight] of set.weights.entries()) {
      const share = weight / 128
      const off = Math.abs(counts[nth]! / all - share)
      assert.ok(off < 5 * Math.sqrt((share * (1 - share)) / all), `${set.set} ${SYMBOLS[nth]}: ${off}`)
    }
  }
})

test('thousands of rounds of each mode return, hit and start free spins as its certificate says', () => {
  for (const mode of MAT_RUNG.modes) {
    // A bought round draws some two hundred fields before the one it plays.
    const rounds = mode.full ? 500 : 40_000
    const figures = certificate.modes?.find(({ choice }) => choice === mode.choice)
    assert.ok(figures)
    const draws = sampleDraws(20_261_128)
    const cost = costOf(amount(10_000n), mode)
    let [paid, hits, features] = [0, 0, 0]
    for (let nth = 0; nth < rounds; nth++) {
      const { payout, steps } = matRung.play(draws, cost, mode.choice)
      paid += Number(payout) / Number(cost)
      if (payout > 0n) hits++
      if (steps > 1) features++
    }
    const within = (found: number, exact: number, deviation: number) =>
      assert.ok(Math.abs(found - exact) <= (4 * deviation) / Math.sqrt(rounds), `${mode.choice}: ${found} ${exact}`)
    within(paid / rounds, Number(figures.rtp.decimal), Number(figures.deviation))
    const rate = Number(figures.hitRate.decimal)
    within(hits / rounds, rate, Math.sqrt(rate * (1 - rate)))
    const chance = 1 / Number(figures.featureEvery)
    within(features / rounds, chance, Math.sqrt(chance * (1 - chance)))
  }
}, 300_000)
