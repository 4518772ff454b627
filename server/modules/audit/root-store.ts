import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'

/** The last day whose end of a brand's chain was written down. */
export async function lastRootDay(db: Db, merchantCode: MerchantCode): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string | null
  }>`select max(day)::text as day from audit.root where merchant_id = ${merchantCode}`.execute(db)
  return rows[0]?.day ?? undefined
}

/** The end of a brand's chain, and the last day whose end was written down. */
export async function chainEnd(
  db: Db,
  merchantCode: MerchantCode,
): Promise<
  | {
      seq: bigint
      day: string | null
      root: bigint | null
    }
  | undefined
> {
  const { rows } = await sql<{
    seq: bigint
    day: string | null
    root: bigint | null
  }>`select h.seq, r.day::text as day, r.seq as root
    from audit.head h left join lateral (select day, seq from audit.root where merchant_id = h.merchant_id order by day desc limit 1) r on true
    where h.merchant_id = ${merchantCode}`.execute(db)
  return rows[0]
}

/** The last day of every brand's chain whose end was written down. */
export async function rootDays(db: Db): Promise<{ merchant: string; day: string }[]> {
  const { rows } = await sql<{ merchant: string; day: string }>`select merchant_id as merchant, max(day)::text as day
    from audit.root group by merchant_id`.execute(db)
  return rows
}
