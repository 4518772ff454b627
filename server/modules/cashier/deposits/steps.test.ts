import { assert, test } from 'vitest'
import { DEPOSIT_STATES } from '@senluna/kit/cashier/deposit-states.ts'
import { mayStep } from '../../../platform/steps.ts'
import { DEPOSIT_STEPS } from './steps.ts'

test('what ends stays ended; only late money opens an order again', () => {
  for (const to of DEPOSIT_STATES) {
    assert.ok(!mayStep(DEPOSIT_STEPS, 'CREDITED', to) && !mayStep(DEPOSIT_STEPS, 'REJECTED', to))
    for (const from of ['EXPIRED', 'CANCELLED'] as const)
      assert.equal(mayStep(DEPOSIT_STEPS, from, to), to === 'REVIEW')
  }
  assert.ok(!mayStep(DEPOSIT_STEPS, 'CONFIRMING', 'CANCELLED'), 'what is said to be paid is not taken back')
})
