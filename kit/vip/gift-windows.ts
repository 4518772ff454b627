import { birthdayIn } from '../calendar/birthday.ts'
import { daysFrom, weekdayOf } from '../calendar/days.ts'
import type { BusinessDate } from '../time.ts'

export const VIP_GIFTS = ['UPGRADE', 'WEEKLY', 'MONTHLY', 'BIRTHDAY'] as const
export type VipGift = (typeof VIP_GIFTS)[number]

/** When a gift can be claimed: from one day to another, both included. Each period has one. */
export interface GiftWindow {
  /** What names the period: its first day, or the year of a birthday. */
  period: string
  from: BusinessDate
  to: BusinessDate
}

/** The days in which a deposit must have come, both included. */
export interface DepositDays {
  from: BusinessDate
  to: BusinessDate
}

/** So many days a weekly or monthly gift can be claimed. */
const CLAIM_DAYS = 7
const BIRTHDAY_SPAN = 3
/** So old must an account be, and the birthday in it, for its gift. */
export const BIRTHDAY_AGE_DAYS = 30

const window = (first: BusinessDate): GiftWindow => ({
  period: first,
  from: first,
  to: daysFrom(first, CLAIM_DAYS - 1),
})

/** The gift of a week can be claimed from its Monday on; the deposit is of the week before. */
export function weeklyGift(today: BusinessDate): { window: GiftWindow; deposit: DepositDays } {
  const monday = daysFrom(today, -weekdayOf(today))
  return { window: window(monday), deposit: { from: daysFrom(monday, -CLAIM_DAYS), to: daysFrom(monday, -1) } }
}

/** The gift of a month can be claimed from its first day on; the deposit is of the month before. */
export function monthlyGift(today: BusinessDate): { window: GiftWindow; deposit: DepositDays } {
  const first = firstOfMonth(today)
  const last = daysFrom(first, -1)
  return { window: window(first), deposit: { from: firstOfMonth(last), to: last } }
}

/** The first day of a day's month. */
export const firstOfMonth = (day: BusinessDate): BusinessDate => `${day.slice(0, 7)}-01` as BusinessDate

/**
 * The birthday whose gift can be claimed on a day, or the next one. `birthday` is yyyy-MM-dd; one
 * on 29 February is kept on the 28th in other years.
 */
export function birthdayGift(today: BusinessDate, birthday: string): GiftWindow {
  const year = Number(today.slice(0, 4))
  for (const some of [year - 1, year, year + 1]) {
    const day = birthdayIn(some, birthday)
    const to = daysFrom(day, BIRTHDAY_SPAN)
    if (to >= today) return { period: String(some), from: daysFrom(day, -BIRTHDAY_SPAN), to }
  }
  throw new Error(`${birthday} is no day`)
}

/** Whether a day lies in a window. */
export const isWithin = (day: BusinessDate, { from, to }: Pick<GiftWindow, 'from' | 'to'>): boolean =>
  from <= day && day <= to
