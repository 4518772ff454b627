import { TAX_BASES } from '@senluna/kit/tax/tax.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

const taxRow = z.object({
  /** Absent in a line's total of the year. */
  month: z.optional(wire.month),
  /** The line's code in the profile of the brand's jurisdiction. */
  line: z.string(),
  /** What it is called, in the caller's language. */
  name: z.string(),
  base: z.enum(TAX_BASES),
  /** In ppm; absent in the total, whose months may have had several. */
  rate: z.optional(z.int()),
  currency: wire.shownCurrency,
  /** Stakes less payouts, or stakes, of the line's products. GGR may be below zero. */
  taxed: wire.digits,
  /** What is due; a month whose base is below zero owes nothing. */
  due: wire.digits,
  /** Whether the month, or the year, still goes on. */
  unfinished: z.boolean(),
})
export type TaxRow = z.infer<typeof taxRow>

export const taxReport = endpoint({
  summary: 'What each tax line of the brand’s jurisdiction comes to in each month of a year, and in total.',
  method: 'GET',
  path: '/bo/v1/reports/taxes',
  for: 'staff',
  right: 'reports.view',
  /** Without a year it is the current one. */
  query: z.object({ year: z.optional(z.string().check(z.regex(/^(?:19|20)[0-9]{2}$/))) }),
  reply: z.object({ list: z.array(taxRow) }),
  refusals: [],
})
export const exportTaxReport = exportOf(taxReport, 'reports.export')
