import fc from 'fast-check'
import { assert, test } from 'vitest'
import { rate } from '../../money.ts'
import { loweredRates, type RatedAccount } from './lowered-rates.ts'

const TREE = [
  { id: 'g', parent: undefined, rate: rate(10_000) },
  { id: 'a', parent: 'g', rate: rate(8_000) },
  { id: 'b', parent: 'g', rate: rate(5_000) },
  { id: 'a1', parent: 'a', rate: rate(7_000) },
  { id: 'a2', parent: 'a', rate: rate(3_000) },
  { id: 'b1', parent: 'b', rate: rate(5_000) },
]
const shown = (id: string, to: number) => loweredRates(TREE, id, rate(to)).map((change) => `${change.id} ${change.to}`)

test('everybody below who has more is lowered to match', () => {
  assert.deepEqual(shown('g', 6_000), ['g 6000', 'a 6000', 'a1 6000'])
  assert.deepEqual(shown('g', 4_000), ['g 4000', 'a 4000', 'b 4000', 'a1 4000', 'b1 4000'])
})

test('a higher or equal rate lowers nobody, and neither does an unknown account', () => {
  assert.deepEqual(shown('a', 8_000), [])
  assert.deepEqual(shown('a', 9_000), [])
  assert.deepEqual(shown('x', 0), [])
})

/** Trees in which nobody has more than its upline. */
const trees = fc.array(fc.tuple(fc.nat(), fc.nat(200)), { minLength: 1, maxLength: 40 }).map((nodes) => {
  const accounts: RatedAccount<number>[] = []
  for (const [id, [pick, steps]] of nodes.entries()) {
    const parent = id === 0 ? undefined : accounts[pick % id]
    const most = parent?.rate ?? 15_000
    accounts.push({ id, parent: parent?.id, rate: rate(Math.min(steps * 100, most)) })
  }
  return accounts
})

test('afterwards nobody has more than its upline, and nobody else was touched', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.nat(150), (accounts, pick, steps) => {
      const id = pick % accounts.length
      const changed = new Map(loweredRates(accounts, id, rate(steps * 100)).map((change) => [change.id, change]))
      const after = accounts.map((account) => changed.get(account.id)?.to ?? account.rate)
      for (const account of accounts) {
        const upline = account.parent === undefined ? undefined : after[account.parent]!
        if (upline !== undefined) assert.isAtMost(after[account.id]!, upline)
        const change = changed.get(account.id)
        if (change) assert.isTrue(change.from === account.rate && change.to < change.from && change.to === steps * 100)
      }
    }),
    { seed: 18, numRuns: 3_000 },
  )
})
