import { sql } from 'kysely'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'

const requirement: Touches = async ({ db, merchantCode, name, members }) => {
  if (!isUuid(name)) return false
  const { rows } = await sql`select from turnover.requirement where id = ${name} and merchant_id = ${merchantCode}
    and member_id = any (${[...members]}::uuid[])`.execute(db)
  return rows.length > 0
}

/** Whose requirements a call names. */
export const touches = { requirement }
