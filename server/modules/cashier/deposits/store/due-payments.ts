import type { MerchantCode } from '@senluna/kit/brand.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/db.ts'

/** Payments that a provider is asked about now, marked as asked. */
export async function takeDuePayments(
  db: Db,
  askBefore: number,
  askedAtOnce: number,
  now: Instant,
): Promise<{ provider: string; provider_ref: string; merchant_id: MerchantCode }[]> {
  const { rows } = await sql<{ provider: string; provider_ref: string; merchant_id: MerchantCode }>`
    update cashier.deposit d set asked_at = ${new Date(now)}
    from (select id from cashier.deposit
      where state in ('PENDING_PAYMENT', 'CONFIRMING') and provider <> 'manual-bank' and provider_ref is not null
        and (state = 'CONFIRMING' or expires_at <= ${new Date(later(now, askBefore))})
      order by asked_at nulls first, expires_at limit ${askedAtOnce} for no key update skip locked) due
    where d.id = due.id
    returning d.provider, coalesce(d.details->>'tx', d.provider_ref) as provider_ref, d.merchant_id`.execute(db)
  return rows
}
