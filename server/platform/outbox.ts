import type { EventAudience, EventPayload, EventTopic } from '@senluna/contract/events.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from './database/db.ts'
import { insertEvent } from './live/outbox-store.ts'
import { currentTrace } from './trace.ts'

/** Something that happened, for later modules and for live screens; one of `contract/events.ts`. */
export interface OutboxEvent<Topic extends EventTopic> {
  topic: Topic
  audience: EventAudience<Topic>
  payload: EventPayload<Topic>
  /** Of whoever caused it; absent: the trace under which it is written. */
  traceId?: string
}

/**
 * Writes an event in the transaction of its cause. It is delivered at least once after the commit.
 */
export async function emit<Topic extends EventTopic>(tx: Tx, at: Instant, event: OutboxEvent<Topic>): Promise<void> {
  const { topic, audience, payload, traceId } = event
  await insertEvent(tx, { topic, audience, payload, traceId: traceId ?? currentTrace() ?? null, at })
}
