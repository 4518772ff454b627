import type { Brand } from '@senluna/kit/brand.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** How desks show them, and find them. */
const LABEL = 'DEMO'

/**
 * Marks a member as somebody whom a demonstration pretends. Throws for a brand with real money: it
 * has none.
 */
export async function markPretended(db: Db, { merchantCode, currency }: Brand, userName: string): Promise<void> {
  if (!currency.demonstration) throw new Error(`${merchantCode} has real money: nobody is pretended there`)
  await sql`update members.member set pretended = true, label = ${LABEL}
    where merchant_id = ${merchantCode} and user_name = ${userName}`.execute(db)
}
