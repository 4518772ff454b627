import assert from 'node:assert/strict'
import { oddsByTier } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import { test } from 'vitest'
import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { boardOf, linesOf } from './boards.ts'

const said = { closed: 'not accepting bets', full: 'is full' }
const terms = (code: string, milli: Record<string, number>, more: Partial<BetTypeTerms> = {}): BetTypeTerms => ({
  code,
  units: 1,
  price: { by: 'ODDS', milli: { ...oddsByTier(milli) } },
  minUnit: '1000',
  unitStep: '100',
  perTicketMaxUnit: '5000000',
  perDrawMaxUnit: '50000000',
  blocked: [],
  tight: [],
  closed: false,
  rtpX100: 9_900,
  ...more,
})
const marked = (own: BetTypeTerms, prefix = '') =>
  boardOf(own, prefix, new Map(), said)
    .cells.filter(({ note, closed }) => note !== undefined || closed !== undefined)
    .map(({ value, note, closed }) => [value, note, closed])

test('a board of numbers marks those alone that fell, are full or are closed', () => {
  const own = terms(
    'LO2',
    { '': 99_000 },
    {
      blocked: ['07'],
      tight: [
        { key: '52', availableUnit: '3000', milli: oddsByTier({ '': 90_000 }) },
        { key: '53', availableUnit: '0', milli: oddsByTier({ '': 90_000 }) },
        { key: '54', availableUnit: '3000', milli: oddsByTier({ '': 99_000 }) },
        { key: '55', availableUnit: '3000' },
      ],
    },
  )
  assert.deepEqual(marked(own), [
    ['07', undefined, 'not accepting bets'],
    ['52', '×90', undefined],
    ['53', '×90', 'is full'],
  ])
})

test('the tight numbers of a longer type stand on the board of their first digits', () => {
  const own = terms(
    'LO3',
    { '': 960_000 },
    { tight: [{ key: '152', availableUnit: '0', milli: oddsByTier({ '': 800_000 }) }] },
  )
  assert.deepEqual(marked(own, '1'), [['152', '×800', 'is full']])
  assert.deepEqual(marked(own, '2'), [])
})

test('sums have odds of their own, and each falls by itself', () => {
  const milli = Object.fromEntries(Array.from({ length: 19 }, (_, sum) => [String(sum), 9_000 + sum * 100]))
  const own = terms('TONG_DB', milli, {
    tight: [{ key: '3', availableUnit: '3000', milli: oddsByTier({ ...milli, '3': 8_000, '4': 1_000 }) }],
  })
  const cells = boardOf(own, '', new Map(), said).cells
  assert.deepEqual(
    cells.slice(2, 5).map(({ note }) => note),
    ['×9.2', '×8', '×9.4'],
  )
})

test('in all orders a number is shut when any of its orders is', () => {
  const own = terms(
    'LO2_DAO',
    { '': 99_000 },
    { blocked: ['70'], tight: [{ key: '52', availableUnit: '0', milli: oddsByTier({ '': 99_000 }) }] },
  )
  assert.deepEqual(
    marked(own).map(([value, , closed]) => [value, closed]),
    [
      ['07', 'not accepting bets'],
      ['25', 'is full'],
      ['52', 'is full'],
      ['70', 'not accepting bets'],
    ],
  )
})

test('another order of the same digits is the same bet on the slip', () => {
  const keyOf = (code: string, number: string) => linesOf(code, [number], 1_000n, 1)[0]?.key
  assert.equal(keyOf('LO2_DAO', '21'), keyOf('LO2_DAO', '12'))
  assert.notEqual(keyOf('LO2', '21'), keyOf('LO2', '12'))
})
