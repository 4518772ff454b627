import { idParam } from '../../../platform/http/id-param.ts'
import { sql } from 'kysely'
import type * as contract from '@senluna/contract/money/turnover.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { waiveRequirement } from '../requirements.ts'
import { pageOf } from '../../../platform/page.ts'
import { listRequirements, type Row, COLUMNS } from './requirement-store.ts'

/** Requirements of a brand's members, the newest first. */
export async function listTurnover(db: Db, { brand, query }: Call<typeof contract.deskTurnover>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid<'requirement'>(query.after) ? query.after : null
  const rows = await listRequirements(db, {
    merchantCode: brand.merchantCode,
    after,
    state: query.state,
    name: query.name,
    size,
  })
  const { code, scale, displayDecimals } = brand.currency
  const shown = (row: Row) => ({
    id: row.id,
    memberId: row.member_id,
    userName: row.user_name,
    source: row.source,
    required: row.required.toString(),
    done: row.done.toString(),
    remaining: (row.state === 'OPEN' ? row.required - row.done : 0n).toString(),
    currency: { code, exponent: scale, displayDecimals },
    state: row.state,
    flagged: row.flagged,
    createdAt: row.created_at.toISOString(),
    ...(row.closed_at === null ? {} : { closedAt: row.closed_at.toISOString() }),
  })
  return pageOf(rows, size, ({ id }) => id, shown)
}

const WAIVE = 'turnover.waive'

/** Asks to waive a requirement. Refuses SYS_NOT_FOUND for one that isn't open. */
export async function askWaiver(db: Db, call: Call<typeof contract.waiveTurnover>) {
  const asked = idParam<'requirement'>(call.params.id)
  return db.transaction().execute(async (tx) => {
    const { rows } =
      await sql<Row>`select ${COLUMNS} where r.id = ${asked} and r.merchant_id = ${call.brand.merchantCode} and r.state = 'OPEN'`.execute(
        tx,
      )
    const row = rows[0]
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    return askApproval(tx, call, {
      action: WAIVE,
      object: { kind: 'requirement', id: row.id },
      memberId: row.member_id,
      payload: {},
      before: { member: row.user_name, remaining: (row.required - row.done).toString() },
      after: { member: row.user_name, remaining: '0' },
      needs: 'adjustments.approve',
    })
  })
}

export const waiverApproval: ApprovalAction = {
  action: WAIVE,
  async run(tx, approved, call) {
    if (!(await waiveRequirement(tx, approved.merchantCode, id(approved.objectId), call.now)))
      throw new Refusal('APPROVAL_STALE')
  },
}
