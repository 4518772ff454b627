import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { costOf } from '@senluna/kit/games/modes.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { finderOf } from './clusters.ts'
import { CELLS, MAT_RUNG, ROWS, SYMBOLS, type HiveSymbol } from './configuration.ts'
import { hiveOf, matRung } from './hive.ts'

const STAKE = amount(10_000n)

/** A board written row by row from the top, as it is seen; what bursts on it. */
function clustersOf(rows: readonly string[]): string[] {
  const board = new Uint8Array(CELLS)
  for (const [down, row] of rows.entries())
    for (const [column, name] of row.split(' ').entries())
      board[column * ROWS + (ROWS - 1 - down)] = SYMBOLS.indexOf(name as HiveSymbol)
  const found: string[] = []
  finderOf(MAT_RUNG)(board, (symbol, _, size, units) => found.push(`${SYMBOLS[symbol]} ${size} ${units}`))
  return found
}

test('five side by side pay, across and down; corners do not join', () => {
  const rows = [
    'H1 H2 H3 L1 L2 L3',
    'H1 L4 L4 L4 L3 L2',
    'H1 L1 L4 L2 H2 H3',
    'H1 L2 L4 L3 H3 H2',
    'H1 L3 H2 H1 L1 L4',
    'L1 H3 H1 L2 L4 L1',
  ]
  assert.deepEqual(clustersOf(rows), ['H1 5 300', 'L4 5 40'])
})

test('a drop of honey counts for every cluster beside it, and for none alone', () => {
  const rows = [
    'L1 L1 W L2 L2 L3',
    'L1 L1 H1 L2 L2 L4',
    'H2 H3 H1 L3 L4 H3',
    'H3 H2 L3 L4 W W',
    'H2 H3 L4 L3 W W',
    'H3 H2 L3 L4 W W',
  ]
  const found = clustersOf(rows)
  assert.ok(found.includes('L1 5 80'))
  assert.ok(found.includes('L2 5 50'))
  assert.ok(found.every((line) => !line.startsWith('W')))
})

for (const mode of MAT_RUNG.modes) {
  test(`rounds of ${mode.choice} are read again as they were played, each draw a byte`, () => {
    const cost = costOf(STAKE, mode)
    let features = 0
    // A bought round draws some two hundred fields before the one it plays.
    const rounds = mode.full ? 60 : 900
    for (let seed = 0; seed < rounds; seed++) {
      const { draws, steps, payout } = matRung.play(sampleDraws(seed), cost, mode.choice)
      const beats = matRung.beats(draws, cost, mode.choice)
      assert.equal(beats.length, steps)
      assert.equal(
        beats.reduce((sum, { won }) => sum + won, 0n),
        payout,
      )
      assert.ok(draws.every((drawn) => drawn >= 0 && drawn < 256))
      const [base] = beats
      assert.equal(steps > 1, base!.burst >= MAT_RUNG.jar)
      if (steps > 1) features++
      for (const { drops, end, grid, won, bet } of beats) {
        assert.deepEqual(end, drops.at(-1)?.grid ?? grid)
        const worth = drops.flatMap(({ wins }) => wins).reduce((sum, win) => sum + win.worth, 0n)
        assert.equal(worth, won)
        assert.equal(bet, STAKE)
      }
    }
    assert.ok(features > 1)
  })
}

test('what stays after a drop stands below what came, column by column', () => {
  const { draws } = matRung.play(sampleDraws(3), costOf(STAKE, at(MAT_RUNG.modes, 2)), 'buy')
  const [base] = matRung.beats(draws, costOf(STAKE, at(MAT_RUNG.modes, 2)), 'buy')
  let before = base!.grid
  for (const { wins, grid } of base!.drops) {
    for (const [column, cells] of before.entries()) {
      const gone = new Set(
        wins.flatMap(({ positions }) => positions.filter((at) => at.column === column).map(({ row }) => row)),
      )
      const stayed = cells.filter((_, row) => !gone.has(row))
      assert.deepEqual(at(grid, column).slice(0, stayed.length), stayed)
    }
    before = grid
  }
})

test('a round that reaches the cap pays the cap and says what was cut off', () => {
  const low = hiveOf('low', [STAKE], { ...MAT_RUNG, capMultiple: 1 })
  let capped = 0
  for (let seed = 0; seed < 600; seed++) {
    const { draws, payout, cappedFrom } = low.play(sampleDraws(seed), STAKE, 'base')
    assert.ok(payout <= STAKE)
    assert.equal(low.beats(draws, STAKE, 'base').at(-1)?.total, payout)
    if (cappedFrom === undefined) continue
    capped++
    assert.ok(cappedFrom > payout)
  }
  assert.ok(capped > 10)
})

test('what is no round of the mode, and no price of it, is refused', () => {
  const { draws } = matRung.play(sampleDraws(1), STAKE, 'base')
  const buy = costOf(STAKE, at(MAT_RUNG.modes, 2))
  for (const [wrong, stake, choice] of [
    [draws.slice(1), STAKE, 'base'],
    [[...draws, 0], STAKE, 'base'],
    [[255, 255, 255], STAKE, 'base'],
    [draws, STAKE, 'gamble'],
    [[0, 0, 0], buy, 'buy'],
  ] as const)
    assert.throws(() => matRung.beats(wrong, stake, choice), RangeError)
})
