import type { Right } from '@senluna/kit/staff.ts'
import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '../endpoint.ts'

// What every list of the desk has: views that somebody saves for themselves, and the way to take it
// along.

/** The pages of the desk that are lists, as their views know them. */
export const LIST_PAGES = [
  'adjustments',
  'affiliates',
  'agents',
  'amlCases',
  'approvals',
  'audit',
  'balance',
  'bank-files',
  'bets',
  'bills',
  'closed-accounts',
  'contracts',
  'credit-lines',
  'credit-statements',
  'deposit-channels',
  'deposits',
  'documents',
  'games',
  'graph',
  'help-votes',
  'jackpot-wins',
  'jackpots',
  'jobs',
  'kyc',
  'lottery-days',
  'lottery-draws',
  'lottery-games',
  'lottery-line-limits',
  'lottery-terms',
  'mailings',
  'members',
  'notices',
  'payoutAccounts',
  'payoutChannels',
  'point-days',
  'point-goods',
  'protection',
  'recon',
  'promotions',
  'rewards',
  'held-rewards',
  'segments',
  'standings',
  'referral-friends',
  'raffle-draws',
  'applications',
  'recon-cases',
  'recon-chains',
  'recon-vendors',
  'redemptions',
  'reports-agents',
  'reports-cohorts',
  'reports-liability',
  'reports-money',
  'reports-play',
  'reports-players',
  'reports-rewards',
  'reports-taxes',
  'riskCases',
  'rtp',
  'rules',
  'staff',
  'suspense',
  'templates',
  'tickets',
  'transfers',
  'translations',
  'turnover',
  'vip',
  'vip-ladder',
  'vendors',
  'watchlists',
  'withdrawals',
] as const
export type ListPageName = (typeof LIST_PAGES)[number]

const pageName = z.enum(LIST_PAGES)
const viewName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/**
 * How somebody likes a list: its filters as the address has them, and its columns in their order.
 */
export const viewSettings = z.object({
  query: z.string().check(z.maxLength(1_000)),
  columns: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)),
})

/** The most views somebody keeps of one page. */
export const VIEWS_MOST = 20

const deskView = z.object({ name: z.string(), settings: viewSettings })
export type DeskView = z.infer<typeof deskView>

export const deskViews = endpoint({
  summary: 'The views of one list that whoever asks has saved.',
  method: 'GET',
  path: '/bo/v1/views',
  for: 'staff',
  query: z.object({ page: pageName }),
  reply: z.object({ list: z.array(deskView) }),
  refusals: [],
})

export const saveDeskView = endpoint({
  summary: 'Saves a view of a list under a name; one of the same name is replaced. Twenty for each list.',
  method: 'POST',
  path: '/bo/v1/views',
  for: 'staff',
  concernsNobody: 'own',
  reasonless: true,
  body: z.object({ page: pageName, name: viewName, settings: viewSettings }),
  reply: z.object({ list: z.array(deskView) }),
  refusals: [],
})

export const deleteDeskView = endpoint({
  summary: 'Forgets a saved view of one’s own.',
  method: 'POST',
  path: '/bo/v1/views/delete',
  for: 'staff',
  concernsNobody: 'own',
  reasonless: true,
  body: z.object({ page: pageName, name: viewName }),
  reply: z.object({ list: z.array(deskView) }),
  refusals: [],
})

/** The most rows one export holds. */
export const EXPORT_MOST = 10_000

const csv = z.object({
  /**
   * A table for a spreadsheet: comma-separated, with a line of names; no cell of it is a formula.
   */
  csv: z.string(),
  rows: z.int(),
  /** Whether the list goes on after the last of them. */
  more: z.boolean(),
})

/**
 * The export of a list, filtered as the list is; its right is `<page>.export`. It is written into
 * the audit log.
 */
export const exportOf = <Query extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  list: Endpoint<Query, z.ZodMiniType, Reply, 'staff'>,
  right: Right,
) =>
  endpoint({
    summary: `${list.summary.split(/[.;,]/)[0]}: as a table to take along.`,
    method: 'POST',
    path: `${list.path}/export`,
    names: list.names,
    for: 'staff',
    concernsNobody: 'look',
    right,
    query: list.query!,
    reply: csv,
    refusals: list.refusals,
  })
