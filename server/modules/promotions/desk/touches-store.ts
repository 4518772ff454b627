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

/** A segment is the business of the agent whose line it is. */
const segment: Touches = async ({ db, merchantCode, name, members }) => {
  const { rows } = await sql`select from promotions.segment where merchant_id = ${merchantCode} and id = ${name}
    and rules->>'lineId' = any (${[...members]}::text[])`.execute(db)
  return rows.length > 0
}

/** A promotion is that of the agent whose line alone may have it, as drafted or published. */
const promotion: Touches = async ({ db, merchantCode, name, members }) => {
  const { rows } = await sql`select from promotions.segment s where s.merchant_id = ${merchantCode}
    and s.rules->>'lineId' = any (${[...members]}::text[])
    and (exists (select from promotions.draft d where d.merchant_id = s.merchant_id and d.id = ${name} and d.body->>'segment' = s.id)
      or exists (select from promotions.promotion p where p.merchant_id = s.merchant_id and p.id = ${name} and p.segment_id = s.id))`.execute(
    db,
  )
  return rows.length > 0
}

/** Whose rewards, segments and promotions a call names. */
export const touches = { heldReward, promotion, segment }
