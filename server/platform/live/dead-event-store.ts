import { sql } from 'kysely'
import { problemIn, type StoredEvent } from '@senluna/contract/events/read.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'

/** A row of the outbox that can't be read, and why. */
export interface DeadEvent extends StoredEvent {
  id: bigint
  problem: string
}

/** Puts rows that can't be read aside, with the transaction that took them. */
export async function keepDead(tx: Tx, dead: readonly DeadEvent[], now: Instant): Promise<void> {
  for (const { id, topic, audience, payload, traceId, at, problem } of dead)
    await sql`insert into platform.dead_event (event_id, topic, audience, payload, trace_id, at, problem, found_at)
      values (${id}, ${topic}, ${audience}, ${JSON.stringify(payload)}::jsonb, ${traceId ?? null}, ${new Date(at)}, ${problem},
        ${new Date(now)})`.execute(tx)
}

const AT_ONCE = 1_000

/**
 * Puts those back into the outbox that can be read now: a newer version may have written what an
 * older one couldn't read. Answers how many.
 */
export async function reviveDead(db: Db): Promise<number> {
  const { rows } = await sql<{ no: bigint; topic: string; audience: string; payload: unknown; at: Date }>`
    select no, topic, audience, payload, at from platform.dead_event order by no limit ${AT_ONCE}`.execute(db)
  const readable = rows.filter(
    ({ at, ...row }) => problemIn({ ...row, at: instant(at.getTime()), traceId: undefined }) === undefined,
  )
  if (readable.length === 0) return 0
  const back = await sql`with back as (
      delete from platform.dead_event where no = any (${readable.map(({ no }) => no)}::bigint[])
      returning no, topic, audience, payload, trace_id, at
    ) insert into platform.outbox (topic, audience, payload, trace_id, at)
    select topic, audience, payload, trace_id, at from back order by no`.execute(db)
  return Number(back.numAffectedRows ?? 0n)
}

/** How many events of each topic lie aside. */
export async function deadEvents(db: Db): Promise<{ topic: string; count: number }[]> {
  const { rows } = await sql<{ topic: string; count: number }>`
    select topic, count(*)::integer as count from platform.dead_event group by topic order by topic`.execute(db)
  return rows
}
