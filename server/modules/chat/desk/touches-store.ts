import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Touches } from '../../approvals/index.ts'

/** Something of the chat by its id, whose author or owner is one of the members. */
const byId =
  (thing: RawBuilder<unknown>): Touches =>
  async ({ db, merchantCode, name, members }) => {
    if (!isUuid(name)) return false
    const { rows } = await sql`select from ${thing} as t (id, merchant_id, member_id)
      where t.id = ${name} and t.merchant_id = ${merchantCode} and t.member_id = any (${[...members]}::uuid[])`.execute(
      db,
    )
    return rows.length > 0
  }

/** Whose conversations, messages and sanctions a call names. */
export const touches = {
  conversation: byId(sql`(select id, merchant_id, owner_id from chat.conversation)`),
  roomMessage: byId(sql`(select id, merchant_id, author_id from chat.room_message)`),
  sanction: byId(sql`(select id, merchant_id, member_id from chat.sanction)`),
}
