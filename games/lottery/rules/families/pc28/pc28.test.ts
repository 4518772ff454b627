import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertSettles } from '../../../testing/settle-case.ts'
import type { Json } from '../../tickets/bet-type.ts'
import { fallsOf } from '../../digits/digits.ts'
import { ppm } from '../../money/fraction.ts'
import { returnOf } from '../../money/payout.ts'
import { pc28Draw } from './index.ts'
import { byTier } from '../../catalogue/prices/odds.ts'

const typeOf = (code: string) => {
  const type = pc28Draw.betTypes.get(code)
  assert.ok(type, code)
  return type
}

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game.startsWith('PC28'))
test('there are two worked cases', () => assert.equal(cases.length, 2))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettles(pc28Draw, worked))

const SELECTIONS: Readonly<Record<string, readonly Json[]>> = {
  PC_SUM: [Array.from({ length: 28 }, (_, sum) => sum), [14], [0, 27]],
  PC_BS: [['BIG', 'SMALL'], ['BIG']],
  PC_OE: [['ODD', 'EVEN'], ['EVEN']],
  PC_COMBO: [['BIG_ODD', 'BIG_EVEN', 'SMALL_ODD', 'SMALL_EVEN'], ['SMALL_ODD']],
  PC_EXTREME: [['MIN', 'MAX'], ['MAX']],
  PC_SHAPE: [['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED'], ['HALF']],
}

test('the return of every play is counted', () =>
  assert.deepEqual(new Set(Object.keys(SELECTIONS)), new Set(pc28Draw.betTypes.keys())))

for (const [code, selections] of Object.entries(SELECTIONS))
  test(`${code} wins exactly as often as it says, over all 1,000 draws`, () => {
    for (const selection of selections) assertExact(typeOf(code), selection, fallsOf([0, 1, 2]))
  })

for (const [sum, code, pick, wins] of [
  [13, 'PC_BS', 'SMALL', true],
  [14, 'PC_BS', 'BIG', true],
  [13, 'PC_BS', 'BIG', false],
  [5, 'PC_EXTREME', 'MIN', true],
  [6, 'PC_EXTREME', 'MIN', false],
  [22, 'PC_EXTREME', 'MAX', true],
  [21, 'PC_EXTREME', 'MAX', false],
  [14, 'PC_COMBO', 'BIG_EVEN', true],
] as const) {
  test(`${pick} ${wins ? 'wins' : 'loses'} at ${sum}`, () => {
    const digits = [Math.min(9, sum), Math.min(9, Math.max(0, sum - 9)), Math.max(0, sum - 18)]
    const { wins: won } = typeOf(code).pick([pick]).outcome({ result: digits, facts: {} })
    assert.equal(won.length === 1, wins)
  })
}

test('8 9 0 and 9 0 1 are straights, 9 1 0 too, 9 0 2 is half of one, 1 3 5 is mixed', () => {
  const shape = (...result: number[]) =>
    typeOf('PC_SHAPE').pick(['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED']).outcome({ result, facts: {} }).wins[0]
      ?.tier
  assert.deepEqual(
    [shape(8, 9, 0), shape(9, 0, 1), shape(9, 1, 0), shape(9, 0, 2), shape(1, 3, 5), shape(4, 4, 5), shape(0, 0, 0)],
    ['STRAIGHT', 'STRAIGHT', 'STRAIGHT', 'HALF', 'MIXED', 'PAIR', 'LEOPARD'],
  )
})

test('the sum 14 at 12.8 returns 96 %', () =>
  assert.equal(ppm(returnOf(typeOf('PC_SUM'), byTier({ '14': 12_800 }), '14')), 960_000))

for (const [code, selection, refusal] of [
  ['PC_SUM', [28], /LOT_E_NUMBER_FORMAT/],
  ['PC_SUM', ['14'], /LOT_E_NUMBER_FORMAT/],
  ['PC_SUM', [], /LOT_E_COUNT/],
  ['PC_SUM', [14, 14], /LOT_E_DUPLICATE/],
  ['PC_COMBO', ['BIG'], /LOT_E_SELECTION/],
  ['PC_EXTREME', ['MIN', 'MIN'], /LOT_E_DUPLICATE/],
  ['PC_BS', 'BIG', /LOT_E_SELECTION/],
] as const) {
  test(`${code} refuses ${JSON.stringify(selection)}`, () => assert.throws(() => typeOf(code).pick(selection), refusal))
}
