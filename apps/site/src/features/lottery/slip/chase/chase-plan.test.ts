import assert from 'node:assert/strict'
import { test } from 'vitest'
import { FIRST_PLAN, isMistyped, type ChasePlan } from './chase-plan.ts'

const money = { stake: 1_000n, payout: 99_000n, tickets: 1 }

for (const [plan, payout, mistyped, why] of [
  [{ wrong: { draws: '2.5' } }, true, true, 'how many draws is always asked'],
  [{ wrong: { factor: 'x' } }, true, false, 'a factor is not asked where each draw is the same'],
  [{ how: 'TIMES', wrong: { factor: 'x' } }, true, true, 'a factor is asked where it multiplies'],
  [{ how: 'PROFIT', wrong: { profit: '' } }, true, true, 'a profit is asked where it leads'],
  [{ how: 'PROFIT', wrong: { profit: '' } }, false, false, 'without one price nobody asks for a profit'],
  [{ wrong: { draws: undefined } }, true, false, 'a field that was mended is in order'],
] as const satisfies readonly (readonly [Partial<ChasePlan>, boolean, boolean, string])[]) {
  test(`a chase: ${why}`, () => {
    const { stake, tickets } = money
    assert.equal(isMistyped({ ...FIRST_PLAN, ...plan }, payout ? money : { stake, tickets }), mistyped)
  })
}
