import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { deliveryOf } from '../events.ts'
import type { Parts } from '../parts.ts'
import type { Tx } from '../platform/database/db.ts'
import type { LiveOut } from '../platform/live/message.ts'
import { readRows } from '../platform/live/relay.ts'
import type { OutboxRow } from '../platform/live/outbox-store.ts'

type Needed = Pick<Parts, 'brands' | 'clock' | 'database' | 'outgoing' | 'push' | 'winners'>

/** Hands rows of the outbox to the modules, as the relay would. Answers the messages for pages. */
export function handled(parts: Needed, tx: Tx, rows: readonly OutboxRow[]): Promise<LiveOut[]> {
  const { events, dead } = readRows(rows)
  assert.deepEqual(dead, [])
  return deliveryOf(parts).handle(tx, events)
}

/** Takes everything from the outbox, or the rows of a topic, and hands it to the modules. */
export const relayed = (parts: Needed, topic?: string): Promise<LiveOut[]> =>
  parts.database.db.transaction().execute(async (tx) => {
    const { rows } =
      await sql<OutboxRow>`delete from platform.outbox where ${topic ?? null}::text is null or topic = ${topic ?? null}
      returning *`.execute(tx)
    return handled(parts, tx, rows)
  })
