import type { MerchantCode } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Clock } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Message } from './message.ts'

/** So many are kept for each brand; older ones go. */
const MOST = 200

/** A message as the outbox shows it. */
export interface KeptMessage {
  id: string
  at: Date
  message: Message
}

/** Keeps a message, once for its key, and drops the oldest of its brand. */
export async function keepMessage(db: Db, clock: Clock, key: string, message: Message): Promise<void> {
  const { merchantCode } = message.brand
  await sql`insert into platform.kept_message (id, at, merchant_id, message)
    values (${id<'outgoing'>(key)}, ${new Date(clock.now())}, ${merchantCode}, ${JSON.stringify(message)}::jsonb)
    on conflict do nothing`.execute(db)
  await sql`delete from platform.kept_message where merchant_id = ${merchantCode} and id in (
    select id from platform.kept_message where merchant_id = ${merchantCode} order by at desc, id desc offset ${MOST})`.execute(
    db,
  )
}

/** What a brand's outbox holds, the newest first. */
export async function keptMessages(db: Db, merchantCode: MerchantCode): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`select id, at, message from platform.kept_message
    where merchant_id = ${merchantCode} order by at desc, id desc limit ${MOST}`.execute(db)
  return rows
}
