import fc from 'fast-check'
import { assert, describe, test } from 'vitest'
import type { Tier } from './contract-terms.ts'
import { cascadeOf, type ContractInTree } from './cascade.ts'
import { CONTRACT_STATES, isLive, type ContractState } from './contract-states.ts'
import { areDominated } from './wrong-in-terms.ts'
import { anyTiers, flatTier, tierOfVector, type WrittenTier } from '../testing/terms.ts'
import vectors from '../testing/contract.vectors.json' with { type: 'json' }

interface Input {
  account: string
  newTiers: WrittenTier[]
  contracts: { id: number; offeror: string; offeree: string; status: ContractState; tiers: WrittenTier[] }[]
}

describe('the worked cases', () => {
  for (const { id, fn, title, input, expected } of vectors)
    if (fn === 'contract.cascade')
      test(`${id}: ${title}`, () => {
        const { account, newTiers, contracts } = input as unknown as Input
        const { terminated } = cascadeOf(
          account,
          newTiers.map(tierOfVector),
          contracts.map(({ id, offeror, offeree, status, tiers }) => ({
            id,
            offeror,
            holder: offeree,
            state: status,
            tiers: tiers.map(tierOfVector),
          })),
        )
        assert.deepEqual<object>({ terminated: terminated.map(({ id, reason }) => ({ id, reason })) }, expected)
      })
})

const contract = (id: number, offeror: string, holder: string, ppm: number, state: ContractState = 'SIGNED') => ({
  id,
  offeror,
  holder,
  state,
  tiers: [flatTier(ppm)],
})
const shown = (contracts: readonly ContractInTree[], newTiers: readonly Tier[] | null) => {
  const { terminated, cancelled } = cascadeOf('A', newTiers, contracts)
  const line = ({ id, depth, reason }: (typeof terminated)[number]) => `${id} at ${depth}: ${reason}`
  return [terminated.map(line), cancelled.map(line)]
}

const TREE = [
  contract(9, 'A', 'B', 120),
  contract(2, 'A', 'C', 130),
  contract(3, 'A', 'D', 100),
  contract(8, 'B', 'B1', 50),
  contract(4, 'C', 'C1', 40),
  contract(1, 'C1', 'C2', 30),
  contract(5, 'D', 'D1', 90),
]

test('direct ones by id, then breadth first, those of each account by id', () => {
  assert.deepEqual(shown(TREE, [flatTier(110)]), [
    [
      '2 at 1: DOWNLINE_RATE_HIGHER',
      '9 at 1: DOWNLINE_RATE_HIGHER',
      '4 at 2: UPLINE_TERMINATED',
      '8 at 2: UPLINE_TERMINATED',
      '1 at 3: UPLINE_TERMINATED',
    ],
    [],
  ])
})

test('a contract that is to end, ends; what ended before is left alone, with what stands below it', () => {
  assert.deepEqual(
    shown(
      [
        contract(1, 'A', 'B', 120, 'TERMINATION_REQUEST'),
        contract(2, 'A', 'C', 120, 'TERMINATED'),
        contract(3, 'C', 'C1', 120),
      ],
      [flatTier(110)],
    ),
    [['1 at 1: DOWNLINE_RATE_HIGHER'], []],
  )
})

test('an offer that could not be accepted any more is cancelled', () => {
  const offers = [
    contract(1, 'A', 'B', 100, 'NEW_REQUEST'),
    contract(2, 'A', 'C', 120, 'NEW_REQUEST'),
    contract(3, 'A', 'D', 120),
    contract(4, 'D', 'D1', 10, 'NEW_REQUEST'),
  ]
  assert.deepEqual(shown(offers, [flatTier(110)]), [
    ['3 at 1: DOWNLINE_RATE_HIGHER'],
    ['2 at 1: DOWNLINE_RATE_HIGHER', '4 at 2: UPLINE_TERMINATED'],
  ])
})

test('an account that holds none any more can offer none', () => {
  assert.deepEqual(shown([contract(1, 'A', 'B', 1), contract(2, 'B', 'C', 1)], null), [
    ['1 at 1: UPLINE_TERMINATED', '2 at 2: UPLINE_TERMINATED'],
    [],
  ])
})

/**
 * Trees of holders, with a contract or an offer from each upline; account 0 is the one that
 * changes.
 */
const trees = fc
  .array(fc.tuple(fc.nat(), anyTiers, fc.constantFrom(...CONTRACT_STATES)), { minLength: 1, maxLength: 20 })
  .map((nodes) =>
    nodes.map(([pick, tiers, state], at) => ({ id: at + 1, offeror: pick % (at + 1), holder: at + 1, state, tiers })),
  )

test('afterwards no contract stands that the rule refuses, and none ended without a reason', () => {
  fc.assert(
    fc.property(trees, anyTiers, (contracts, newTiers) => {
      const { terminated, cancelled } = cascadeOf(0, newTiers, contracts)
      const ended = new Map([...terminated, ...cancelled].map((ending) => [ending.id, ending]))
      assert.equal(ended.size, terminated.length + cancelled.length)
      for (const { id, offeror, state, tiers } of contracts) {
        const above = contracts.find(({ holder }) => holder === offeror)
        const isUnder = above !== undefined && terminated.some((ending) => ending.id === above.id)
        const fails = offeror === 0 ? !areDominated(tiers, newTiers) : isUnder
        const isOver = !isLive(state) && state !== 'NEW_REQUEST'
        assert.equal(ended.has(id), fails && !isOver, `contract ${id} in ${state}`)
        assert.equal(ended.get(id)?.reason === 'DOWNLINE_RATE_HIGHER', ended.has(id) && offeror === 0)
      }
      assert.deepEqual(
        terminated.map(({ depth }) => depth),
        terminated.map(({ depth }) => depth).toSorted((a, b) => a - b),
      )
    }),
    { seed: 18, numRuns: 3_000 },
  )
})
