import type { agentRates as vi } from '../../vi/agents/rates.ts'

export const agentRates = {
  'refusal.AGT_RATE_RANGE': '无法设置该返点。返点须在您自己的返点和品牌上限之内。',
} as const satisfies Record<keyof typeof vi, string>
