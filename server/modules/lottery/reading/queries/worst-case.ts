import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

/**
 * The most that draws may still pay that are neither settled nor void, of a brand and a currency.
 */
export async function worstCase(db: Db | Tx, merchantCode: MerchantCode, currency: string): Promise<bigint> {
  const { rows } = await sql<{ worst: bigint }>`select coalesce(sum(e.payout), 0)::bigint as worst from lottery.draw d
    join lottery.exposure e on e.draw_no = d.no and e.key = ''
    where d.settled_at is null and d.state in (${sql.lit(DRAW_STATE.OPEN)}, ${sql.lit(DRAW_STATE.SEALED)}, ${sql.lit(DRAW_STATE.DRAWN)})
      and e.merchant_id = ${merchantCode} and e.currency = ${currency}`.execute(db)
  return rows[0]!.worst
}
