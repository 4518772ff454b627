import type { Approved } from './approvals.ts'
import type { Row } from './store.ts'

export const approvedOf = (row: Row): Approved => ({
  id: row.id,
  merchantCode: row.merchant_id,
  objectId: row.object_id,
  memberId: row.member_id,
  payload: row.payload,
  makerId: row.maker_id,
  makerName: row.maker_name,
  reason: row.reason,
})
