import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lotteryCases } from '../../../../vectors/lottery.ts'
import { assertExact } from '../../../testing/exact-return.ts'
import { assertRefused, typeOf } from '../../../testing/refused.ts'
import { assertSettlesOther } from '../../../testing/settle-other.ts'
import { assertExactOver, assertSimulated, waysOf } from '../../../testing/weighted-return.ts'
import { sea as games } from '../../catalogue/sea.ts'
import { fraction } from '../../money/fraction.ts'
import { returnOf } from '../../money/payout.ts'
import type { Structure } from '../../draws/structure.ts'
import type { FourDigits } from './four-digits.ts'
import { hanoi, lao, malaysia4d, singapore4d, stock, thaiGovernment, toto } from './index.ts'
import type { ThaiResult } from './thai.ts'

const structures: Readonly<Record<string, Structure>> = { TH_GOV: thaiGovernment, MY_4D: malaysia4d }
const cases = lotteryCases.filter(({ kind, game }) => kind === 'settle' && game in structures)
test('there are 5 worked cases', () => assert.equal(cases.length, 5))
for (const worked of cases)
  test(`${worked.id}: ${String(worked['note'])}`, () =>
    assertSettlesOther(structures[worked.game] ?? thaiGovernment, worked))

const every = (width: number) => Array.from({ length: 10 ** width }, (_, number) => String(number).padStart(width, '0'))
const DIGITS = every(1)
const blank: ThaiResult = { first: '000000', front3: ['000', '000'], back3: ['000', '000'], bottom2: '00' }

/**
 * Every last three of the first prize, every lower two, every pair of the front or back numbers.
 */
const TOPS = every(3).map((top) => ({ ...blank, first: `123${top}` }))
const BOTTOMS = every(2).map((bottom2) => ({ ...blank, bottom2 }))
const pairs = function* (prize: 'front3' | 'back3') {
  const two = ['000', '000']
  const result = { ...blank, [prize]: two }
  for (const a of every(3))
    for (const b of every(3)) {
      two[0] = a
      two[1] = b
      yield result
    }
}

for (const [code, selection, results] of [
  ['TH_3TOP', every(3).slice(0, 500), TOPS],
  ['TH_3TOD', ['067'], TOPS],
  ['TH_3TOD', ['112', '233', '555', '123'], TOPS],
  ['TH_2TOP', every(2), TOPS],
  ['TH_2BOT', ['00', '89'], BOTTOMS],
  ['TH_RUN_TOP', DIGITS, TOPS],
  ['TH_RUN_BOT', DIGITS, BOTTOMS],
  ['TH_3FRONT', ['024', '771'], pairs('front3')],
  ['TH_3BACK', ['706'], pairs('back3')],
] as const) {
  test(`${code} wins exactly as often as it says`, () => assertExact(typeOf(thaiGovernment, code), selection, results))
}

/** The published returns, in ten-thousandths. */
const priced = (game: string, code: string) => {
  const price = games.find((item) => item.code === game)?.prices[code]
  assert.ok(price, `${game} prices ${code}`)
  return price
}
for (const [game, draw, code, kind, share] of [
  ['TH_GOV', thaiGovernment, 'TH_3TOP', '', 9000],
  ['TH_GOV', thaiGovernment, 'TH_3TOD', '6', 7800],
  ['TH_GOV', thaiGovernment, 'TH_3TOD', '3', 3900],
  ['TH_GOV', thaiGovernment, 'TH_3FRONT', '', 8000],
  ['TH_GOV', thaiGovernment, 'TH_3BACK', '', 8000],
  ['TH_GOV', thaiGovernment, 'TH_2TOP', '', 9000],
  ['TH_GOV', thaiGovernment, 'TH_2BOT', '', 9000],
  ['TH_GOV', thaiGovernment, 'TH_RUN_TOP', '', 8672],
  ['TH_GOV', thaiGovernment, 'TH_RUN_BOT', '', 7980],
  ['STOCK_SET', stock, 'TH_3TOP', '', 8000],
  ['STOCK_SET', stock, 'TH_3TOD', '6', 7200],
  ['MY_4D', malaysia4d, 'MY4D_BIG', '', 6400],
  ['MY_4D', malaysia4d, 'MY4D_SMALL', '', 6500],
  ['SG_4D', singapore4d, 'SG4D_BIG', '', 6590],
  ['SG_4D', singapore4d, 'SG4D_SMALL', '', 5800],
] as const) {
  test(`${game} ${code} ${kind} returns ${share / 100} %`, () =>
    assert.deepEqual(returnOf(typeOf(draw, code), priced(game, code), kind), fraction(share, 10_000)))
}

