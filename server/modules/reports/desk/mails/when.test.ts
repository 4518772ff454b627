import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Cadence } from '@senluna/contract/desk/report-mails.ts'
import { instant, type BusinessDate } from '@senluna/kit/time.ts'
import { nextMoment, periodBefore } from './when.ts'

const VN = 'Asia/Ho_Chi_Minh'
const NY = 'America/New_York'
const MOMENTS: readonly [Cadence, number, string, after: string, next: string, why: string][] = [
  ['DAILY', 8, VN, '2026-11-23T00:59:59Z', '2026-11-23T01:00:00Z', 'today, while its hour is to come'],
  ['DAILY', 8, VN, '2026-11-23T01:00:00Z', '2026-11-24T01:00:00Z', 'its hour itself is over'],
  ['DAILY', 0, VN, '2026-11-23T16:59:00Z', '2026-11-23T17:00:00Z', 'midnight by the brand’s clock'],
  ['WEEKLY', 8, VN, '2026-11-22T20:00:00Z', '2026-11-23T01:00:00Z', 'Monday has begun there'],
  ['WEEKLY', 8, VN, '2026-11-23T01:00:00Z', '2026-11-30T01:00:00Z', 'the next Monday'],
  ['MONTHLY', 23, VN, '2026-12-01T16:00:00Z', '2027-01-01T16:00:00Z', 'over the year'],
  ['DAILY', 8, NY, '2026-03-08T05:00:00Z', '2026-03-08T12:00:00Z', 'eight is eight on the day that is an hour shorter'],
  ['DAILY', 8, NY, '2026-11-01T04:00:00Z', '2026-11-01T13:00:00Z', 'and on the day that is an hour longer'],
  ['DAILY', 2, NY, '2026-03-08T05:00:00Z', '2026-03-08T07:00:00Z', 'an hour that is left out is the one after it'],
]
for (const [cadence, hour, zone, after, next, why] of MOMENTS)
  test(`${cadence} at ${hour}: ${why}`, () =>
    assert.equal(
      new Date(nextMoment(cadence, hour, zone, instant(Date.parse(after)))).toISOString(),
      new Date(next).toISOString(),
    ))

const PERIODS: readonly [Cadence, BusinessDate, from: string, to: string][] = [
  ['DAILY', '2026-03-01' as BusinessDate, '2026-02-28', '2026-02-28'],
  ['WEEKLY', '2026-11-23' as BusinessDate, '2026-11-16', '2026-11-22'],
  ['MONTHLY', '2028-03-01' as BusinessDate, '2028-02-01', '2028-02-29'],
  ['MONTHLY', '2027-01-01' as BusinessDate, '2026-12-01', '2026-12-31'],
]
for (const [cadence, day, from, to] of PERIODS)
  test(`${cadence}: the period before ${day}`, () => assert.deepEqual(periodBefore(cadence, day), { from, to }))
