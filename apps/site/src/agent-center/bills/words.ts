import type { Bill } from '@senluna/contract/agent/bills.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { instant } from '@senluna/kit/time.ts'
import { text } from '@senluna/web/client/text.ts'
import { clockText, dateOf, dayText } from '@senluna/web/ui/money/format.ts'

/** The period of a bill: its days, or the clock's times of a day. */
export function periodOf({ kind, period }: Pick<Bill, 'kind' | 'period'>, zone: string): string {
  const [start, end] = [Date.parse(period.start), Date.parse(period.endExclusive)]
  if (kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY')
    return `${dateOf(period.day)} · ${clockText(period.start, zone)} – ${clockText(period.endExclusive, zone)}`
  const first = dayText(instant(start), zone)
  const last = daysFrom(dayText(instant(end), zone), -1)
  return first === last ? dateOf(first) : `${dateOf(first)} – ${dateOf(last)}`
}

/** The account on a side; the house has a name of its own. */
export const partyText = (account: string): string => (account === 'HOUSE' ? text('contract.house') : account)

const LOOKS: Partial<Record<Bill['state'], string>> = {
  PAID: 'good',
  PARTIAL: 'warn',
  INSUFFICIENT: 'warn',
  REVIEW: 'info',
  ISSUED: 'info',
  DENIED: 'bad',
}

/** How the tag of a state looks. */
export const lookOf = (state: Bill['state']): string => `bill-tag ${LOOKS[state] ?? ''}`.trim()
