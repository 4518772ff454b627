import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { costOf } from '@senluna/kit/games/modes.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { amount } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { REELS, ROI_NUOC, type WaysConfiguration } from './configuration.ts'
import { spinOf } from './spin.ts'
import { tablesOf, waysUnits } from './tables.ts'
import { roiNuoc, waysOf } from './ways.ts'

const STAKE = amount(10_000n)
const stops = fc.tuple(...ROI_NUOC.strips.map(({ length }) => fc.nat(length - 1)))

for (const wild of [1, ROI_NUOC.freeWild]) {
  test(`the tables and the reading symbol by symbol pay the same, a wild as ${wild}`, () => {
    const tables = tablesOf(ROI_NUOC, wild)
    fc.assert(
      fc.property(stops, (drawn) => {
        const spin = spinOf(ROI_NUOC, drawn, wild)
        assert.equal(waysUnits(tables, drawn) + (spin.scatterWin?.units ?? 0), spin.units)
      }),
      { numRuns: 20_000 },
    )
  })
}

test('a wild of a free spin counts as three, and ways multiply', () => {
  // One symbol on every place: 4 × 4 × 4 × 4 × 4 ways.
  const full: WaysConfiguration = { ...ROI_NUOC, strips: ROI_NUOC.strips.map(() => ['H1', 'H1', 'H1', 'H1']) }
  const [win] = spinOf(full, [0, 0, 0, 0, 0], 1).wins
  assert.deepEqual([win?.ways, win?.count, win?.units], [1_024, 5, 1_024 * 800])
  const wild: WaysConfiguration = {
    ...full,
    strips: full.strips.map((strip, reel) => (reel === 1 ? ['W', 'L1', 'L1', 'L1'] : strip)),
  }
  assert.equal(spinOf(wild, [0, 0, 0, 0, 0], 3).wins[0]?.ways, 4 * 3 * 4 * 4 * 4)
})

for (const mode of ROI_NUOC.modes) {
  test(`rounds of ${mode.choice} are read again as they were played, each draw a byte`, () => {
    const cost = costOf(STAKE, mode)
    for (let seed = 0; seed < 3_000; seed++) {
      const { draws, steps, payout } = roiNuoc.play(sampleDraws(seed), cost, mode.choice)
      const beats = roiNuoc.beats(draws, cost, mode.choice)
      assert.equal(beats.length, steps)
      assert.equal(
        beats.reduce((sum, { won }) => sum + won, 0n),
        payout,
      )
      assert.ok(draws.every((drawn) => drawn >= 0 && drawn < 256))
      assert.equal(at(beats, 0).bet, STAKE)
      assert.equal(at(beats, beats.length - 1).freeSpinsLeft, 0)
      if (mode.kind === 'buy') assert.ok(at(beats, 0).freeSpinsWon >= 10)
    }
  })
}

test('a round that reaches the cap ends there and says what was cut off', () => {
  const low = waysOf('low', [STAKE], { ...ROI_NUOC, capMultiple: 2 })
  let capped = 0
  for (let seed = 0; seed < 2_000; seed++) {
    const { draws, payout, cappedFrom } = low.play(sampleDraws(seed), STAKE, 'base')
    assert.ok(payout <= STAKE * 2n)
    const beats = low.beats(draws, STAKE, 'base')
    assert.equal(beats.at(-1)?.total, payout)
    if (cappedFrom === undefined) continue
    capped++
    assert.ok(cappedFrom > payout && beats.at(-1)?.capped)
  }
  assert.ok(capped > 10)
})

test('what is no round of the mode, and no price of it, is refused', () => {
  const { draws } = roiNuoc.play(sampleDraws(1), STAKE, 'base')
  for (const [wrong, stake, choice] of [
    [draws.slice(1), STAKE, 'base'],
    [[...draws, 0], STAKE, 'base'],
    [[99, ...draws.slice(1)], STAKE, 'base'],
    [draws, STAKE, 'gamble'],
    [draws, amount(10_001n), 'buy'],
  ] as const)
    assert.throws(() => roiNuoc.beats(wrong, stake, choice), RangeError)
  assert.throws(() => roiNuoc.play(sampleDraws(1), amount(1n), 'ante'), RangeError)
  assert.equal(roiNuoc.choosing?.read('turbo'), undefined)
})

test('a bought round reads reels 1, 3 and 5 from stops that show the pearl', () => {
  for (let seed = 0; seed < 500; seed++) {
    const { draws } = roiNuoc.play(sampleDraws(seed), costOf(STAKE, at(ROI_NUOC.modes, 2)), 'buy')
    assert.ok(spinOf(ROI_NUOC, draws.slice(0, REELS), 1).scatters >= 3)
  }
})
