import { sql } from 'kysely'
import type { Approval } from '@senluna/contract/approvals.ts'
import type { Right, StaffCaller } from '@senluna/kit/staff.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** One request as it is stored, with the names of its two people. */
export interface Row {
  id: string
  merchant_id: string
  action: string
  object_kind: string
  object_id: string
  member_id: string | null
  payload: unknown
  before: unknown
  after: unknown
  needs: Right
  state: Approval['state']
  maker_id: string
  maker_name: string
  reason: string
  created_at: Date
  expires_at: Date
  checker_name: string | null
  decision: string | null
  decided_at: Date | null
}

export const COLUMNS =
  sql.raw(`a.id, a.merchant_id, a.action, a.object_kind, a.object_id, a.member_id, a.payload, a.before, a.after,
  a.needs, a.state, a.maker_id, m.name as maker_name, a.reason, a.created_at, a.expires_at, c.name as checker_name, a.decision,
  a.decided_at`)
export const FROM = sql.raw(`staff.approval a join staff.account m on m.id = a.maker_id
  left join staff.account c on c.id = a.checker_id`)

/** One request, held until the transaction ends: of two who decide at once, one comes too late. */
export async function lockedApproval(tx: Tx, merchantCode: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM}
    where a.merchant_id = ${merchantCode} and a.id = ${id} for no key update of a`.execute(tx)
  return rows[0]
}

/** Whether somebody of the staff is, or is related to, the member. */
export async function isRelated(db: Db | Tx, staffId: string, memberId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from staff.relation where staff_id = ${staffId} and member_id = ${memberId}`.execute(db)
  return rows.length > 0
}

export const approvalOf = (row: Row, caller: StaffCaller): Approval => ({
  id: row.id,
  action: row.action,
  objectKind: row.object_kind,
  objectId: row.object_id,
  ...(row.member_id === null ? {} : { memberId: row.member_id }),
  before: row.before,
  after: row.after,
  needs: row.needs,
  state: row.state,
  maker: row.maker_name,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  ...(row.checker_name === null ? {} : { checker: row.checker_name }),
  ...(row.decision === null ? {} : { decision: row.decision }),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  mine: row.maker_id === caller.staffId,
  decidable: row.state === 'PENDING' && row.maker_id !== caller.staffId && caller.rights.includes(row.needs),
})
