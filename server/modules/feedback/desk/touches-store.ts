import { sql } from 'kysely'
import type { Touches } from '../../approvals/index.ts'

const ticket: Touches = async ({ db, merchantCode, name, members }) => {
  const { rows } = await sql`select from feedback.ticket where merchant_id = ${merchantCode} and ticket_no = ${name}
    and owner_id = any (${[...members]}::uuid[])`.execute(db)
  return rows.length > 0
}

/** Whose tickets a call names. */
export const touches = { ticket }
