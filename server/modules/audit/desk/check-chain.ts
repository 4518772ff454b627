import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/staff-accounts.ts'
import type { Db } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Call } from '../../../platform/http/route.ts'
import { checkAudit } from '../check.ts'
import { staffDid } from '../../staff/index.ts'

/** Works the brand's chain out again; that it was asked for is written down. */
export async function checkChain(db: Db, call: Call<typeof contract.checkAuditChain>) {
  const { merchantCode } = call.brand
  const breaks = await checkAudit(queryOf(db), merchantCode)
  const { rows } = await sql<{
    seq: bigint
    day: string | null
    root: bigint | null
  }>`select h.seq, r.day::text as day, r.seq as root
    from audit.head h left join lateral (select day, seq from audit.root where merchant_id = h.merchant_id order by day desc limit 1) r on true
    where h.merchant_id = ${merchantCode}`.execute(db)
  const [broken] = breaks
  await staffDid(db, call, {
    action: 'audit.check',
    object: { kind: 'audit', id: merchantCode },
    after: { whole: !broken },
  })
  const head = rows[0]
  return {
    entries: (head?.seq ?? 0n).toString(),
    whole: broken === undefined,
    ...(broken ? { broken: { seq: broken.seq.toString(), what: broken.what } } : {}),
    ...(head?.day && head.root !== null ? { lastRoot: { day: head.day, seq: head.root.toString() } } : {}),
  }
}
