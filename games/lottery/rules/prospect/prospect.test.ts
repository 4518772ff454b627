import assert from 'node:assert/strict'
import { at } from '@senluna/kit/assert.ts'
import { amount } from '@senluna/kit/money.ts'
import { test } from 'vitest'
import { typeOf } from '../../testing/refused.ts'
import { byTier } from '../catalogue/prices/odds.ts'
import type { Structure } from '../draws/structure.ts'
import { k3 } from '../families/k3/index.ts'
import { lhc } from '../families/lhc/index.ts'
import { pk10 } from '../families/pk10/index.ts'
import { malaysia4d } from '../families/sea/index.ts'
import { vnNorth, vnSouth, type VnResult } from '../families/vn/index.ts'
import { NORTH, type Prize, SOUTH } from '../families/vn/result.ts'
import { type Fraction, fraction } from '../money/fraction.ts'
import { payoutOf } from '../money/payout.ts'
import { prospectOf } from './prospect.ts'

const UNIT = amount(1_001n)

/** What becomes of a bet at one odds for every tier. */
function bet(structure: Structure, code: string, selection: unknown, { milli = 99_333, cap = 10n ** 15n } = {}) {
  const type = typeOf(structure, code)
  const tiers = Object.values(type.kinds).flatMap((means) => Object.keys(means))
  const price = byTier(Object.fromEntries(tiers.map((tier) => [tier, milli])))
  const picked = type.pick(selection)
  const paid = (result: unknown) =>
    payoutOf(type, price, UNIT, picked.outcome({ result: structure.readResult(result), facts: {} }))
  return { paid, picked, ...prospectOf(structure, { type, price, unit: UNIT, picked, cap: amount(cap) }) }
}

/** Percent as the tables print it. */
function percent(share: Fraction | undefined, places: number): string {
  assert.ok(share)
  const scale = 10n ** BigInt(places)
  const rounded = (share.n * 200n * scale + share.d) / (share.d * 2n)
  return `${rounded / scale}.${String(rounded % scale).padStart(places, '0')}`
}

const list = (count: number) => Array.from({ length: count }, (_, number) => String(number).padStart(2, '0'))

for (const [code, selection, north, south, places] of [
  // One number falls in the draw: what is left of the published 76.234 and 83.451 that it doesn't.
  ['LO2', ['07'], '23.766', '16.549', 3],
  ['XIEN2', ['07', '58'], '5.4882', '2.6108', 4],
  ['XIEN4', list(4), '0.26699', '0.05552', 5],
  ['TRUOT4', list(4), '33.214', '47.960', 3],
  ['TRUOT10', list(10), '5.815', '15.009', 3],
  ['DE_DB', ['07', '58', '99'], '3.000', '3.000', 3],
  ['TX_DB', ['TAI', 'XIU'], '100.000', '100.000', 3],
  ['TONG_TX', ['TAI'], '45.000', '45.000', 3],
] as const)
  test(`the published chance of ${code} ${selection.length}`, () =>
    assert.deepEqual(
      [vnNorth, vnSouth].map((region) => percent(bet(region, code, selection).chance, places)),
      [north, south],
    ))

test('all hundred numbers always win, and one number more is never less likely', () => {
  assert.deepEqual(bet(vnNorth, 'LO2', list(100)).chance, fraction(1))
  const [few, more] = [3, 4].map((count) => bet(vnSouth, 'XIEN3', list(count)).chance)
  assert.ok(few && more && few.n * more.d < more.n * few.d)
})

/** A draw whose numbers all end on these tails, in turn. */
const drawOf = (prizes: readonly Prize[], tails: readonly string[]): VnResult => {
  let place = 0
  return Object.fromEntries(
    prizes.map(({ key, count, digits }) => [
      key,
      Array.from({ length: count }, () =>
        at(tails, place++ % tails.length)
          .padStart(digits, '0')
          .slice(-digits),
      ),
    ]),
  )
}

