import type { agentRates as vi } from '../../vi/agents/rates.ts'

export const agentRates = {
  'refusal.AGT_RATE_RANGE':
    'Hindi puwede ang rebate na ito. Dapat nasa loob ito ng sarili mong rate at ng limitasyon ng brand.',
} as const satisfies Record<keyof typeof vi, string>
