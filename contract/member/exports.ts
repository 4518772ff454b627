import * as z from 'zod/mini'
import { again, confirming } from './confirming.ts'
import { downlineFilters, MOST_RATE } from '../agent/downline-filters.ts'
import { profitTab } from '../agent/profit.ts'
import { TEAM_TRANS_GROUPS } from '../agent/records.ts'
import { endpoint } from '../endpoint.ts'
import { betFilters, recordFilters } from '../money/records.ts'
import * as wire from '../wire.ts'

const exportJob = z.object({
  jobId: wire.uuid,
  state: z.enum(['WAITING', 'READY', 'FAILED', 'GONE']),
  askedAt: wire.moment,
  /** Until when the file can be had. */
  until: z.optional(wire.moment),
  bytes: z.optional(z.int()),
  /** The file holds so many rows, and there were more. */
  cutAt: z.optional(z.int()),
})

/**
 * What can be had as a file: everything that is kept, or one record as a table for spreadsheets.
 */
const EXPORT_REPORTS = [
  'OWN_DATA',
  'BETS',
  'TRANSACTIONS',
  'TEAM_BETS',
  'TEAM_TRANSACTIONS',
  'TEAM_ACCOUNTS',
  'TEAM_PROFIT',
] as const
export const exportReport = z.enum(EXPORT_REPORTS)
export type ExportReport = z.infer<typeof exportReport>

/** How the record on the page was filtered, by the names of its own call. */
export const exportFilter = z.object({
  from: z.optional(wire.day),
  to: z.optional(wire.day),
  product: betFilters.product,
  vendorCode: betFilters.vendorCode,
  betStatus: betFilters.status,
  mode: betFilters.mode,
  ...recordFilters,
  /** Of a team: the account that is looked at, with all below it unless `team` is 0. */
  accountId: z.optional(wire.id<'member'>()),
  team: z.optional(z.enum(['0', '1'])),
  teamGroup: z.optional(z.enum(TEAM_TRANS_GROUPS)),
  profitTab: z.optional(profitTab),
  /** What the list of a team is narrowed to. */
  accounts: z.optional(
    z.object({
      ...downlineFilters,
      /** In parts per million. */
      rateFrom: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_RATE))),
      rateTo: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_RATE))),
    }),
  ),
})
export type ExportFilter = z.infer<typeof exportFilter>

const exportReply = z.object({ job: z.nullable(exportJob), mayAskAt: z.nullable(wire.moment) })
export type OwnExport = z.infer<typeof exportReply>

export const ownExport = endpoint({
  summary: "The newest export of the member's own data, and when the next may be asked for.",
  method: 'GET',
  path: '/wps/v2/export',
  for: 'member',
  assistants: true,
  reply: exportReply,
  refusals: [],
})

export const askExport = endpoint({
  summary:
    'Asks for a file: everything that is kept of the member, once a day; or a record of the member or of its team, of 31 days at most (92 of profit and loss). A message says when it is there.',
  method: 'POST',
  path: '/wps/v2/export',
  names: ['vendorCode'],
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, report: exportReport, filter: z.optional(exportFilter) }),
  reply: exportReply,
  refusals: [...confirming, 'EXPORT_TOO_SOON', 'VAL_FIELD', 'AUTH_FORBIDDEN', 'AUTH_NOT_AGENT'],
})

export const oneExport = endpoint({
  summary: 'How one export of the caller stands.',
  method: 'GET',
  path: '/wps/v2/export/{jobId}',
  for: 'member',
  assistants: true,
  reply: exportJob,
  refusals: ['SYS_NOT_FOUND'],
})

export const exportFile = endpoint({
  summary: 'The file of an export that is ready: a zip archive or a table (CSV), not an envelope.',
  method: 'GET',
  path: '/wps/v2/export/{jobId}/file',
  for: 'member',
  assistants: true,
  reply: z.unknown(),
  sends: ['application/zip', 'text/csv'],
  refusals: ['SYS_NOT_FOUND'],
})
