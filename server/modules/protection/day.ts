import type { Brand } from '@senluna/kit/brand.ts'
import { assert } from '@senluna/kit/assert.ts'
import { businessDate, instant, type Instant } from '@senluna/kit/time.ts'
import { dayRange } from '../../platform/day-range.ts'

/** The first moment of the brand's day, and the first one after it. */
export function dayOf(brand: Pick<Brand, 'timeZone'>, now: Instant): { from: Instant; until: Instant } {
  const day = businessDate(now, brand.timeZone)
  const { from, until } = dayRange({ from: day, to: day }, brand.timeZone)
  assert(from && until, 'a day begins and ends')
  return { from: instant(from.getTime()), until: instant(until.getTime()) }
}
