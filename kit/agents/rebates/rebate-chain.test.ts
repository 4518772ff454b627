import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import { ACCOUNT_TYPE, type AccountType } from '../../account-type.ts'
import { amount, rate, shareOf } from '../../money.ts'
import type { Product } from '../../product.ts'
import { dailyRebates, earnsRebate, rebateChanges, rebatesOf, totalOf, type RebateEntry } from './rebate-chain.ts'
import vectors from '../testing/rebate.vectors.json' with { type: 'json' }

interface Input {
  base: number
  oldBase: number
  newBase: number
  chain: { id: string; ratePpm: number }[]
  ids: string[]
  bases: Record<string, number>
  rates: Record<string, number[]>
}

const units = (value: number) => amount(BigInt(value))
const plain = (entries: readonly RebateEntry[]) => entries.map(({ id, amount }) => ({ id, amount: Number(amount) }))
const byId = (entries: readonly RebateEntry[]) =>
  Object.fromEntries(entries.map(({ id, amount }) => [id, Number(amount)]))

describe('the worked cases', () => {
  for (const vector of vectors)
    test(`${vector.id}: ${vector.title}`, () => {
      const given = vector.input as unknown as Input
      if (vector.fn === 'rebate.daily') {
        const { byProduct, totals } = dailyRebates(
          Object.entries(given.bases).map(([product, base]) => ({
            product: product as Product,
            base: units(base),
            chain: given.ids.map((id, place) => ({ id, rate: rate(given.rates[product]![place]!) })),
          })),
        )
        const products = byProduct.map(({ product, entries }) => [product, byId(entries)])
        assert.deepEqual<object>({ byProduct: Object.fromEntries(products), totals: byId(totals) }, vector.expected)
        return
      }
      const chain = given.chain.map(({ id, ratePpm }) => ({ id, rate: rate(ratePpm) }))
      const isChain = vector.fn === 'rebate.chain'
      const entries = isChain
        ? rebatesOf(units(given.base), chain)
        : rebateChanges(units(given.oldBase), units(given.newBase), chain)
      assert.deepEqual<object>(
        { [isChain ? 'entries' : 'deltas']: plain(entries), total: Number(totalOf(entries)) },
        vector.expected,
      )
    })
})

const CHAIN = [
  { id: 'm', rate: rate(7000) },
  { id: 'a', rate: rate(9000) },
  { id: 'g', rate: rate(10_000) },
]
const MILLION = amount(1_000_000n)
const paid = (entries: readonly RebateEntry[]) => entries.map((entry) => entry.amount as bigint)

test('a bettor who took higher odds gets less cash, and those above get what they would have got anyhow', () => {
  assert.deepEqual(paid(rebatesOf(MILLION, CHAIN, rate(7000))), [7000n, 2000n, 1000n])
  assert.deepEqual(paid(rebatesOf(MILLION, CHAIN, rate(0))), [0n, 2000n, 1000n])
})

test('a rate below one further down earns nothing, and nobody is charged', () => {
  const chain = [CHAIN[2]!, CHAIN[0]!, { id: 'x', rate: rate(12_000) }]
  assert.deepEqual(paid(rebatesOf(MILLION, chain)), [10_000n, 0n, 2000n])
})

test('the part of an account locked for fraud goes to nobody', () => {
  const locked = CHAIN.map((link) => ({ ...link, forfeits: link.id === 'a' }))
  assert.deepEqual(paid(rebatesOf(MILLION, locked)), [7000n, 0n, 1000n])
})

test('no chain, no rate or no base: nothing', () => {
  assert.deepEqual(rebatesOf(MILLION, []), [])
  assert.deepEqual(paid(rebatesOf(MILLION, [{ id: 'm', rate: rate(0) }])), [0n])
  assert.deepEqual(paid(rebatesOf(amount(0n), CHAIN)), [0n, 0n, 0n])
})

test('test accounts, free play and assistants earn no rebates', () => {
  const earning = Object.values(ACCOUNT_TYPE).filter((type: AccountType) => earnsRebate(type))
  assert.deepEqual<AccountType[]>(earning, [
    ACCOUNT_TYPE.MEMBER,
    ACCOUNT_TYPE.AGENT,
    ACCOUNT_TYPE.GENERAL_AGENT,
    ACCOUNT_TYPE.AFFILIATE,
  ])
})

const bases = fc.bigInt(0n, 10n ** 13n).map(amount)
const chains = fc
  .array(fc.integer({ min: 0, max: 130_000 }), { minLength: 1, maxLength: 12 })
  .map((rates) => rates.map((ppm, id) => ({ id, rate: rate(ppm) })))
const RUNS = { seed: 18, numRuns: 5_000 }

test('all of a chain together get exactly the highest rate, however the rates lie', () => {
  fc.assert(
    fc.property(bases, chains, (base, chain) => {
      const entries = rebatesOf(base, chain)
      assert.isTrue(entries.every((entry) => entry.amount >= 0n))
      const top = rate(Math.max(...chain.map((link) => link.rate)))
      assert.equal<bigint>(totalOf(entries), shareOf(base, top))
    }),
    RUNS,
  )
})

test('a correction and the entries before it make the entries of the new base', () => {
  fc.assert(
    fc.property(bases, bases, chains, (before, after, chain) => {
      const changes = rebateChanges(before, after, chain)
      const posted = rebatesOf(before, chain).map((entry, place) => entry.amount + changes[place]!.amount)
      assert.deepEqual<bigint[]>(
        posted,
        rebatesOf(after, chain).map((entry) => entry.amount),
      )
      // Corrected again to what it was before, nothing has moved.
      const back = rebateChanges(after, before, chain)
      assert.isTrue(changes.every((entry, place) => entry.amount + back[place]!.amount === 0n))
    }),
    RUNS,
  )
})

test('a cap on all together is shared from the bettor upward', () => {
  fc.assert(
    fc.property(bases, chains, fc.integer({ min: 0, max: 130_000 }), (base, chain, most) => {
      const entries = rebatesOf(base, chain, undefined, rate(most))
      const top = Math.max(...chain.map((link) => link.rate))
      assert.equal<bigint>(totalOf(entries), shareOf(base, rate(Math.min(most, top))))
    }),
    RUNS,
  )
})
