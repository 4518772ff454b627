import assert from 'node:assert/strict'
import { test } from 'vitest'
import { openingsOf, type Regions } from './openings.ts'

const all: Regions = { kind: 'ALL', countries: [] }
const only = (...countries: string[]): Regions => ({ kind: 'ONLY', countries })
const but = (...countries: string[]): Regions => ({ kind: 'EXCEPT', countries })

test.each([
  [all, only('VN'), false],
  [all, but('US'), false],
  [only('VN'), all, true],
  [but('US'), all, true],
  [only('VN', 'TH'), only('VN'), false],
  [only('VN'), only('VN', 'TH'), true],
  [only('VN'), but('US'), true],
  [but('US'), but('US', 'SG'), false],
  [but('US', 'SG'), but('US'), true],
  [but('US'), only('VN'), false],
  [but('US', 'SG'), only('VN', 'SG'), true],
])('from %j to %j opens a country: %s', (before, regions, opens) => {
  assert.equal('regions' in openingsOf({ regions: before }, { regions }), opens)
})

test('what only shuts, or changes nothing, opens nothing', () => {
  const shut = { enabled: false, maintenance: true }
  assert.deepEqual(openingsOf({ enabled: true, maintenance: false }, shut), {})
  assert.deepEqual(openingsOf(shut, shut), {})
  assert.deepEqual(openingsOf(shut, { enabled: true, maintenance: false }), { enabled: true, maintenance: false })
})
