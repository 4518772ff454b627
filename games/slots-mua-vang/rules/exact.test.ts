import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { fraction, plus } from '@senluna/kit/games/fraction.ts'
import { costOf } from '@senluna/kit/games/modes.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { configurationHashOf } from '../../configuration-hash.ts'
import { certificate } from '../certificate.ts'
import { certify } from './certify.ts'
import { CELLS, ENOUGH, MUA_VANG } from './configuration.ts'
import { endsOf, fieldsOf } from './exact.ts'
import { muaVang } from './harvest.ts'

test('the certificate is what this paytable comes to exactly', () => {
  const { played: _, modes = [], ...counted } = certificate
  assert.deepEqual(certify(muaVang, configurationHashOf(muaVang)), {
    ...counted,
    modes: modes.map(({ played: _rounds, ...mode }) => mode),
  })
})

test('all fields together are as many as there are ways to draw fifteen cells', () => {
  const count = (mode: (typeof MUA_VANG.modes)[number]) =>
    [...fieldsOf(MUA_VANG, mode).values()].flatMap((paying) => [...paying.values()]).reduce((sum, n) => sum + n, 0n)
  const [base, , buy] = MUA_VANG.modes
  assert.equal(count(base!), 200n ** BigInt(CELLS))
  // Six of fifteen places, and nine cells drawn from 175.
  assert.equal(count(buy!), 5_005n * 175n ** 9n)
})

test('every harvest ends, with no fewer baskets than it began with', () => {
  for (let from = ENOUGH; from <= CELLS; from++) {
    const ends = endsOf(MUA_VANG, from)
    assert.ok([...ends.keys()].every((end) => end >= from))
    assert.deepEqual([...ends.values()].reduce(plus, fraction(0n, 1n)), fraction(1n, 1n))
  }
})

test('60,000 rounds of each mode return, hit and harvest as its certificate says', () => {
  const rounds = 60_000
  for (const mode of MUA_VANG.modes) {
    const figures = certificate.modes?.find(({ choice }) => choice === mode.choice)
    assert.ok(figures)
    const draws = sampleDraws(20_261_132)
    const cost = costOf(amount(10_000n), mode)
    let [paid, hits, harvests, squares] = [0, 0, 0, 0]
    for (let nth = 0; nth < rounds; nth++) {
      const { payout, steps } = muaVang.play(draws, cost, mode.choice)
      const share = Number(payout) / Number(cost)
      paid += share
      squares += share * share
      if (payout > 0n) hits++
      if (steps > 1) harvests++
    }
    const within = (found: number, exact: number, deviation: number) =>
      assert.ok(Math.abs(found - exact) <= (4 * deviation) / Math.sqrt(rounds), `${mode.choice}: ${found} ${exact}`)
    const deviation = Number(figures.deviation)
    within(paid / rounds, Number(figures.rtp.decimal), deviation)
    const rate = Number(figures.hitRate.decimal)
    within(hits / rounds, rate, Math.sqrt(rate * (1 - rate)))
    const chance = 1 / Number(figures.featureEvery)
    within(harvests / rounds, chance, Math.sqrt(chance * (1 - chance)))
    // A plain spin fills the field too seldom for so few rounds to tell its spread.
    if (mode.kind !== 'buy') continue
    const spread = Math.sqrt(squares / rounds - (paid / rounds) ** 2)
    assert.ok(Math.abs(spread - deviation) < deviation * 0.15, `${mode.choice}: ${spread} ${deviation}`)
  }
  assert.deepEqual(at(certificate.modes ?? [], 0).rtp, certificate.rtp)
})