test('the most is paid by the best draw there can be, to the smallest unit', () => {
  for (const [structure, prizes] of [
    [vnNorth, NORTH],
    [vnSouth, SOUTH],
  ] as const)
    for (const [code, selection, tails] of [
      ['LO2', ['07', '58'], ['07']],
      ['XIEN2', list(20), list(20)],
      ['XIEN3', list(7), list(7)],
      ['DE_DB', ['07', '58'], ['07']],
      ['CL_DB', ['CHAN', 'LE'], ['58']],
    ] as const) {
      const { most, paid } = bet(structure, code, selection)
      assert.equal(most, paid(drawOf(prizes, tails)), code)
    }
  for (const count of [2, 3, 5, 12, 18, 20])
    for (const code of ['DA1', 'DA1_KR']) {
      const { most, paid } = bet(vnSouth, code, list(count), { milli: 99_000 })
      assert.equal(most, paid(drawOf(SOUTH, list(count))), `${code} of ${count}`)
    }
})

test('a player is never promised more than one is paid of a draw, and how likely that is', () => {
  // Two hits and more pay more than two units of 99.333 times 1,001.
  const { most, chanceOfMost, chance } = bet(vnNorth, 'DE_G7', ['07'], { milli: 100_000, cap: 200_200n })
  assert.equal(most, 200_200n)
  const [space, rest] = [100n ** 4n, 99n ** 4n]
  assert.deepEqual(chance, fraction(space - rest, space))
  assert.deepEqual(chanceOfMost, fraction(space - rest - 4n * 99n ** 3n, space))
})

test('where hits of several numbers lose parts of a unit, how likely the most is isn’t said', () => {
  assert.equal(bet(vnNorth, 'LO2', ['07', '58']).chanceOfMost, undefined)
  assert.ok(bet(vnNorth, 'LO2', ['07', '58'], { milli: 99_000 }).chanceOfMost)
})

test('three dice: both chances are shares of the 216 throws, the most is paid by the best of them', () => {
  const throws = Array.from({ length: 216 }, (_, index) => [
    (index % 6) + 1,
    (Math.floor(index / 6) % 6) + 1,
    Math.floor(index / 36) + 1,
  ])
  for (const [code, selection] of [
    ['K3_BS', ['BIG']],
    ['K3_ONE', [1, 2, 5]],
    ['K3_2DIFF', [1, 2, 3, 4]],
    ['K3_SUM', [4, 10, 11]],
  ] as const) {
    const { chance, chanceOfMost, most, paid } = bet(k3, code, selection)
    const payouts = throws.map(paid)
    const best = payouts.reduce((top, item) => (item > top ? item : top))
    assert.equal(most, best, code)
    assert.deepEqual(chance, fraction(payouts.filter((item) => item > 0n).length, 216), code)
    assert.deepEqual(chanceOfMost, fraction(payouts.filter((item) => item === best).length, 216), code)
  }
})

test('a race: cars at four ranks and more are counted over every order they can come in', () => {
  const { chance, chanceOfMost, most } = bet(pk10, 'PK_POS', { 1: [1], 2: [1], 3: [1], 4: [1], 5: [2] })
  // Car 1 stands at one place alone: one of four in 4 of 10 races, and car 2 fifth in a ninth of
  // those.
  assert.equal(most, 2n * ((1_001n * 99_333n) / 1_000n))
  assert.deepEqual(chanceOfMost, fraction(4, 90))
  assert.deepEqual(chance, fraction(4 * 9 + 9 - 4, 90))
})

test('Mark Six: an animal is promised by the year of its draw, and not where the year is unknown', () => {
  const type = typeOf(lhc, 'LHC_PTYX')
  const price = byTier({ '4': 2_080, '5': 1_780 })
  const picked = type.pick(['HORSE', 'RAT'])
  const mostIn = (zodiac?: string) =>
    prospectOf(lhc, { type, price, unit: amount(1_000n), picked, ...(zodiac ? { facts: { zodiac } } : {}) }).most
  assert.deepEqual([mostIn('HORSE'), mostIn('SNAKE'), mostIn()], [3_860n, 4_160n, undefined])
})

test('four digits in every order: of picks of several kinds the most is known, not how likely it is', () => {
  const alike = bet(malaysia4d, 'MY4D_IBOX_SMALL', ['1234'], { milli: 1_000 })
  assert.deepEqual(alike.chance, fraction(10_000n ** 3n - 9_976n ** 3n, 10_000n ** 3n))
  const mixed = bet(malaysia4d, 'MY4D_IBOX_SMALL', ['1234', '1123'], { milli: 1_000 })
  assert.deepEqual([mixed.most, mixed.chance], [3n * 1_001n, undefined])
})
