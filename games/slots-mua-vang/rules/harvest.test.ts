import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { costOf } from '@senluna/kit/games/modes.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { CELLS, ENOUGH, MUA_VANG, type FieldSymbol } from './configuration.ts'
import { bestRun } from './furrows.ts'
import { fieldOf, muaVang } from './harvest.ts'

const STAKE = amount(10_000n)

for (const [furrow, symbol, count] of [
  ['H1 H1 H1 L1 L2', 'H1', 3],
  ['L1 H2 W H2 H2', 'H2', 4],
  ['W W W W W', 'H1', 5],
  ['L3 L3 W H1 H1', 'H1', 3],
  ['L1 L1 C L1 L1', undefined, 0],
  ['H3 H3 L1 H3 H3', undefined, 0],
  ['C L2 L2 L2 C', 'L2', 3],
] as const) {
  test(`a furrow pays its best run: ${furrow}`, () => {
    const run = bestRun(MUA_VANG, furrow.split(' ') as FieldSymbol[])
    assert.deepEqual([run?.symbol, run?.count ?? 0], [symbol, count])
  })
}

for (const mode of MUA_VANG.modes) {
  test(`rounds of ${mode.choice} are read again as they were played, each draw a byte`, () => {
    const cost = costOf(STAKE, mode)
    let harvests = 0
    for (let seed = 0; seed < 3_000; seed++) {
      const { draws, steps, payout } = muaVang.play(sampleDraws(seed), cost, mode.choice)
      const beats = muaVang.beats(draws, cost, mode.choice)
      assert.equal(beats.length, steps)
      assert.equal(
        beats.reduce((sum, { won }) => sum + won, 0n),
        payout,
      )
      assert.ok(draws.every((drawn) => drawn >= 0 && drawn < 16))
      const [base] = beats
      assert.equal(steps > 1, base!.baskets.length >= ENOUGH && base!.baskets.length < CELLS)
      if (steps > 1) harvests++
      for (const [nth, beat] of beats.entries()) {
        if (nth === 0) continue
        // What lies stays, and holds what it held.
        for (const { column, row } of beat.held)
          assert.deepEqual(at(at(beat.grid, column), row), at(at(at(beats, nth - 1).grid, column), row))
        assert.equal(beat.won > 0n, nth === beats.length - 1)
      }
      if (mode.kind === 'buy') assert.equal(base!.baskets.length, ENOUGH)
    }
    assert.ok(harvests > 10)
  })
}

test('three respins without a basket end the harvest; a new one brings all three back', () => {
  const { draws } = muaVang.play(sampleDraws(3), costOf(STAKE, at(MUA_VANG.modes, 2)), 'buy')
  const beats = muaVang.beats(draws, costOf(STAKE, at(MUA_VANG.modes, 2)), 'buy')
  for (const [nth, { freeSpinsLeft, baskets, held, full }] of beats.entries()) {
    if (nth === 0) assert.equal(freeSpinsLeft, 3)
    else if (full) assert.equal(freeSpinsLeft, 0)
    else if (baskets.length > held.length) assert.equal(freeSpinsLeft, 3)
    else assert.equal(freeSpinsLeft, at(beats, nth - 1).freeSpinsLeft - 1)
  }
})

test('a round that reaches the cap pays the cap and says what was cut off', () => {
  const low = fieldOf('low', [STAKE], { ...MUA_VANG, capMultiple: 2 })
  let capped = 0
  for (let seed = 0; seed < 2_000; seed++) {
    const { draws, payout, cappedFrom } = low.play(sampleDraws(seed), STAKE, 'base')
    assert.ok(payout <= STAKE * 2n)
    assert.equal(low.beats(draws, STAKE, 'base').at(-1)?.total, payout)
    if (cappedFrom === undefined) continue
    capped++
    assert.ok(cappedFrom > payout)
  }
  assert.ok(capped > 10)
})

test('what is no round of the mode, and no price of it, is refused', () => {
  const { draws } = muaVang.play(sampleDraws(1), STAKE, 'base')
  for (const [wrong, stake, choice] of [
    [draws.slice(1), STAKE, 'base'],
    [[...draws, 0], STAKE, 'base'],
    [[8, ...draws.slice(1)], STAKE, 'base'],
    [draws, STAKE, 'gamble'],
    [draws, costOf(STAKE, at(MUA_VANG.modes, 2)), 'buy'],
  ] as const)
    assert.throws(() => muaVang.beats(wrong, stake, choice), RangeError)
})
