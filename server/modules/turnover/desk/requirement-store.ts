import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Stored } from '../store.ts'

export type Row = Stored & { user_name: string }

export const COLUMNS = sql.raw(
  'r.*, m.user_name from turnover.requirement r join members.for_lists m on m.id = r.member_id',
)

/** Requirements of a brand, the newest first. */
export async function listRequirements(
  db: Db,
  wanted: {
    merchantCode: MerchantCode
    after: Id<'requirement'> | null
    state: 'OPEN' | 'DONE' | 'CLEARED_LOW_BALANCE' | 'DROPPED' | 'WAIVED' | undefined
    name: string | undefined
    size: number
  },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} where r.merchant_id = ${wanted.merchantCode}
      and (${wanted.after}::uuid is null or r.id < ${wanted.after}::uuid)
      and (${wanted.state ?? null}::text is null or r.state = ${wanted.state ?? null})
      and (${wanted.name ?? null}::text is null or m.user_name = ${(wanted.name ?? '').trim().toLowerCase()})
    order by r.id desc limit ${wanted.size + 1}`.execute(db)
  return rows
}
