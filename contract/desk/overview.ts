import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/** What the desk's first page compares. Money is digits, so are counts. */
export const OVERVIEW_FIGURES = ['ggr', 'deposits', 'withdrawals', 'active', 'registrations', 'firstDeposits'] as const
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number]

/** Which of them go by the hour. */
export const OVERVIEW_CHARTS = ['ggr', 'deposits', 'active'] as const

const figure = z.object({
  name: z.enum(OVERVIEW_FIGURES),
  /** Up to now. */
  today: wire.digits,
  /** Up to the last full hour, of today and of the days it is compared with. */
  soFar: z.object({ today: wire.digits, yesterday: wire.digits, lastWeek: wire.digits }),
  /** Days: yesterday, the one before it, and its weekday a week ago. */
  yesterday: wire.digits,
  dayBefore: wire.digits,
  weekBefore: wire.digits,
})

/** An hour of three days; of today absent while it is to come. */
const hour = z.object({ today: z.optional(wire.digits), yesterday: wire.digits, lastWeek: wire.digits })

const shown = z.object({
  currency: wire.shownCurrency,
  /** Nothing was ever played or deposited on the days that are compared. */
  empty: z.boolean(),
  /** The last full hour of today. */
  fullUntil: wire.moment,
  days: z.object({ today: wire.day, yesterday: wire.day }),
  figures: z.array(figure),
  /** By the hour of the day, from midnight of the brand on. */
  hours: z.object({ ggr: z.array(hour), deposits: z.array(hour), active: z.array(hour) }),
})
export type Overview = z.infer<typeof shown>

export const overview = endpoint({
  summary: 'Today and yesterday against the day before and the same day of last week, from daily facts.',
  method: 'GET',
  path: '/bo/v1/overview',
  for: 'staff',
  right: 'dashboard.view',
  reply: shown,
  refusals: [],
})
