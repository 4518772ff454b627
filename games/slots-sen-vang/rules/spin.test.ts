import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { config, slotSpins } from '@senluna/games/vectors/vectors.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import { PAY_SYMBOLS, SEN_VANG, type SlotConfiguration, type SlotSymbol } from './configuration.ts'
import { fastSpin, freeSpinsIn, unitsIn } from './fast-spin.ts'
import { spinOf } from './spin.ts'

test('the paytable is the one of the worked cases', () => {
  const { strips, lines_rowIndexPerReel, linePay_units, scatterPay_xTotalBet, freeSpins, ...others } = config.slot5x3
  assert.deepEqual(SEN_VANG.strips, strips)
  assert.deepEqual(SEN_VANG.lines, lines_rowIndexPerReel)
  assert.deepEqual(SEN_VANG.linePays, linePay_units)
  assert.deepEqual(SEN_VANG.scatterPays, Object.values(scatterPay_xTotalBet))
  assert.deepEqual(SEN_VANG.freeSpins, Object.values(freeSpins))
  assert.equal(SEN_VANG.freeSpinMultiplier, others.freeSpinMultiplier)
  assert.equal(SEN_VANG.lineBets, others.totalBetUnits)
})

const spin = fastSpin(SEN_VANG)
const fast = (stops: readonly number[]) => spin(...(stops as [number, number, number, number, number]))

for (const { id, input, expected } of slotSpins) {
  test(`spin: ${id}`, () => {
    const found = spinOf(SEN_VANG, input.stops)
    assert.deepEqual(
      {
        window: found.window.map((reel) => reel.join('/')),
        lineWins: found.lineWins.map(({ line, symbol, count, units }) => ({ line, symbol, count, units })),
        lineUnits: found.lineUnits,
        scatters: found.scatters,
        scatterUnits: found.scatterWin?.units ?? 0,
        freeSpins: found.freeSpins,
      },
      expected,
    )
    assert.equal(unitsIn(fast(input.stops)), expected.lineUnits + expected.scatterUnits)
    assert.equal(freeSpinsIn(fast(input.stops)), expected.freeSpins)
  })
}

/** The paytable with reels of three stops, so that stop 0 shows exactly these rows. */
function showing(top: string, middle: string, bottom: string): SlotConfiguration {
  const rows = [top, middle, bottom].map((row) => row.split(' ') as SlotSymbol[])
  return { ...SEN_VANG, strips: [0, 1, 2, 3, 4].map((reel) => rows.map((row) => at(row, reel))) }
}

// Rows of filler begin with different symbols and break at reel 2, so only what is meant can win.
for (const [top, middle, bottom, units, freeSpins, why] of [
  ['L5 L4 L4 L4 L4', 'H1 H1 H2 H1 H1', 'L3 L2 L2 L2 L2', 0, 0, 'two in a row pay nothing, whatever follows'],
  ['L5 L4 L4 L4 L4', 'H1 H1 H1 H2 H1', 'L3 L2 L2 L2 L2', 75, 0, 'three, then a break, then one more: three are paid'],
  [
    'L5 L4 L4 L4 L4',
    'H1 W W W H1',
    'L3 L2 L2 L2 L2',
    2500 + 25 + 30,
    0,
    'wilds stand for H1 on line 1, for L5 on line 10, for L3 on line 11',
  ],
  ['L5 L4 L4 L4 L4', 'H2 H3 H3 H3 H3', 'L3 L2 L2 L2 L2', 0, 0, 'a run that does not begin on the left pays nothing'],
  [
    'L5 L4 L4 L4 L4',
    'S W W W L1',
    'L3 L2 L2 L2 L2',
    25 + 30,
    0,
    'a scatter begins no line and a wild is none: lines 10 and 11 only',
  ],
  ['L5 S L4 L4 L4', 'S L1 S L1 L1', 'L3 L2 L2 L2 L2', 40, 10, 'three scatters anywhere: 2 stakes, 10 free spins'],
  ['L5 S L4 L4 S', 'S L1 S L1 L1', 'L3 L2 L2 L2 L2', 200, 15, 'four: 10 stakes, 15 free spins'],
  ['L5 S L4 L4 S', 'S L1 S L1 L1', 'L3 L2 L2 S L2', 2000, 20, 'five: 100 stakes, 20 free spins'],
  ['L5 S L4 L4 S', 'L1 L2 L4 L4 L4', 'L3 L2 L2 L2 L2', 0, 0, 'two scatters give nothing'],
] as const) {
  test(`by hand: ${why}`, () => {
    const shown = showing(top, middle, bottom)
    const found = spinOf(shown, [0, 0, 0, 0, 0])
    const result = fastSpin(shown)(0, 0, 0, 0, 0)
    assert.deepEqual([unitsIn(result), freeSpinsIn(result)], [found.units, found.freeSpins])
    assert.deepEqual([found.units, found.freeSpins], [units, freeSpins])
  })
}

