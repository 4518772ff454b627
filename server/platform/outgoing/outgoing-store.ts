import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Channel } from './message.ts'

/** A message to be queued, sealed. */
export interface NewOutgoing {
  id: Id<'outgoing'>
  kind: Channel
  merchantCode: MerchantCode
  purpose: string
  sealed: Buffer
  at: Instant
  expiresAt: Instant
  traceId: string | null
}

/** Queues a message in the transaction of its cause. */
export async function insertOutgoing(tx: Tx, message: NewOutgoing): Promise<void> {
  const { id, kind, merchantCode, purpose, sealed, at, expiresAt, traceId } = message
  await sql`insert into platform.outgoing (id, kind, merchant_id, purpose, sealed, next_at, expires_at, trace_id)
    values (${id}, ${kind}, ${merchantCode}, ${purpose}, ${sealed},
      ${new Date(at)}, ${new Date(expiresAt)}, ${traceId})`.execute(tx)
}

/** A waiting message as it was taken up. */
export interface TakenMessage {
  id: Id<'outgoing'>
  kind: Channel
  merchant_id: MerchantCode
  purpose: string
  sealed: Buffer
  attempts: number
  unsure: boolean
  expires_at: Date
  trace_id: string | null
}

/**
 * Takes up messages of a channel whose time has come, at most `most`. Until `leasedUntil` nobody
 * else takes them up.
 */
export async function takeDue(
  db: Db,
  kind: Channel,
  take: { now: Instant; leasedUntil: Instant; most: number },
): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    with due as (
      select id, unsure from platform.outgoing where kind = ${kind} and next_at <= ${new Date(take.now)}
      order by next_at limit ${take.most} for update skip locked
    )
    update platform.outgoing o set attempts = o.attempts + 1, unsure = true, next_at = ${new Date(take.leasedUntil)}
    from due where o.id = due.id
    returning o.id, o.kind, o.merchant_id, o.purpose, o.sealed, o.attempts, due.unsure, o.expires_at, o.trace_id`.execute(
    db,
  )
  return rows
}

/** Puts a message off; `unsure` when it may have gone out all the same. */
export async function postpone(db: Db, id: Id<'outgoing'>, until: Instant, unsure: boolean): Promise<void> {
  await sql`update platform.outgoing set next_at = ${new Date(until)}, unsure = ${unsure} where id = ${id}`.execute(db)
}

export async function deleteOutgoing(db: Db, id: Id<'outgoing'>): Promise<void> {
  await sql`delete from platform.outgoing where id = ${id}`.execute(db)
}

/** How many messages wait, by channel; a channel without any is left out. */
export async function waitingByChannel(db: Db): Promise<ReadonlyMap<Channel, number>> {
  const { rows } = await sql<{ kind: Channel; count: bigint }>`select kind, count(*) as count from platform.outgoing
    group by kind`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/** Channels with a message that could not be sent `attempts` times and hasn't expired. */
export async function failingChannels(db: Db, attempts: number, now: Instant): Promise<Channel[]> {
  const { rows } = await sql<{ kind: Channel }>`select distinct kind from platform.outgoing
    where attempts >= ${attempts} and expires_at > ${new Date(now)}`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** Channels whose providers take nothing more, and until when. */
export async function channelQuotas(db: Db): Promise<Map<Channel, number>> {
  const { rows } = await sql<{ kind: Channel; until: Date }>`select kind, until from platform.outgoing_quota`.execute(
    db,
  )
  return new Map(rows.map(({ kind, until }) => [kind, until.getTime()]))
}

export async function setQuota(db: Db, kind: Channel, until: number): Promise<void> {
  await sql`insert into platform.outgoing_quota (kind, until) values (${kind}, ${new Date(until)})
    on conflict (kind) do update set until = excluded.until`.execute(db)
}

export async function deleteQuota(db: Db, kind: Channel): Promise<void> {
  await sql`delete from platform.outgoing_quota where kind = ${kind}`.execute(db)
}
