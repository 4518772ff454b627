import assert from 'node:assert/strict'
import { test } from 'vitest'
import { healthState } from './health-state.ts'

test('a vendor whose games run here is our own, the lottery’s too; what nothing calls is not connected', () => {
  const state = (vendorCode: string, own = false, isCalled = false) =>
    healthState({ vendorCode, own }, isCalled, 'GOOD')
  assert.equal(state('SENLUNA', true), 'OWN')
  for (const code of ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA']) assert.equal(state(code), 'OWN', code)
  assert.equal(state('ELSEWHERE'), 'UNCONNECTED')
  assert.equal(state('ELSEWHERE', false, true), 'GOOD')
})
