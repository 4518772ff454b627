import type { ExtraPrize } from '@senluna/contract/member/rewards/extra-prize.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { canBePrize, worthOf } from '../../points/index.ts'

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

/** What the points and goods of a prize are worth in money. */
export type WorthOf = (extra: ExtraPrize | null | undefined) => bigint

/** What the points and goods that some rules give are worth in money now. */
export async function worthsOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  rules: readonly PromotionRules[],
): Promise<WorthOf> {
  const worths = new Map<string, bigint>()
  for (const extra of rules.flatMap(extrasIn))
    if (extra && !worths.has(keyOf(extra))) worths.set(keyOf(extra), (await worthOf(db, merchantCode, extra)).worth)
  return (extra) => (extra ? (worths.get(keyOf(extra)) ?? 0n) : 0n)
}

const keyOf = ({ points, goods }: ExtraPrize): string => `${points ?? ''} ${goods ?? ''}`

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
