import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import { fraction } from '../../money/fraction.ts'
import { k3 } from './index.ts'

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game === 'K3_1M')
test('there are 4 worked cases', () => assert.equal(cases.length, 4))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettlesOther(k3, worked))

const SIX = [1, 2, 3, 4, 5, 6]
const FALLS = SIX.flatMap((a) => SIX.flatMap((b) => SIX.map((c) => [a, b, c])))
const SUMS = Array.from({ length: 16 }, (_, index) => index + 3)

const TRIED: readonly (readonly [code: string, ...selections: unknown[]])[] = [
  ['K3_SUM', SUMS, ...SUMS.map((sum) => [sum])],
  ['K3_BS', ['BIG', 'SMALL'], ['BIG']],
  ['K3_OE', ['ODD', 'EVEN'], ['EVEN']],
  ['K3_TRIPLE', SIX, [4]],
  ['K3_TRIPLE_ANY', null],
  ['K3_PAIR', SIX, [2]],
  ['K3_PAIR_SINGLE', { pair: SIX, single: SIX }, { pair: [1, 3], single: [3, 6] }],
  ['K3_2DIFF', SIX, [2, 5]],
  ['K3_3DIFF', SIX, [1, 3, 6]],
  ['K3_STRAIGHT_ANY', null],
  ['K3_ONE', SIX, [1]],
]

test('every play was counted', () =>
  assert.deepEqual(
    TRIED.map(([code]) => code),
    [...k3.betTypes.keys()],
  ))
for (const [code, ...selections] of TRIED)
  test(`${code} wins exactly as often as it says, over all 216 falls`, () => {
    for (const selection of selections) assertExact(typeOf(k3, code), selection, FALLS)
  })

for (const [code, selection, result, lines, pays] of [
  ['K3_OE', ['ODD', 'EVEN'], [3, 3, 3], 2, 0],
  ['K3_SUM', [12], [4, 4, 4], 1, 1],
  ['K3_PAIR', [4], [4, 4, 4], 1, 1],
  ['K3_PAIR_SINGLE', { pair: [4], single: [4, 5] }, [4, 4, 4], 1, 0],
  ['K3_PAIR_SINGLE', { pair: [2, 5], single: [2, 5] }, [5, 2, 5], 2, 1],
  ['K3_2DIFF', [2, 4, 5], [5, 2, 4], 3, 3],
  ['K3_2DIFF', [2, 4, 5], [2, 2, 2], 3, 0],
  ['K3_3DIFF', [2, 4, 5, 6], [5, 2, 4], 4, 1],
  ['K3_ONE', [2, 5], [2, 2, 5], 2, 2],
  ['K3_STRAIGHT_ANY', null, [4, 2, 3], 1, 1],
  ['K3_STRAIGHT_ANY', null, [5, 6, 1], 1, 0],
] as const) {
  test(`${code} of ${JSON.stringify(selection)} on ${result.join('')}: ${pays} of ${lines} lines`, () => {
    const picked = typeOf(k3, code).pick(selection)
    const { wins } = picked.outcome({ result, facts: {} })
    assert.deepEqual([picked.lines, wins.reduce((sum, { count, hits }) => sum + count * hits, 0)], [lines, pays])
  })
}

test('big and small together win on all but the triples', () => {
  const { compared } = typeOf(k3, 'K3_BS').pick(['BIG', 'SMALL'])
  const triples = typeOf(k3, 'K3_TRIPLE_ANY').pick(null).compared
  assert.ok(compared && triples)
  assert.deepEqual(k3.coverage?.('dice', [compared]), fraction(210, 216))
  assert.deepEqual(k3.coverage?.('dice', [compared, triples]), fraction(1))
})

for (const [code, selection, refusal] of [
  ['K3_SUM', [2], 'LOT_E_NUMBER_FORMAT'],
  ['K3_SUM', [], 'LOT_E_COUNT'],
  ['K3_BS', ['ODD'], 'LOT_E_SELECTION'],
  ['K3_TRIPLE_ANY', [], 'LOT_E_SELECTION'],
  ['K3_2DIFF', [2], 'LOT_E_COUNT'],
  ['K3_3DIFF', [2, 2, 3], 'LOT_E_DUPLICATE'],
  ['K3_PAIR_SINGLE', { pair: [2], single: [2] }, 'LOT_E_COUNT'],
  ['K3_PAIR_SINGLE', { pair: [2] }, 'LOT_E_SELECTION'],
  ['K3_ONE', [7], 'LOT_E_NUMBER_FORMAT'],
] as const) {
  test(`${code} of ${JSON.stringify(selection)} is refused: ${refusal}`, () =>
    assertRefused(typeOf(k3, code), selection, refusal))
}

test('three dice are a result, and nothing else', () => {
  assert.deepEqual(k3.readResult([6, 6, 1]), [6, 6, 1])
  for (const wrong of [
    [6, 6],
    [0, 1, 2],
    [1, 2, 7],
    [1, 2, 3, 4],
  ])
    assert.throws(() => k3.readResult(wrong), /not whole/)
})