test('a number in every order returns nearly what a straight one does, whatever the number', () => {
  for (const [code, straight] of [
    ['MY4D_IBOX_BIG', 6400],
    ['MY4D_IBOX_SMALL', 6500],
  ] as const)
    for (const orders of ['24', '12', '6', '4']) {
      const { n, d } = returnOf(typeOf(malaysia4d, code), priced('MY_4D', code), orders)
      const share = Number((n * 10_000n) / d)
      assert.ok(share <= straight && share > straight - 50, `${code} ${orders}: ${share}`)
    }
})

/** One prize shows every number in turn; the 23 are alike and independent, so means add up. */
const EMPTY: FourDigits = { first: '----', second: '----', third: '----', special: [], consolation: [] }
for (const [code, selection] of [
  ['MY4D_BIG', ['1234', '0000']],
  ['MY4D_SMALL', ['1234']],
  ['MY4D_IBOX_BIG', ['1234', '1123', '1122', '1112']],
  ['MY4D_IBOX_SMALL', ['5678', '0011']],
] as const) {
  test(`${code} wins exactly as often as it says, prize by prize`, () => {
    const type = typeOf(malaysia4d, code)
    const picked = type.pick(selection)
    const found = new Map<string, number>()
    for (const number of every(4))
      for (const result of [
        { ...EMPTY, first: number },
        { ...EMPTY, second: number },
        { ...EMPTY, third: number },
        { ...EMPTY, special: Array.from({ length: 10 }, () => number) },
        { ...EMPTY, consolation: Array.from({ length: 10 }, () => number) },
      ])
        for (const { tier, hits } of picked.outcome({ result, facts: {} }).wins)
          found.set(tier, (found.get(tier) ?? 0) + hits)
    const expected = new Map<string, number>()
    for (const [kind, lines] of Object.entries(picked.kinds ?? {}))
      for (const [tier, mean] of Object.entries(type.kinds[kind] ?? {}))
        expected.set(tier, (lines * Number(mean.n) * 10_000) / Number(mean.d))
    assert.deepEqual(found, expected)
  })
}

test('and so they do when drawn', () => {
  assertSimulated(
    malaysia4d,
    [
      [typeOf(malaysia4d, 'MY4D_BIG'), every(4).slice(0, 60)],
      [typeOf(malaysia4d, 'MY4D_SMALL'), every(4).slice(4000, 4060)],
      [typeOf(malaysia4d, 'MY4D_IBOX_BIG'), ['1234', '1123', '1122', '1112']],
    ],
    { times: 3000 },
  )
  assertSimulated(
    thaiGovernment,
    [
      [typeOf(thaiGovernment, 'TH_3TOD'), ['112', '233', '123', '908']],
      [typeOf(thaiGovernment, 'TH_3FRONT'), every(3).slice(0, 40)],
      [typeOf(thaiGovernment, 'TH_RUN_BOT'), ['4', '7']],
    ],
    { times: 3000 },
  )
})

test('a number in several prizes is paid in each', () => {
  const result = { ...EMPTY, first: '1234', special: ['4321', '1234'] }
  const straight = typeOf(malaysia4d, 'MY4D_BIG').pick(['1234']).outcome({ result, facts: {} })
  assert.deepEqual(
    straight.wins.map(({ tier, hits }) => [tier, hits]),
    [
      ['first', 1],
      ['special', 1],
    ],
  )
  const boxed = typeOf(malaysia4d, 'MY4D_IBOX_BIG').pick(['2413']).outcome({ result, facts: {} })
  assert.deepEqual(
    boxed.wins.map(({ tier, hits, line }) => [tier, hits, line]),
    [
      ['24-first', 1, '1234'],
      ['24-special', 2, '1234'],
    ],
  )
})

test('a front number that stands twice hits twice', () => {
  const result = { ...blank, front3: ['024', '024'] }
  const [win] = typeOf(thaiGovernment, 'TH_3FRONT').pick(['024']).outcome({ result, facts: {} }).wins
  assert.equal(win?.hits, 2)
})

