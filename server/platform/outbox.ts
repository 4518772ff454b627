import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from './database/db.ts'
import { currentTrace } from './trace.ts'

/** Something that happened, for later modules and for live screens. */
export interface OutboxEvent {
  topic: string
  /** Whom a live message goes to: a member's id, or `*` for everybody. */
  audience: string
  payload: unknown
  /** Of whoever caused it; absent: the trace under which it is written. */
  traceId?: string
}

/**
 * Writes an event in the transaction of its cause. It is delivered at least once after the commit.
 */
export async function emit(tx: Tx, at: Instant, event: OutboxEvent): Promise<void> {
  await sql`insert into platform.outbox (topic, audience, payload, trace_id, at)
    values (${event.topic}, ${event.audience}, ${JSON.stringify(event.payload)}::jsonb, ${event.traceId ?? currentTrace() ?? null}, ${new Date(at)})`.execute(
    tx,
  )
}
