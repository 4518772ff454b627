import assert from 'node:assert/strict'
import { test } from 'vitest'
import { choices, lastMonths, withMonth } from './months.ts'

test('the last twelve months go over the turn of the year', () =>
  assert.deepEqual(lastMonths('2026-03'), { from: '2025-04', to: '2026-03' }))

for (const [why, end, month, range] of [
  ['a later beginning takes the end along', 'from', '2026-05', { from: '2026-05', to: '2026-05' }],
  ['an earlier end takes the beginning along', 'to', '2025-02', { from: '2025-02', to: '2025-02' }],
  ['no more than twelve months before the end', 'from', '2024-06', { from: '2024-06', to: '2025-05' }],
  ['no more than twelve months after the beginning', 'to', '2026-09', { from: '2025-10', to: '2026-09' }],
  ['what fits stays', 'from', '2025-06', { from: '2025-06', to: '2026-03' }],
] as const)
  test(why, () => {
    const given = { from: '2025-04', to: '2026-03' }
    assert.deepEqual(withMonth(given, end, month), range)
  })

test('months can be chosen from the one in which the account was opened', () => {
  assert.deepEqual(choices('2026-02', '2025-12'), ['2026-02', '2026-01', '2025-12'])
  assert.equal(choices('2026-02', undefined).length, 12)
})
