import type { ExtraPrize } from '@senluna/contract/member/rewards/extra-prize.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { canBePrize } from '../../points/index.ts'

/** Points and goods that some rules give. */
function extrasIn(rules: PromotionRules): readonly (ExtraPrize | null | undefined)[] {
  switch (rules.kind) {
    case 'CHECK_IN':
      return rules.extras ?? []
    case 'PROMO_CODE':
    case 'MISSION':
      return [rules.extra]
    case 'RAFFLE':
    case 'LEADERBOARD':
      return rules.prizes.map(({ extra }) => extra)
    default:
      return []
  }
}

/** Whether all goods that some rules give can be prizes. */
export async function areGoodsPrizes(
  db: Db,
  merchantCode: MerchantCode,
  rules: PromotionRules | undefined,
): Promise<boolean> {
  for (const extra of rules ? extrasIn(rules) : [])
    if (extra?.goods !== undefined && !(await canBePrize(db, merchantCode, extra.goods))) return false
  return true
}