/** The same plays read from other results: top three, bottom two. */
for (const [draw, given, top, bottom] of [
  [lao, { number: '123456' }, '456', '34'],
  [hanoi, { db: '31258', g1: '70458' }, '258', '58'],
  [stock, { close: '1437.26', change: '-4.08' }, '726', '08'],
] as const) {
  test(`${draw.profile}: ${top} above, ${bottom} below`, () => {
    const result = draw.readResult(given)
    for (const [code, selection] of [
      ['TH_3TOP', [top]],
      ['TH_2TOP', [top.slice(1)]],
      ['TH_2BOT', [bottom]],
    ] as const)
      assert.equal(typeOf(draw, code).pick(selection).outcome({ result, facts: {} }).wins.length, 1, code)
    const digits = new Set(top)
    assert.equal(typeOf(draw, 'TH_RUN_TOP').pick(DIGITS).outcome({ result, facts: {} }).wins.length, digits.size)
    const { compared } = typeOf(draw, 'TH_3TOD').pick([top])
    assert.deepEqual(compared && draw.coverage?.('top3', [compared]), fraction(6, 1000))
    const lower = typeOf(draw, 'TH_RUN_BOT').pick([bottom.slice(1)]).compared
    assert.deepEqual(lower && draw.coverage?.('bottom2', [lower]), fraction(19, 100))
  })
}

for (const [draw, wrong] of [
  [thaiGovernment, { ...blank, first: '12345' }],
  [thaiGovernment, { ...blank, front3: ['024'] }],
  [thaiGovernment, { ...blank, more: 1 }],
  [lao, { number: 123_456 }],
  [hanoi, { db: '31258' }],
  [stock, { close: '1437.2', change: '4.08' }],
  [stock, { close: '1437.26', change: '4,08' }],
  [malaysia4d, { ...EMPTY }],
  [toto, [1, 2, 3, 4, 5, 50]],
] as const) {
  test(`${draw.profile}: ${JSON.stringify(wrong)} is no result`, () =>
    assert.throws(() => draw.readResult(wrong), /not whole/))
}

for (const [draw, code, selection, refusal] of [
  [thaiGovernment, 'TH_3TOP', ['12'], 'LOT_E_NUMBER_FORMAT'],
  [thaiGovernment, 'TH_3TOP', [' 12'], 'LOT_E_NUMBER_FORMAT'],
  [thaiGovernment, 'TH_3TOP', [123], 'LOT_E_NUMBER_FORMAT'],
  [thaiGovernment, 'TH_3TOP', ['１２３'], 'LOT_E_NUMBER_FORMAT'],
  [thaiGovernment, 'TH_3TOP', ['123', '123'], 'LOT_E_DUPLICATE'],
  [thaiGovernment, 'TH_3TOD', ['123', '321'], 'LOT_E_DUPLICATE'],
  [thaiGovernment, 'TH_3TOP', [], 'LOT_E_COUNT'],
  [thaiGovernment, 'TH_3TOP', '123', 'LOT_E_SELECTION'],
  [malaysia4d, 'MY4D_IBOX_BIG', ['1111'], 'LOT_E_SELECTION'],
  [malaysia4d, 'MY4D_BIG', ['12345'], 'LOT_E_NUMBER_FORMAT'],
] as const) {
  test(`${code} of ${JSON.stringify(selection)} is refused: ${refusal}`, () =>
    assertRefused(typeOf(draw, code), selection, refusal))
}

test('TOTO pays its groups by matches and the additional number', () => {
  const type = typeOf(toto, 'SG_TOTO_ORDINARY')
  const rest = (count: number, from = 10) => Array.from({ length: count }, (_, index) => from + index)
  const classes = [0, 1, 2, 3, 4, 5, 6].flatMap((matches) =>
    [true, false].map((bonus) => ({
      result: [...[1, 2, 3, 4, 5, 6].slice(0, matches), ...rest(6 - matches)],
      facts: { bonus: bonus ? 6 : 40 },
      // Which numbers are drawn, and whether the additional is one of the chosen that weren't.
      weight: waysOf(6, matches) * waysOf(43, 6 - matches) * (bonus ? BigInt(6 - matches) : BigInt(43 - (6 - matches))),
    })),
  )
  assertExactOver(type, [1, 2, 3, 4, 5, 6], classes)
})
