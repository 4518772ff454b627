import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../platform/database/db.ts'
import { filesById } from '../files/index.ts'
import { COLUMNS, FROM, kycTierOf, type Application } from './store.ts'

/**
 * Every request of a member to be known better, the newest first, for the export of their own data:
 * what they declared, which papers they showed and what became of it. The pictures themselves are
 * for staff only, so that a stolen session gets no copy of an identity card; who of the staff
 * looked is left out.
 */
export async function applicationsFor(
  db: Db,
  { id, merchantCode }: { id: Id<'member'>; merchantCode: MerchantCode },
  { after, size }: { after: string | undefined; size: number },
) {
  const { rows } = await sql<Application>`select ${COLUMNS} from ${FROM} where a.member_id = ${id}
    and a.merchant_id = ${merchantCode} ${after === undefined ? sql`` : sql`and a.id < ${after}::uuid`}
    order by a.id desc limit ${size}`.execute(db)
  const papers = await filesById(
    db,
    merchantCode,
    rows.flatMap(({ documents }) => documents),
  )
  const tierNow = await kycTierOf(db, id)
  const list = rows.map((row) => ({
    askedAt: row.created_at.toISOString(),
    tier: row.tier,
    tierNow,
    state: row.state,
    declared: row.declared,
    papers: row.kinds.map((kind, index) => {
      const paper = papers.find((paper) => paper.id === row.documents[index])
      return { kind, kept: paper !== undefined, ...(paper && { type: paper.type, bytes: paper.bytes }) }
    }),
    reason: row.reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }))
  const last = rows.at(-1)
  return { list, ...(rows.length === size && last ? { next: last.id } : {}) }
}
