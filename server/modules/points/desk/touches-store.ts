import { sql } from 'kysely'
import type { Touches } from '../../approvals/index.ts'

const redemption: Touches = async ({ db, merchantCode, name, members }) => {
  const { rows } = await sql`select from points.redemption where order_no = ${name.replaceAll('\0', '')}
    and merchant_id = ${merchantCode} and member_id = any (${[...members]}::uuid[])`.execute(db)
  return rows.length > 0
}

/** Whose orders a call names. */
export const touches = { redemption }
