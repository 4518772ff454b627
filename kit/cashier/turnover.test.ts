import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { odds, type Odds } from '../money.ts'
import type { Product } from '../product.ts'
import { applied, usesOf } from './turnover.ts'
import vectors from './testing/turnover.vectors.json' with { type: 'json' }

interface Input {
  defaultContrib: Partial<Record<Product, number>>
  rows: { id: number; createdAt: number; required: number; done: number; contrib?: object; minOddsMilli?: Odds }[]
  bets: { placedAt: number; product: Product; validBet: number; oddsMilli?: Odds }[]
}

describe('the worked cases', () => {
  for (const { id, title, input, expected } of vectors) {
    test(`${id}: ${title}`, () => {
      const { defaultContrib, rows, bets } = input as Input
      const made = applied(
        rows.map((row) => ({ ...row, required: BigInt(row.required), done: BigInt(row.done) })),
        bets.map((bet) => ({ ...bet, validBet: BigInt(bet.validBet) })),
        defaultContrib,
      )
      assert.deepEqual(
        {
          rows: made.rows.map((row) => ({
            id: row.id,
            done: Number(row.done),
            remaining: Number(row.required - row.done),
          })),
          totalRemaining: Number(made.totalRemaining),
          canWithdraw: made.canWithdraw,
        },
        expected,
      )
    })
  }
})

const row = (id: number, required: bigint, more = {}) => ({ id, createdAt: 0, required, done: 0n, ...more })

for (const [validBet, percent, first, second, why] of [
  [7n, 30, 1n, 1n, 'what a row took costs the bet as much as makes it, rounded up'],
  [3n, 30, 0n, 0n, 'a share below one unit is none'],
  [100n, 0, 0n, 0n, 'a product that does not count fills nothing'],
] as const) {
  test(`usesOf: ${why}`, () => {
    const rows = [row(1, 1n, { contrib: { RNG: percent } }), row(2, 50n, { contrib: { RNG: percent } })]
    const uses = usesOf(rows, { placedAt: 1, product: 'RNG', validBet })
    assert.deepEqual(uses, [first, second === 0n ? 0n : uses[1]])
    const cost = uses.reduce(
      (sum, used) => sum + (percent === 0 ? 0n : (used * 100n + BigInt(percent) - 1n) / BigInt(percent)),
      0n,
    )
    assert.ok(cost <= validBet, `${cost} of ${validBet}`)
  })
}

test('a game without odds is not held against the least odds of a row', () => {
  assert.deepEqual(
    usesOf([row(1, 10n, { minOddsMilli: odds(1500) })], { placedAt: 1, product: 'RNG', validBet: 10n }),
    [10n],
  )
})
