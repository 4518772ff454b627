import { seriesRate } from '@senluna/kit/agents/rebates/prize-group.ts'
import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import assert from 'node:assert/strict'
import { canonical } from '@senluna/kit/games/game.ts'
import { amount, rate, shareOf, odds } from '@senluna/kit/money.ts'
import fc from 'fast-check'
import { test } from 'vitest'
import type { BetType, Price } from './bet-type.ts'
import { compare, fraction, plus } from '../money/fraction.ts'
import { GAMES, PAIR_GAMES, structureOf } from '../index.ts'
import { returnOf } from '../money/payout.ts'
import {
  cashAt,
  highestReturn,
  leftAt,
  levelRebate,
  MOST_LEVEL,
  MOST_RETURN,
  oddsAt,
  priceAt,
} from '../money/rebate.ts'
import { byTier } from '../catalogue/prices/odds.ts'

const MILLION = 1_000_000
const LEVELS = Array.from({ length: MOST_LEVEL + 1 }, (_, level) => level)
const isOverCap = (type: BetType, price: Price, kind: string, given: number) =>
  compare(plus(returnOf(type, price, kind), fraction(given, MILLION)), MOST_RETURN) > 0

/** Every bet type at fixed odds that has levels, with the price of its game. */
const LEVELLED = [...GAMES.values(), ...PAIR_GAMES.values()]
  .filter(({ product }) => product === 'VNLOTT')
  .flatMap((game) =>
    Object.entries(game.prices).flatMap(([code, price]) => {
      const type = structureOf(game).betTypes.get(code)
      return type && price.by === 'ODDS' ? [{ name: `${game.code} ${code}`, profile: game.profile, type, price }] : []
    }),
  )
/** Each of them once: provinces share their types and prices. */
const DISTINCT = [
  ...new Map(LEVELLED.map((item) => [`${item.profile} ${item.type.code} ${canonical(item.price)}`, item])).values(),
]

/**
 * At every level of every account, in every kind of line: odds and cash, and the same with all that
 * those above get.
 */
function assertWithinCap(name: string, type: BetType, price: Price): void {
  for (const bet of LEVELS) {
    const at = priceAt(price, bet)
    const returns = Object.keys(type.kinds).map((kind) => returnOf(type, at, kind))
    const isOver = (given: number) =>
      returns.some((item) => compare(plus(item, fraction(given, MILLION)), MOST_RETURN) > 0)
    const all = Math.min(levelRebate(MOST_LEVEL, bet), leftAt(type, at))
    assert.ok(!isOver(all), `${name} at level ${bet}`)
    const tight = isOver(all + 1)
    for (const account of LEVELS.slice(bet)) {
      const [cash, whole] = [cashAt(type, price, account, bet), levelRebate(account, bet)]
      // Not a millionth is kept back that the cap leaves.
      assert.ok(cash === whole || (cash < whole && cash === all && tight), `${name} at level ${bet} of ${account}`)
    }
  }
}

test(
  'no bet at any level returns more than 99.0 %, its cash and the shares of those above in it',
  { timeout: 60_000 },
  () => {
    assert.ok(LEVELLED.length > 500)
    assert.ok(DISTINCT.length > 50)
    for (const { name, type, price } of DISTINCT) assertWithinCap(name, type, price)
  },
)

test('nor at any odds a brand can set', { timeout: 60_000 }, () => {
  for (const { name, type, price } of DISTINCT) {
    if (price.by !== 'ODDS') continue
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (part) => {
        const milli = Object.fromEntries(
          Object.entries(price.milli).map(([tier, full]) => [tier, Math.max(1, Math.floor((full * part) / 1_000))]),
        )
        assertWithinCap(name, type, byTier(milli))
      }),
      { numRuns: 10 },
    )
  }
})

test('without the cut the published ladder would pass the cap: 98.01 % and one hundredth are 99.01 %', () => {
  const { type, price } = LEVELLED.find(({ name }) => name === 'VN_N LO2')!
  assert.equal(oddsAt(odds(99_000), 0), 98_010)
  assert.deepEqual(highestReturn(type, priceAt(price, 0)), fraction(9801, 10_000))
  assert.ok(isOverCap(type, priceAt(price, 0), '', levelRebate(10, 0)))
  assert.deepEqual([cashAt(type, price, 10, 0), cashAt(type, price, 10, 9)], [9_900, 990])
})

test('a chain gets no more than is left, those nearest to the bettor first', () => {
  const chain = [7_000, 9_000, 10_000].map((share, id) => ({ id, rate: rate(share) }))
  const paid = (own: number, most: number) =>
    rebatesOf(amount(1_000_000n), chain, rate(own), rate(most)).map((rebate) => rebate.amount)
  assert.deepEqual(paid(0, 10_000), [0n, 2000n, 1000n])
  assert.deepEqual(paid(0, 2970), [0n, 2000n, 970n])
  assert.deepEqual(paid(5000, 4950), [4950n, 0n, 0n])
  const rates = fc.array(fc.integer({ min: 0, max: 130_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), rates, fc.nat(130_000), (base, shares, most) => {
      const links = shares.map((share, id) => ({ id, rate: rate(share) }))
      const total = rebatesOf(amount(base), links, undefined, rate(most)).reduce(
        (sum, rebate) => sum + rebate.amount,
        0n,
      )
      assert.ok(total <= shareOf(amount(base), rate(most)))
    }),
  )
})

test('series give back what the series lies below the account, and stay within the cap at every step', () => {
  for (const game of GAMES.values())
    for (const [code, price] of Object.entries(game.prices)) {
      const type = structureOf(game).betTypes.get(code)
      if (!type || price.by !== 'SERIES') continue
      for (let series = 1_700; series <= price.maxSeries; series += 10)
        for (const kind of Object.keys(type.kinds))
          assert.ok(!isOverCap(type, { ...price, series }, kind, seriesRate(price.maxSeries, series)), code)
    }
})
