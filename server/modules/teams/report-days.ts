import { Refusal } from '@senluna/contract/refusals.ts'
import { businessDate, DAY, type Instant } from '@senluna/kit/time.ts'
import type { Days } from './previous.ts'

/**
 * The days of a report: today when nothing is said, one day when one is. Refuses VAL_FIELD for days
 * in the wrong order or more than `most`.
 */
export function reportDaysOf(
  asked: { from?: string | undefined; to?: string | undefined },
  zone: string,
  now: Instant,
  most: number,
): Days {
  const from = asked.from ?? asked.to ?? businessDate(now, zone)
  const to = asked.to ?? from
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (length < 1 || length > most) throw new Refusal('VAL_FIELD', { fields: [{ field: 'to', patternId: 'DATE_YMD' }] })
  return { from, to }
}
