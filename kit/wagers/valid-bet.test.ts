import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { amount } from '../money.ts'
import { validBet, validBetOfRound, validBetsOfCards, type ValidRule } from './valid-bet.ts'
import vectors from '../agents/testing/valid-bet.vectors.json' with { type: 'json' }

interface Single {
  rule: ValidRule
  stake: number
  payout: number
  outcome: string
  coveragePct?: number
  freeSpin?: boolean
}
interface Round {
  bets: { spot: string; stake: number; payout: number }[]
  pairs: [string, string][]
}

const units = (value: number) => amount(BigInt(value))
const RETURNED = new Set(['PUSH', 'VOID', 'CANCELLED', 'REFUNDED', 'CASHED_OUT'])

for (const { id, title, fn, input, expected } of vectors)
  test(`${id}: ${title}`, () => {
    if (fn === 'validBet.round') {
      const { bets, pairs } = input as unknown as Round
      const played = bets.map(({ spot, stake, payout }) => ({ spot, stake: units(stake), payout: units(payout) }))
      assert.equal(Number(validBetOfRound(played, pairs)), expected.validBet)
      return
    }
    const { rule, stake, payout, outcome, coveragePct = 0, freeSpin = false } = input as unknown as Single
    const found = validBet(rule, {
      stake: units(stake),
      payout: units(payout),
      isReturned: RETURNED.has(outcome),
      isFree: freeSpin,
      isCovered: coveragePct > 75,
    })
    assert.equal(Number(found), expected.validBet)
  })

test('what came back, what cost nothing and what covers nearly everything counts nothing, by any rule', () => {
  for (const rule of ['NET', 'CARD', 'RAKE', 'STAKE', 'LOTTERY'] as const)
    for (const why of ['isReturned', 'isFree', 'isCovered'])
      assert.equal(validBet(rule, { stake: units(100), payout: units(250), [why]: true }), 0n)
  assert.equal(validBet('RAKE', { stake: units(100), payout: units(0), rakeShare: units(3) }), 3n)
})

test('bets of a round of cards come to what the round won or lost, and one alone is as by its rule', () => {
  const bet = fc.record({
    stake: fc.integer({ min: 1, max: 1e9 }).map(units),
    payout: fc.integer({ min: 0, max: 2e9 }).map(units),
  })
  fc.assert(
    fc.property(fc.array(bet, { minLength: 1, maxLength: 9 }), (bets) => {
      const counted = validBetsOfCards(bets)
      const net = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
      assert.equal(
        counted.reduce((sum, valid) => sum + valid, 0n),
        net < 0n ? -net : net,
      )
      assert.ok(counted.every((valid) => valid >= 0n))
      if (bets.length === 1) assert.equal(counted[0], validBet('CARD', bets[0]!))
    }),
  )
  const round = [
    { stake: units(100), payout: units(500) },
    { stake: units(200), payout: units(0) },
  ]
  assert.deepEqual(validBetsOfCards(round), [66n, 134n])
})

test('a round without opposing spots counts each bet by itself; opposed in full it counts nothing', () => {
  const bet = fc.record({
    spot: fc.constantFrom('A', 'B', 'C'),
    stake: fc.integer({ min: 1, max: 1e6 }).map(units),
    payout: fc.integer({ min: 0, max: 2e6 }).map(units),
  })
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 8 }), (bets) => {
      const alone = bets.reduce((sum, played) => sum + validBet('NET', played), 0n)
      assert.equal(validBetOfRound(bets, [['X', 'Y']]), alone)
      assert.equal(
        validBetOfRound(
          bets.filter(({ spot }) => spot === 'A'),
          [['A', 'B']],
        ) <= alone,
        true,
      )
    }),
  )
  const both = ['A', 'B'].map((spot) => ({ spot, stake: units(500), payout: units(0) }))
  assert.equal(validBetOfRound(both, [['A', 'B']]), 0n)
})
