import type { agentRates as vi } from '../../vi/agents/rates.ts'

export const agentRates = {
  'refusal.AGT_RATE_RANGE': 'このリベート率は設定できません。ご自身の率とブランドの上限の範囲内にしてください。',
} as const satisfies Record<keyof typeof vi, string>
