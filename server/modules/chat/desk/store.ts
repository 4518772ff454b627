import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Waiting } from '../../../platform/concurrency/waiting.ts'

/** Conversations that nobody has taken. */
export async function waitingConversations(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(last_at) as oldest
    from chat.conversation where merchant_id = ${merchantCode} and state = 'WAITING'`.execute(db)
  return rows[0]!
}
