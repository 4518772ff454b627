import { newId } from '../../platform/ids.ts'
import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Tx } from '../../platform/database/db.ts'

/** Writes down how a bank day was settled. */
export async function insertResolution(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    day: string
    channel: string
    how: 'EXPLAINED' | 'WRITTEN_OFF'
    unbacked: string
    suspense: string
    reason: string
    makerName: string
    name: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into reconciliation.resolution (id, merchant_id, day, channel, how, unbacked, suspense, reason, made_by,
      checked_by, at)
    values (${newId(now)}, ${row.merchantCode}, ${row.day}::date, ${row.channel}, ${row.how}, ${row.unbacked}::bigint,
      ${row.suspense}::bigint, ${row.reason}, ${row.makerName}, ${row.name}, ${new Date(now)})`.execute(tx)
}
