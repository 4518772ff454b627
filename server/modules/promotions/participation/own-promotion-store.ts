import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { PromotionRow } from '../promotion-store.ts'
import { HELD } from './participation-store.ts'

/** Which versions of a promotion a member still has something of, and since when. */
const ownVersions = (memberId: Id<'member'>, promotionId: string, now: Instant) => {
  const [at, name] = [new Date(now), promotionId.replaceAll('\0', '')]
  return sql`select c.terms_version as version, c.chosen_at as since from promotions.choice c
      where c.member_id = ${memberId} and c.promotion_id = ${name}
    union all
    select p.terms_version, p.created_at from promotions.participation p
      where p.member_id = ${memberId} and p.promotion_id = ${name}
        and ((p.state = 'ISSUED' and (p.claim_before > ${at} or ${HELD})) or (p.ends_at > ${at} and p.ended_at is null))`
}

interface Owned {
  memberId: Id<'member'>
  promotionId: string
  now: Instant
}

/**
 * A promotion of which a member still has something: a reward that waits, a bonus that is chosen or
 * not yet wagered. Its terms hold for them, whether or not it is offered any more.
 */
export async function ownPromotion(
  db: Db,
  merchantCode: MerchantCode,
  { memberId, promotionId, now }: Owned,
): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`select o.* from promotions.promotion o
    where o.merchant_id = ${merchantCode} and o.id = ${promotionId.replaceAll('\0', '')}
      and exists (${ownVersions(memberId, promotionId, now)})`.execute(db)
  return rows[0]
}

/** What a promotion said when the member joined it last; undefined of who has nothing of it now. */
export async function agreedWords(
  db: Db,
  merchantCode: MerchantCode,
  { memberId, promotionId, now }: Owned,
): Promise<Pick<PromotionRow, 'titles' | 'summaries' | 'facts' | 'terms' | 'cleaned_by' | 'rules'> | undefined> {
  const { rows } = await sql<PromotionRow>`select w.titles, w.summaries, w.facts, w.terms, w.cleaned_by, w.rules
    from (${ownVersions(memberId, promotionId, now)}) o
      join promotions.wording w on w.merchant_id = ${merchantCode} and w.promotion_id = ${promotionId}
        and w.version = o.version
    order by o.since desc limit 1`.execute(db)
  return rows[0]
}
