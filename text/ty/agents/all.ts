import { agentFrame } from './frame.ts'
import { agentRates } from './rates.ts'
import { agentTeam } from './team.ts'
import { agentTeamPages } from './team-pages.ts'

/** What the agent center says. */
export const agents = { ...agentFrame, ...agentRates, ...agentTeam, ...agentTeamPages }
