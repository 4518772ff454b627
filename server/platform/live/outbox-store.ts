import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'

/** An event to be stored; `payload` is any JSON. */
export interface NewOutboxRow {
  topic: string
  audience: string
  payload: unknown
  traceId: string | null
  at: Instant
}

/** Writes an event in the transaction of its cause. */
export async function insertEvent(tx: Tx, event: NewOutboxRow): Promise<void> {
  await sql`insert into platform.outbox (topic, audience, payload, trace_id, at)
    values (${event.topic}, ${event.audience}, ${JSON.stringify(event.payload)}::jsonb, ${event.traceId}, ${new Date(event.at)})`.execute(
    tx,
  )
}

/** Whether an event waits. */
export async function hasEvents(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from platform.outbox limit 1`.execute(db)
  return rows.length > 0
}

/** A row of the outbox. */
export interface OutboxRow {
  id: bigint
  topic: string
  audience: string
  payload: unknown
  trace_id: string | null
  at: Date
}

/**
 * Takes the oldest events out, in no order, at most `most`; what another relay takes is left to it.
 */
export async function takeEvents(tx: Tx, most: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    delete from platform.outbox where id in (select id from platform.outbox order by id limit ${most} for update skip locked)
    returning id, topic, audience, payload, trace_id, at`.execute(tx)
  return rows
}
