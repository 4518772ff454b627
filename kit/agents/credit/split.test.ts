import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { amount, rate, type Amount } from '../../money.ts'
import { owedUpward, splitDifference, splitResult, type Share } from './split.ts'

const share = (taker: string, ppm: number): Share<string> => ({ taker, ppm: rate(ppm) })
const amounts = (parts: readonly { amount: Amount }[]) => parts.map((part) => part.amount)
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n)

test('a loss is split by shares, the rest and what cutting leaves is the house’s', () => {
  const shares = [share('agent', 300_000), share('general', 500_000)]
  assert.deepEqual(amounts(splitResult(amount(-1_000n), shares)), [300n, 500n, 200n])
  assert.deepEqual(amounts(splitResult(amount(-1_001n), shares)), [300n, 500n, 201n])
  assert.deepEqual(amounts(splitResult(amount(999n), shares)), [-299n, -499n, -201n])
  assert.deepEqual(splitResult(amount(-7n), []), [{ taker: null, ppm: 1_000_000, amount: 7n }])
})

test('each account owes its upline what those above take', () => {
  const parts = splitResult(amount(-1_000n), [share('agent', 300_000), share('general', 500_000)])
  assert.deepEqual(owedUpward(amount(-1_000n), parts), [1_000n, 700n, 200n])
})

test('levels can’t take more than all of it', () => {
  assert.throws(() => splitResult(amount(5n), [share('a', 600_000), share('b', 500_000)]))
})

/** Shares of up to ten levels that come to at most everything. */
const chains = fc.array(fc.nat(1_000_000), { maxLength: 10 }).map((cuts) => {
  let left = 1_000_000
  return cuts.map((cut, level) => {
    const ppm = Math.min(cut, left)
    left -= ppm
    return share(`level ${level}`, ppm)
  })
})
const results = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(amount)

test('parts and result are exactly zero, no part has the wrong sign, and the house bears the cutting', () => {
  fc.assert(
    fc.property(results, chains, (result, shares) => {
      const parts = splitResult(result, shares)
      assert.equal(sum(amounts(parts)) + result, 0n)
      assert.equal(
        parts.reduce((all, { ppm }) => all + ppm, 0),
        1_000_000,
      )
      for (const part of parts) assert.ok(part.amount * (0n - result) >= 0n)
      const exact = ((0n - result) * BigInt(parts.at(-1)!.ppm)) / 1_000_000n
      const cut = parts.at(-1)!.amount - exact
      assert.ok((cut < 0n ? -cut : cut) <= BigInt(shares.length))
    }),
  )
})

test('corrections by difference come to one split of the last result', () => {
  fc.assert(
    fc.property(fc.array(results, { minLength: 1, maxLength: 5 }), chains, (steps, shares) => {
      let before = amount(0n)
      const got = splitResult(before, shares).map(() => 0n)
      for (const after of steps) {
        const parts = splitDifference(before, after, shares)
        assert.equal(sum(amounts(parts)), before - after)
        for (const [level, part] of parts.entries()) got[level]! += part.amount
        before = after
      }
      assert.deepEqual(got, amounts(splitResult(before, shares)))
    }),
  )
})

test('what a level owes less what it is owed is its own part', () => {
  fc.assert(
    fc.property(results, chains, (result, shares) => {
      const parts = splitResult(result, shares)
      const owed = owedUpward(result, parts)
      for (const [level, part] of parts.slice(0, -1).entries())
        assert.equal(owed[level]! - owed[level + 1]!, part.amount)
      assert.equal(owed.at(-1), parts.at(-1)!.amount)
    }),
  )
})
