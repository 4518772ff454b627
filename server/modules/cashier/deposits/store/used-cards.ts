import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../../../platform/database/db.ts'

/** Notes a card as used; false when it was used before. */
export async function keepUsedCard(
  tx: Tx,
  merchantCode: MerchantCode,
  hash: Buffer,
  orderId: Id<'deposit'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into cashier.used_card (merchant_id, card_hash, deposit_id)
    values (${merchantCode}, ${hash}, ${orderId}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}
