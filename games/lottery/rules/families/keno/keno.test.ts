import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import {
  assertExactOver,
  assertSimulated,
  type DrawClass,
  setsBySum,
  waysOf,
} from '../../../testing/weighted-return.ts'
import { fraction, ppm } from '../../money/fraction.ts'
import { keno } from './index.ts'

type Twenty = readonly number[]

const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game === 'KL8_5M')
test('there are 2 worked cases', () => assert.equal(cases.length, 2))
for (const worked of cases) test(`${worked.id}: ${String(worked['note'])}`, () => assertSettlesOther(keno, worked))

/** Every sum that twenty of eighty can have: plays on the sum see nothing else of a draw. */
const SUMS: readonly DrawClass<Twenty>[] = [...setsBySum(80, 20)].map(([sum, weight]) => ({
  result: [sum],
  facts: {},
  weight,
}))

/** Draws by how many of their numbers are below 41. */
const LOWS: readonly DrawClass<Twenty>[] = Array.from({ length: 21 }, (_, low) => ({
  result: Array.from({ length: 20 }, (_each, index) => (index < low ? index + 1 : index + 41)),
  facts: {},
  weight: waysOf(40, low) * waysOf(40, 20 - low),
}))

test('the classes are all draws', () => {
  for (const classes of [SUMS, LOWS])
    assert.equal(
      classes.reduce((sum, { weight }) => sum + weight, 0n),
      3_535_316_142_212_174_320n,
    )
})

const TRIED = [
  ['KENO_SUM_BS', ['BIG'], SUMS],
  ['KENO_SUM_BS', ['BIG', 'SMALL'], SUMS],
  ['KENO_SUM_OE', ['ODD'], SUMS],
  ['KENO_SUM_OE', ['ODD', 'EVEN'], SUMS],
  ['KENO_UD', ['UP'], LOWS],
  ['KENO_UD', ['DOWN', 'TIE'], LOWS],
] as const

for (const [code, selection, classes] of TRIED)
  test(`${code} of ${selection.join(' and ')} wins exactly as often as it says`, () =>
    assertExactOver(typeOf(keno, code), selection, classes))

test('every play also when it is drawn', () =>
  assertSimulated(
    keno,
    TRIED.map(([code, selection]) => [typeOf(keno, code), selection]),
  ))

test('the published chances', () => {
  assert.equal(ppm(typeOf(keno, 'KENO_SUM_BS').pushed?.[''] ?? fraction(0)), 4396)
  assert.equal(ppm(typeOf(keno, 'KENO_UD').kinds['TIE']?.['TIE'] ?? fraction(0)), 203_243)
  assert.equal(ppm(typeOf(keno, 'KENO_UD').kinds['UP']?.['UP'] ?? fraction(0)), 398_378)
})

test('a sum of 810 gives the stake back, ten low numbers do not', () => {
  const sum = typeOf(keno, 'KENO_SUM_BS').pick(['BIG', 'SMALL'])
  assert.deepEqual(sum.outcome({ result: [800, 10], facts: {} }), { wins: [], pushes: 2 })
  const tie = LOWS[10]
  assert.ok(tie)
  assert.deepEqual(typeOf(keno, 'KENO_UD').pick(['UP', 'DOWN']).outcome(tie), { wins: [], pushes: 0 })
})

test('what two sides cover together is weighed by their chances', () => {
  const ticketOf = (code: string, selection: unknown) => {
    const { compared } = typeOf(keno, code).pick(selection)
    assert.ok(compared)
    return compared
  }
  const share = (group: string, ...all: ReturnType<typeof ticketOf>[]) => keno.coverage?.(group, all)
  const chance = (code: string, kind: string) => typeOf(keno, code).kinds[kind]?.[kind]
  assert.deepEqual(share('sum', ticketOf('KENO_SUM_OE', ['ODD'])), chance('KENO_SUM_OE', 'ODD'))
  assert.deepEqual(share('sum', ticketOf('KENO_SUM_BS', ['SMALL'])), chance('KENO_SUM_BS', ''))
  assert.deepEqual(share('sum', ticketOf('KENO_SUM_OE', ['ODD']), ticketOf('KENO_SUM_OE', ['EVEN'])), fraction(1))
  // 810 is even: big and odd numbers together miss the small even sums and 810.
  const bigOrOdd = share('sum', ticketOf('KENO_SUM_BS', ['BIG']), ticketOf('KENO_SUM_OE', ['ODD']))
  assert.ok(bigOrOdd && ppm(bigOrOdd) > 740_000 && ppm(bigOrOdd) < 750_000)
  assert.deepEqual(share('low', ticketOf('KENO_UD', ['UP', 'TIE']), ticketOf('KENO_UD', ['DOWN'])), fraction(1))
  assert.deepEqual(share('low', ticketOf('KENO_UD', ['TIE'])), chance('KENO_UD', 'TIE'))
})

test('twenty different numbers are a result', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 4 * index + 1)
  assert.deepEqual(keno.readResult(twenty), twenty)
  for (const wrong of [twenty.slice(1), [...twenty.slice(1), 5], [...twenty.slice(1), 81], null])
    assert.throws(() => keno.readResult(wrong), /not whole/)
})

test('other words are refused', () => {
  assertRefused(typeOf(keno, 'KENO_UD'), ['LEFT'], 'LOT_E_SELECTION')
  assertRefused(typeOf(keno, 'KENO_UD'), [], 'LOT_E_COUNT')
  assertRefused(typeOf(keno, 'KENO_SUM_OE'), ['ODD', 'ODD'], 'LOT_E_DUPLICATE')
})
