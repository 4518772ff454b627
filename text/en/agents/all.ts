import { agentAffiliate } from './affiliate.ts'
import { agentBills } from './bills.ts'
import { contractPages } from './contract-pages.ts'
import { agentContracts } from './contracts.ts'
import { agentCredit } from './credit.ts'
import { agentDownlines } from './downlines.ts'
import { agentFrame } from './frame.ts'
import { agentOpening } from './opening.ts'
import { agentProgress } from './progress.ts'
import { agentRates } from './rates.ts'
import { agentStatement } from './statement.ts'
import { agentTeamPages } from './team-pages.ts'
import { agentTeam } from './team.ts'

/** What the agent center says. */
export const agents = {
  ...agentAffiliate,
  ...agentBills,
  ...contractPages,
  ...agentContracts,
  ...agentCredit,
  ...agentDownlines,
  ...agentFrame,
  ...agentOpening,
  ...agentProgress,
  ...agentRates,
  ...agentStatement,
  ...agentTeamPages,
  ...agentTeam,
}
