/**
 * Kinds of promotions. Of `INFO` there is nothing to take: it says what holds for everybody by
 * itself.
 */
export const PROMOTION_KINDS = [
  'INFO',
  'CHECK_IN',
  'PROMO_CODE',
  'FREE_SPIN',
  'FREE_BET',
  'FREE_TICKET',
  'RED_ENVELOPE',
  'CASHBACK',
  'DEPOSIT_BONUS',
  'SIGN_UP',
  'BIRTHDAY',
  'MISSION',
  'REFERRAL',
  'RAFFLE',
  'LEADERBOARD',
  'APPLY_FORM',
] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]
