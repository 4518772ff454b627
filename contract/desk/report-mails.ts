import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { PLAY_BY } from './reports.ts'

// Reports that somebody at the desk has mailed to themselves.

export const MAILED_REPORTS = ['play', 'money', 'cohorts'] as const
export type MailedReport = (typeof MAILED_REPORTS)[number]

/** After each day, each week on Monday, each month on its first day; by the brand's clock. */
export const CADENCES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export type Cadence = (typeof CADENCES)[number]

/** What the report is of, as its own call takes it, without days: those are of the period. */
export const mailFilters = z.object({
  by: z.optional(z.enum(PLAY_BY)),
  product: z.optional(z.enum(PRODUCTS)),
  direction: z.optional(z.enum(['IN', 'OUT'])),
})
export type MailFilters = z.infer<typeof mailFilters>

const schedule = {
  report: z.enum(MAILED_REPORTS),
  filters: mailFilters,
  cadence: z.enum(CADENCES),
  /** The hour of the day by the brand's clock. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
}

/** The most reports somebody has mailed. */
export const MAILS_MOST = 10

const mails = z.object({
  list: z.array(z.object({ id: z.string(), ...schedule, nextAt: wire.moment })),
  /** Where they go: one's own confirmed address. Absent: there is none. */
  address: z.optional(z.string()),
})
export type ReportMails = z.infer<typeof mails>

export const reportMails = endpoint({
  summary: 'The reports that whoever asks has mailed to themselves, and where they go.',
  method: 'GET',
  path: '/bo/v1/reports/mails',
  for: 'staff',
  right: 'reports.view',
  reply: mails,
  refusals: [],
})

export const mailReport = endpoint({
  summary: 'Has a report mailed to oneself after each day, week or month: its totals and a link. Ten at most.',
  method: 'POST',
  path: '/bo/v1/reports/mails',
  for: 'staff',
  right: 'reports.view',
  concernsNobody: 'own',
  reasonless: true,
  body: z.object(schedule),
  reply: mails,
  refusals: [],
})

export const endReportMail = endpoint({
  summary: 'Has a report mailed no longer.',
  method: 'POST',
  path: '/bo/v1/reports/mails/{id}/end',
  for: 'staff',
  right: 'reports.view',
  concernsNobody: 'own',
  reasonless: true,
  reply: mails,
  refusals: ['SYS_NOT_FOUND'],
})
