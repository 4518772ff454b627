import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Waiting } from '../../../platform/concurrency/waiting.ts'
import type { CaseRow } from '../store.ts'

/** Cases that nobody has decided. */
export async function waitingCases(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from risk."case" where merchant_id = ${merchantCode} and state in ('OPEN', 'INVESTIGATING')`.execute(db)
  return rows[0]!
}

/** Other open cases of members, the newest first. */
export async function openCasesOf(
  db: Db,
  query: {
    merchantCode: MerchantCode
    rowId: Id<'risk-case'>
    memberId: Id<'member'>
    near: Map<Id<'member'>, string>
    kind: CaseRow['kind']
    mostNear: number
  },
): Promise<CaseRow[]> {
  const { rows } =
    await sql<CaseRow>`select c.*, m.user_name from risk."case" c join risk.in_members m on m.id = c.member_id
    where c.merchant_id = ${query.merchantCode} and c.decided_at is null and c.id <> ${query.rowId}
      and c.member_id = any (${[query.memberId, ...query.near.keys()]}::uuid[]) and (c.kind = 'AML') = ${query.kind === 'AML'}
    order by c.id desc limit ${query.mostNear}`.execute(db)
  return rows
}
