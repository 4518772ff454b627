import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { checkIn } from './check-in.ts'
import { freeRounds } from './free-rounds.ts'
import type { TakenKind } from './kind.ts'
import { promoCode } from './promo-code.ts'
import { redEnvelope } from './red-envelope.ts'

/** The kind of some rules, where a member takes the reward; undefined of the others. */
export function takenKindOf({ kind }: PromotionRules): TakenKind | undefined {
  switch (kind) {
    case 'CHECK_IN':
      return checkIn
    case 'PROMO_CODE':
      return promoCode
    case 'FREE_SPIN':
    case 'FREE_BET':
    case 'FREE_TICKET':
      return freeRounds
    case 'RED_ENVELOPE':
      return redEnvelope
    case 'INFO':
    case 'CASHBACK':
    case 'DEPOSIT_BONUS':
    case 'SIGN_UP':
    case 'BIRTHDAY':
    case 'REFERRAL':
    case 'RAFFLE':
    case 'LEADERBOARD':
    case 'APPLY_FORM':
    case 'MISSION':
      return undefined
  }
}
