/**
 * The pages of the agent center, by their names in addresses. An agent lets each of its assistants
 * open some of them.
 */
export const AGENT_PAGES = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecord2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentCredit',
] as const
export type AgentPage = (typeof AGENT_PAGES)[number]

const PAY: readonly AgentPage[] = ['agentDividendRecord2', 'agentDailyWages2', 'agentHourSalary']
const TEAM: readonly AgentPage[] = AGENT_PAGES.filter((page) => page !== 'agentAnnouncement')

/** Which pages a call belongs to: the first line that its path fits. */
const CALLS: readonly (readonly [path: RegExp, pages: readonly AgentPage[]])[] = [
  [/^\/wps\/agent\/announcements/, ['agentAnnouncement']],
  [/^\/wps\/agent\/overview/, ['agentTeamOverview']],
  [/^POST \/wps\/agent\/downlines$/, ['registerCenter']],
  [/^\/wps\/agent\/(?:own-rates|links)/, ['registerCenter']],
  [/^\/wps\/agent\/(?:downlines|rate-requests)/, ['downlineManagmentView']],
  [/^\/wps\/agent\/bets/, ['personalHistoryCopy']],
  [/^\/wps\/agent\/pal/, ['palStatementsAgentCopy']],
  [/^\/wps\/agent\/income/, ['agentRevenueReport']],
  [/^\/wps\/agent\/transactions/, ['agentDownlineTransactionDetailsCopy']],
  [/^\/wps\/agent\/contracts\/progress/, ['agentTeamOverview', ...PAY]],
  [/^GET \/wps\/agent\/(?:contracts|bills|salary|arrears)/, PAY],
  [/^GET \/wps\/agent\/credit/, ['agentCredit']],
  [/^GET \/wps\/agent\/accounts/, TEAM],
]

/** The page of which each file of a team is the list. */
export const PAGE_OF_FILE = {
  TEAM_ACCOUNTS: 'downlineManagmentView',
  TEAM_BETS: 'personalHistoryCopy',
  TEAM_PROFIT: 'palStatementsAgentCopy',
  TEAM_TRANSACTIONS: 'agentDownlineTransactionDetailsCopy',
} as const satisfies Record<string, AgentPage>
export type TeamFile = keyof typeof PAGE_OF_FILE

/**
 * The pages of which an assistant needs one to make a call of the agent center; none when the call
 * is for the agent alone, as is every one that stands in no line.
 */
export function pagesOfCall(method: string, path: string): readonly AgentPage[] {
  const found = CALLS.find(([pattern]) => pattern.test(path) || pattern.test(`${method} ${path}`))
  return found?.[1] ?? []
}
