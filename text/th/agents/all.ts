import { agentFrame } from './frame.ts'
import { agentRates } from './rates.ts'

/** What the agent center says. */
export const agents = { ...agentFrame, ...agentRates }
