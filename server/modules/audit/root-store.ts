import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'

/** How far the roots of a brand's chain reach. */
export interface Rooted {
  merchant: MerchantCode
  /** The last day whose end was written down. */
  day: string
  /** The first entry after it, which the next root will hold; null while there is none. */
  since: Date | null
}

/** The roots of every brand that has one. Cost: two looks at an index for each. */
export async function rootsOf(db: Db): Promise<Rooted[]> {
  const { rows } = await sql<Rooted>`select r.merchant_id as merchant, r.day::text as day,
      (select e.at from audit.entry e where e.merchant_id = r.merchant_id and e.seq > r.seq order by e.seq limit 1) as since
    from (select distinct on (merchant_id) merchant_id, day, seq from audit.root order by merchant_id, day desc) r`.execute(
    db,
  )
  return rows
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