test('by hand: nine wilds and H1 above H2 above H3 win on all twenty lines', () => {
  const shown = showing('H1 W W W H1', 'H2 W W W H2', 'H3 W W W H3')
  // Seven lines begin at the top: six end there (five H1), line 18 ends at the bottom (four H1).
  // Seven run from middle to middle (five H2). Six begin at the bottom: five end there, line 19
  // ends at the top.
  let units = 0
  for (const rows of SEN_VANG.lines) {
    const pays = at([SEN_VANG.linePays.H1, SEN_VANG.linePays.H2, SEN_VANG.linePays.H3], at(rows, 0))
    units += rows[0] === rows[4] ? pays[2] : pays[1]
  }
  assert.equal(units, 6 * 2500 + 400 + 7 * 1000 + 5 * 500 + 100)
  assert.equal(spinOf(shown, [0, 0, 0, 0, 0]).units, units)
  assert.equal(unitsIn(fastSpin(shown)(0, 0, 0, 0, 0)), units)
})

test('the positions of a win hold its symbol or a wild, from the left', () => {
  const { window, lineWins } = spinOf(SEN_VANG, [14, 11, 24, 1, 29])
  assert.equal(lineWins.length, 7)
  for (const { symbol, count, positions } of lineWins) {
    assert.deepEqual(
      positions.map(({ reel }) => reel),
      Array.from({ length: count }, (_, reel) => reel),
    )
    for (const { reel, row } of positions) assert.ok([symbol, 'W'].includes(at(at(window, reel), row)))
  }
})

test('the paying tables and the reading symbol by symbol agree on any stops', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(31), { minLength: 5, maxLength: 5 }), (stops) => {
      const { units, freeSpins } = spinOf(SEN_VANG, stops)
      assert.deepEqual([unitsIn(fast(stops)), freeSpinsIn(fast(stops))], [units, freeSpins])
    }),
    { numRuns: 5_000 },
  )
})

test('they agree on any reels too, with doubled symbols, wilds and scatters close together', () => {
  const reel = (extra: readonly SlotSymbol[]) =>
    fc.array(fc.constantFrom<SlotSymbol>(...PAY_SYMBOLS.slice(0, 3), 'S', ...extra), { minLength: 3, maxLength: 8 })
  const strips = fc.tuple(reel(['W']), reel(['W']), reel(['W']), reel(['W']), reel(['W']))
  fc.assert(
    fc.property(strips, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (reels, numbers) => {
      const made = { ...SEN_VANG, strips: reels }
      const stops = numbers.map((number, index) => number % at(reels, index).length)
      const result = fastSpin(made)(...(stops as [number, number, number, number, number]))
      const { units, freeSpins } = spinOf(made, stops)
      assert.deepEqual([unitsIn(result), freeSpinsIn(result)], [units, freeSpins])
    }),
    { numRuns: 1_000 },
  )
})

for (const [broken, why] of [
  [{ strips: SEN_VANG.strips.slice(1) }, 'four reels'],
  [{ lines: [[0, 0, 0, 0, 3]] }, 'a row below the window'],
  [{ lines: [] }, 'no line'],
  [{ freeSpins: [10, 15, 64] }, 'more free spins than the tables hold'],
  [{ scatterPays: [2, 10, 0.51] }, 'a scatter pay of a broken line bet'],
  [{ linePays: { ...SEN_VANG.linePays, H1: [75, 400, 2 ** 24] } }, 'a pay too large'],
  [{ freeSpinMultiplier: 1.5 }, 'a broken multiplier'],
] as [Partial<SlotConfiguration>, string][]) {
  test(`a paytable with ${why} can't be built`, () => {
    assert.throws(() => fastSpin({ ...SEN_VANG, ...broken }), /assertion failed/)
  })
}
