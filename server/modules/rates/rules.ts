import type { RateRules } from '@senluna/kit/agents/rebates/rates.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'

/** What a brand allows whoever sets rates. */
export const rulesOf = (brand: Brand): RateRules => ({
  ...brand.rateRules,
  uplineMayLower: switchOn(brand.whitelabel, 'AGENT_LOWER_RATES'),
})
