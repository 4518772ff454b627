import { assert, test } from 'vitest'
import { rate } from '../money.ts'
import { PRODUCTS, type Product } from '../product.ts'
import { isDue, taxOf, taxProblems, type MonthPlay, type TaxBase, type TaxLine } from './tax.ts'

const played = (product: Product, stake: bigint, payout: bigint): MonthPlay => ({ product, stake, payout })

const CASES: readonly [
  base: TaxBase,
  products: readonly Product[],
  ppm: number,
  play: readonly MonthPlay[],
  taxed: bigint,
  due: bigint,
  why: string,
][] = [
  ['GGR', ['LIVE'], 150_000, [played('LIVE', 1_000_000n, 900_000n)], 100_000n, 15_000n, '15 % of stakes less payouts'],
  [
    'STAKE',
    ['LOTT'],
    50_000,
    [played('LOTT', 1_000_000n, 900_000n)],
    1_000_000n,
    50_000n,
    '5 % of stakes, whatever was won',
  ],
  [
    'GGR',
    ['LIVE'],
    150_000,
    [played('LIVE', 900_000n, 1_000_000n)],
    -100_000n,
    0n,
    'a month that the house lost pays nothing',
  ],
  ['GGR', ['LIVE'], 150_000, [played('LIVE', 500n, 500n)], 0n, 0n, 'nothing of nothing'],
  ['GGR', ['LIVE'], 150_000, [], 0n, 0n, 'a month without play'],
  [
    'GGR',
    ['LIVE', 'RNG'],
    150_000,
    [played('LIVE', 1_000n, 0n), played('RNG', 0n, 400n)],
    600n,
    90n,
    'what one product lost is taken from what another won, within a line',
  ],
  [
    'GGR',
    ['LIVE'],
    150_000,
    [played('LIVE', 1_000n, 0n), played('RNG', 9_000n, 0n)],
    1_000n,
    150n,
    'other products are of other lines',
  ],
  ['GGR', ['LIVE'], 333_333, [played('LIVE', 10n, 0n)], 10n, 3n, '3.33333 is cut'],
  [
    'GGR',
    ['LIVE', 'RNG', 'FISH'],
    500_000,
    [played('LIVE', 1n, 0n), played('RNG', 1n, 0n), played('FISH', 1n, 0n)],
    3n,
    1n,
    'cut once: one half of 3 is 1, three halves of 1 would be 0',
  ],
  ['STAKE', ['LIVE'], 1, [played('LIVE', 999_999n, 0n)], 999_999n, 0n, 'less than a unit is none'],
  ['STAKE', ['LIVE'], 1, [played('LIVE', 1_000_000n, 0n)], 1_000_000n, 1n, 'a millionth of a million'],
  ['GGR', ['LIVE'], 0, [played('LIVE', 1_000n, 0n)], 1_000n, 0n, 'a rate of zero'],
  ['GGR', ['LIVE'], 1_000_000, [played('LIVE', 1_000n, 1n)], 999n, 999n, 'all of it'],
  [
    'STAKE',
    ['LIVE'],
    150_001,
    [played('LIVE', 9_007_199_254_740_993n, 0n)],
    9_007_199_254_740_993n,
    1_351_088_895_410_403n,
    'exact beyond what a float holds',
  ],
]

for (const [base, products, ppm, play, taxed, due, why] of CASES)
  test(`${ppm} ppm of ${base} ${taxed} is ${due}: ${why}`, () =>
    assert.deepEqual<object>(taxOf({ base, products, rate: rate(ppm) }, play), { base: taxed, due }))

const line = (more: Partial<TaxLine>): TaxLine => ({
  code: 'A',
  base: 'GGR',
  products: PRODUCTS,
  rate: rate(100_000),
  ...more,
})

for (const [since, until, month, due] of [
  [undefined, undefined, '2026-11', true],
  ['2026-11', undefined, '2026-11', true],
  ['2026-11', undefined, '2026-10', false],
  [undefined, '2026-11', '2026-11', true],
  [undefined, '2026-11', '2026-12', false],
  ['2025-12', '2026-01', '2026-01', true],
] as const)
  test(`a line since ${since} until ${until} is ${due ? '' : 'not '}due for ${month}`, () =>
    assert.equal(isDue(line({ ...(since && { since }), ...(until && { until }) }), month), due))

for (const [lines, problems, why] of [
  [[line({}), line({ code: 'B' })], [], 'two taxes'],
  [[line({ until: '2026-10' }), line({ since: '2026-11' })], [], 'a rate that changes with a month'],
  [[line({ until: '2026-11' }), line({ since: '2026-11' })], ['A: twice'], 'both are due for November'],
  [[line({}), line({})], ['A: twice'], 'one code, always'],
  [[line({ rate: rate(1_000_001) })], ['A: rate'], 'more than all'],
  [[line({ rate: rate(-1) })], ['A: rate'], 'less than nothing'],
  [[line({ products: [] })], ['A: products'], 'of no product'],
  [[line({ products: ['LIVE', 'LIVE'] })], ['A: products'], 'of one twice'],
  [[line({ since: '2026-11', until: '2026-10' })], ['A: months'], 'it ends before it begins'],
] as const)
  test(`taxes of a profile: ${why}`, () => assert.deepEqual<readonly string[]>(taxProblems(lines), problems))
