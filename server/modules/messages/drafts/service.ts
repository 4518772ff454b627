import type { ExportReport } from '@senluna/contract/member/exports.ts'
import type { DraftOf } from './draft-of.ts'

/** The page that offers the file of an export. */
const EXPORT_ROUTES: Readonly<Record<ExportReport, (jobId: string) => string>> = {
  OWN_DATA: () => '/account/security',
  BETS: (jobId) => `/?mc=personalHistoryCopy&mc.export=${jobId}`,
  TRANSACTIONS: (jobId) => `/?mc=transactionHistory&mc.export=${jobId}`,
  TEAM_BETS: (jobId) => `/agentCenter/personalHistoryCopy?export=${jobId}`,
  TEAM_ACCOUNTS: (jobId) => `/agentCenter/downlineManagmentView?export=${jobId}`,
  TEAM_PROFIT: (jobId) => `/agentCenter/palStatementsAgentCopy?export=${jobId}`,
  TEAM_TRANSACTIONS: (jobId) => `/agentCenter/agentDownlineTransactionDetailsCopy?export=${jobId}`,
}

const exportReady: DraftOf<'exportReady'> = ({ memberId, payload: { jobId, report, until } }) => ({
  memberId,
  tab: 'SYSTEM',
  template: 'exportReady',
  args: { what: { text: `message.export.${report}` }, until: { at: until } },
  route: EXPORT_ROUTES[report](jobId),
})

const ticketAnswered: DraftOf<'ticketAnswered'> = ({ memberId, payload: { ticketNo } }) => ({
  memberId,
  tab: 'PERSONAL',
  template: 'ticketAnswered',
  args: { no: ticketNo },
  route: `/help/feedback/${ticketNo}`,
})

/** How a member learns that what they asked for is there. */
export const SERVICE_DRAFTS = { exportReady, ticketAnswered }
