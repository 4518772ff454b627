import { contractPages } from './contract-pages.ts'
import { agentContracts } from './contracts.ts'
import { agentDownlines } from './downlines.ts'
import { agentFrame } from './frame.ts'
import { agentOpening } from './opening.ts'
import { agentRates } from './rates.ts'
import { agentTeam } from './team.ts'
import { agentTeamPages } from './team-pages.ts'

/** What the agent center says. */
export const agents = {
  ...agentContracts,
  ...contractPages,
  ...agentDownlines,
  ...agentFrame,
  ...agentOpening,
  ...agentRates,
  ...agentTeam,
  ...agentTeamPages,
}
