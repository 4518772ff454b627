import type { ExportFilter, ExportReport } from '@senluna/contract/member/exports.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { periodOf } from '../../../platform/day-range.ts'

/** Profit and loss is read from daily facts: it reaches back as far as its page does. */
const MOST_PROFIT_DAYS = 92

/** The days of a table. Refuses VAL_FIELD for days that make no period of its report. */
export const daysOfExport = (report: ExportReport, filter: ExportFilter, zone: string, now: Instant) =>
  periodOf(filter, zone, now, report === 'TEAM_PROFIT' ? MOST_PROFIT_DAYS : undefined)
