import type * as contract from '@senluna/contract/desk/staff-accounts.ts'
import type { Db } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Call } from '../../../platform/http/route.ts'
import { checkAudit } from '../check.ts'
import { staffDid } from '../../staff/index.ts'
import { chainEnd } from '../root-store.ts'

/** Works the brand's chain out again; that it was asked for is written down. */
export async function checkChain(db: Db, call: Call<typeof contract.checkAuditChain>) {
  const { merchantCode } = call.brand
  const breaks = await checkAudit(queryOf(db), merchantCode)
  const head = await chainEnd(db, merchantCode)
  const [broken] = breaks
  await staffDid(db, call, {
    action: 'audit.check',
    object: { kind: 'audit', id: merchantCode },
    after: { whole: !broken },
  })
  return {
    entries: (head?.seq ?? 0n).toString(),
    whole: broken === undefined,
    ...(broken ? { broken: { seq: broken.seq.toString(), what: broken.what } } : {}),
    ...(head?.day && head.root !== null ? { lastRoot: { day: head.day, seq: head.root.toString() } } : {}),
  }
}
