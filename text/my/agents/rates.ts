import type { agentRates as vi } from '../../vi/agents/rates.ts'

export const agentRates = {
  'refusal.AGT_RATE_RANGE': 'ဤပြန်အမ်းနှုန်းကို သတ်မှတ်၍မရပါ။ သင့်နှုန်းနှင့် ဘရန်း၏ ကန့်သတ်ချက်အတွင်း ရှိရပါမည်။',
} as const satisfies Record<keyof typeof vi, string>
