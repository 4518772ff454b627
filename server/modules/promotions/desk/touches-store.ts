import { isUuid } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Touches } from '../../approvals/index.ts'

/** A held reward is the business of who gets it, and of the accounts that it was found with. */
const heldReward: Touches = async ({ db, merchantCode, name, members }) => {
  if (!isUuid(name)) return false
  const { rows } = await sql`select from promotions.suspicion s where s.id = ${name} and s.merchant_id = ${merchantCode}
    and (s.member_id = any (${[...members]}::uuid[])
      or exists (select from jsonb_array_elements(s.found) f where f->'others' ?| ${[...members]}::text[]))`.execute(db)
  return rows.length > 0
}

/** Whose rewards a call names. */
export const touches = { heldReward }
