import { agentBills } from './bills.ts'
import { contractPages } from './contract-pages.ts'
import { agentContracts } from './contracts.ts'
import { agentDownlines } from './downlines.ts'
import { agentFrame } from './frame.ts'
import { agentOpening } from './opening.ts'
import { agentRates } from './rates.ts'
import { agentTeamPages } from './team-pages.ts'
import { agentTeam } from './team.ts'

/** What the agent center says. */
export const agents = {
  ...agentBills,
  ...contractPages,
  ...agentContracts,
  ...agentDownlines,
  ...agentFrame,
  ...agentOpening,
  ...agentRates,
  ...agentTeamPages,
  ...agentTeam,
}
