import { assert, test } from 'vitest'
import { instant, iso } from '../../time.ts'
import { boundaryAfter } from './boundaries.ts'

for (const [kind, signed, from] of [
  ['DIVIDEND', '2026-11-24T08:02:00Z', '2026-11-24T17:00:00.000Z'],
  ['DAILY_SALARY', '2026-11-24T16:59:59.999Z', '2026-11-24T17:00:00.000Z'],
  ['DAILY_SALARY', '2026-11-24T17:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['HOURLY_SALARY', '2026-11-24T08:02:00Z', '2026-11-24T09:00:00.000Z'],
  ['HOURLY_SALARY', '2026-11-24T09:00:00Z', '2026-11-24T10:00:00.000Z'],
  ['REALTIME_SALARY', '2026-11-24T08:02:00Z', '2026-11-24T08:05:00.000Z'],
] as const)
  test(`${kind} signed at ${signed} counts from ${from}`, () =>
    assert.equal(iso(boundaryAfter(kind, instant(Date.parse(signed)), 'Asia/Ho_Chi_Minh')), from))
