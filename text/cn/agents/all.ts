import { agentBills } from './bills.ts'
import { contractPages } from './contract-pages.ts'
import { agentContracts } from './contracts.ts'
import { agentFrame } from './frame.ts'
import { agentRates } from './rates.ts'
import { agentTeam } from './team.ts'

/** What the agent center says. */
export const agents = { ...agentFrame, ...agentRates, ...agentContracts, ...contractPages, ...agentTeam, ...agentBills }
