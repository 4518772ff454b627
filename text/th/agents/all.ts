import { agentFrame } from './frame.ts'
import { agentOpening } from './opening.ts'
import { agentRates } from './rates.ts'

/** What the agent center says. */
export const agents = { ...agentFrame, ...agentOpening, ...agentRates }
