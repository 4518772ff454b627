/** Rebate rates of accounts. */
export const agentRates = {
  'refusal.AGT_RATE_RANGE': 'Không thể đặt mức hoàn trả này. Mức phải nằm trong giới hạn của bạn và của thương hiệu.',
} as const
