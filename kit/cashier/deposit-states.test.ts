import { assert, test } from 'vitest'
import { DEPOSIT_STATES, isOpen, isUnderWay } from './deposit-states.ts'

test('an open order waits for money; one under way also for staff', () => {
  assert.deepEqual(DEPOSIT_STATES.filter(isOpen), ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING'])
  assert.deepEqual(DEPOSIT_STATES.filter(isUnderWay), ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING', 'REVIEW'])
})
