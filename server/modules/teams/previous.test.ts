import assert from 'node:assert/strict'
import { test } from 'vitest'
import { previousOf } from './previous.ts'

for (const [why, from, to, expected] of [
  ['a day: the day before', '2026-11-23', '2026-11-23', ['2026-11-22', '2026-11-22']],
  ['the first of a month alone: the day before', '2026-11-01', '2026-11-01', ['2026-10-31', '2026-10-31']],
  ['the first days of a month: the same of the month before', '2026-11-01', '2026-11-23', ['2026-10-01', '2026-10-23']],
  ['a whole month: the whole month before', '2026-02-01', '2026-02-28', ['2026-01-01', '2026-01-31']],
  ['days that the month before hasn’t: all it has', '2026-03-01', '2026-03-30', ['2026-02-01', '2026-02-28']],
  ['a week from Monday on: the week before', '2026-11-23', '2026-11-26', ['2026-11-16', '2026-11-19']],
  ['other days: as many right before', '2026-11-24', '2026-11-26', ['2026-11-21', '2026-11-23']],
  ['over two months: as many right before', '2026-10-01', '2026-11-02', ['2026-08-29', '2026-09-30']],
] as const)
  test(`what a period is compared with: ${why}`, () => {
    assert.deepEqual(Object.values(previousOf({ from, to })), expected)
  })
