import type { agentRates as vi } from '../../vi/agents/rates.ts'

export const agentRates = {
  'refusal.AGT_RATE_RANGE':
    'This rebate rate isn’t allowed. It has to stay within your own rate and the brand’s limit.',
} as const satisfies Record<keyof typeof vi, string>
