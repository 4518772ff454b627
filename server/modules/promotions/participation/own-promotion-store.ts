import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { PromotionRow } from '../promotion-store.ts'
import { HELD } from './participation-store.ts'

/**
 * A promotion of which a member still has something: a reward that waits, a bonus that is chosen or
 * not yet wagered. Its terms hold for them, whether or not it is offered any more.
 */
export async function ownPromotion(
  db: Db,
  merchantCode: MerchantCode,
  { memberId, promotionId, now }: { memberId: Id<'member'>; promotionId: string; now: Instant },
): Promise<PromotionRow | undefined> {
  const [at, name] = [new Date(now), promotionId.replaceAll('\0', '')]
  const { rows } = await sql<PromotionRow>`select o.* from promotions.promotion o
    where o.merchant_id = ${merchantCode} and o.id = ${name} and (
      exists (select from promotions.choice c where c.member_id = ${memberId} and c.promotion_id = o.id)
      or exists (select from promotions.participation p where p.member_id = ${memberId} and p.promotion_id = o.id
        and ((p.state = 'ISSUED' and (p.claim_before > ${at} or ${HELD})) or (p.ends_at > ${at} and p.ended_at is null))))`.execute(
    db,
  )
  return rows[0]
}
