import { sql } from 'kysely'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'

/** A bill is the business of who receives it and of who pays it. */
const bill: Touches = async ({ db, merchantCode, name, members }) => {
  if (!isUuid(name)) return false
  const { rows } = await sql`select from bills.bill where id = ${name} and merchant_id = ${merchantCode}
    and (holder_id = any (${[...members]}::uuid[]) or payer_id = any (${[...members]}::uuid[]))`.execute(db)
  return rows.length > 0
}

/** Whose bills a call names. */
export const touches = { bill }
