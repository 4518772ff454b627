import { assert, test } from 'vitest'
import { choNoi, type Grid, type TumbleSymbol } from '../../../slots-cho-noi/rules/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { sampleDraws } from '@senluna/kit/games/sample-draws.ts'
import { fallIn, fallOut, restsAt, rowAt, standsAt, tokensOf, tumble, type Token } from './tokens.ts'

const STAKE = amount(10_000n)

/** Paid spins that tumbled at least once. */
const beats = Array.from({ length: 60 }, (_, seed) => choNoi.beats(choNoi.play(sampleDraws(seed), STAKE).draws, STAKE))
  .map(([base]) => base!)
  .filter(({ drops }) => drops.length > 0)

const gridOf = (tokens: readonly Token<TumbleSymbol>[]): Grid =>
  Array.from({ length: 6 }, (_, column) =>
    tokens
      .filter((token) => token.column === column)
      .toSorted((a, b) => a.row - b.row)
      .map(({ symbol, times }) => (times === undefined ? { symbol } : { symbol, times })),
  )

test('what tumbles comes to the grid that the rules say, and no token jumps', () => {
  assert.isAbove(beats.length, 10)
  for (const beat of beats) {
    let tokens = tokensOf(beat.grid)
    for (const { wins, grid } of beat.drops) {
      const places = wins.flatMap(({ positions }) => positions)
      const staying = tokens.filter((token) => !standsAt(token, places))
      assert.equal(tokens.length - staying.length, places.length)
      const next = tumble(staying, grid, 5)
      for (const { token, from, to } of next.falls) {
        assert.isAbove(from, to)
        if (staying.includes(token)) assert.equal(token.row, from)
        else assert.isAtLeast(from, 5)
      }
      for (const { token, to } of next.falls) token.row = to
      tokens = next.tokens
      assert.deepEqual(gridOf(tokens), grid)
    }
  }
})

test('a fall begins where it was, only ever goes down until it lands, and ends exactly', () => {
  const tokens = tokensOf(beats[0]!.grid)
  for (const fall of [...fallIn(tokens, 5), ...fallOut(tokens, 5)]) {
    assert.equal(rowAt(fall, 0), fall.from)
    let before = fall.from
    for (let ms = 0; ms < restsAt(fall); ms += 8) {
      const row = rowAt(fall, ms)
      assert.isAtLeast(row, fall.to)
      if (before > fall.to + 0.1) assert.isAtMost(row, before)
      before = row
    }
    assert.approximately(rowAt(fall, restsAt(fall) + 1), fall.to, 1e-9)
  }
})
