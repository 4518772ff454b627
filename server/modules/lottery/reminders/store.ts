import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

type Owner = Id<'member'>

/** A member's reminders: minutes by region. */
export async function remindersOf(db: Db, owner: Owner): Promise<ReadonlyMap<ResultRegion, number>> {
  const { rows } = await sql<{ region: ResultRegion; minutes: number }>`
    select region, minutes from lottery.reminder where owner_id = ${owner}`.execute(db)
  return new Map(rows.map(({ region, minutes }) => [region, minutes]))
}

export async function keepReminder(
  db: Db,
  owner: Owner,
  { region, minutes }: { region: ResultRegion; minutes: number },
  now: Instant,
): Promise<void> {
  await sql`insert into lottery.reminder (owner_id, region, minutes, changed_at)
    values (${owner}, ${region}, ${minutes}, ${new Date(now)})
    on conflict (owner_id, region) do update set minutes = excluded.minutes, changed_at = excluded.changed_at`.execute(
    db,
  )
}

export async function deleteReminder(db: Db, owner: Owner, region: ResultRegion): Promise<void> {
  await sql`delete from lottery.reminder where owner_id = ${owner} and region = ${region}`.execute(db)
}

/** A draw that still takes bets. */
export interface ClosingDraw {
  no: number
  game: string
  day: string
  lockAt: Date
}

/** The draws of some games that close within a span, those that close first in front. */
export async function closingDraws(
  db: Db,
  { games, zone, until }: { games: readonly string[]; zone: string; until: Instant },
  now: Instant,
): Promise<ClosingDraw[]> {
  const { rows } = await sql<ClosingDraw>`
    select no, game, to_char(draw_at at time zone ${zone}, 'YYYY-MM-DD') as day, lock_at as "lockAt" from lottery.draw
    where state = ${DRAW_STATE.OPEN} and lock_at > ${new Date(now)} and lock_at <= ${new Date(until)}
      and game = any (${[...games]}::text[]) order by lock_at, no`.execute(db)
  return rows
}

/** The lowest lock of some games' draws to come, by game. */
export async function nextLocks(
  db: Db,
  games: readonly string[],
  now: Instant,
): Promise<{ game: string; lockAt: Date }[]> {
  const { rows } = await sql<{ game: string; lockAt: Date }>`
    select g.code as game, d.lock_at as "lockAt" from unnest(${[...games]}::text[]) g(code) cross join lateral
      (select lock_at from lottery.draw d where d.game = g.code and d.draw_at > ${new Date(now)} and d.lock_at > ${new Date(now)}
        and d.state = ${DRAW_STATE.OPEN} order by d.draw_at limit 1) d`.execute(db)
  return rows
}

/** Who is to be reminded of a region's draw of a day, a page of them after a member. */
export async function dueReminders(
  db: Db,
  { region, day, minutesLeft }: { region: ResultRegion; day: string; minutesLeft: number },
  { after, most }: { after: Owner | undefined; most: number },
): Promise<Owner[]> {
  const { rows } = await sql<{ owner_id: Owner }>`select owner_id from lottery.reminder
    where region = ${region} and minutes >= ${minutesLeft} and reminded_on is distinct from ${day}::date
      and (${after ?? null}::uuid is null or owner_id > ${after ?? null}::uuid)
    order by owner_id limit ${most}`.execute(db)
  return rows.map((row) => row.owner_id)
}

/** Of some members those who have bet on one of some draws. */
export async function bettorsAmong(
  db: Db,
  draws: readonly number[],
  owners: readonly Owner[],
): Promise<ReadonlySet<Owner>> {
  const { rows } = await sql<{ owner_id: Owner }>`select distinct owner_id from lottery.ticket
    where draw_no = any (${[...draws]}::integer[]) and owner_id = any (${[...owners]}::uuid[])`.execute(db)
  return new Set(rows.map((row) => row.owner_id))
}

/**
 * Takes a reminder to be sent; false when it was sent or ended meanwhile. Whoever takes it sends
 * it.
 */
export async function takeReminder(
  tx: Tx,
  owner: Owner,
  { region, day }: { region: ResultRegion; day: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update lottery.reminder set reminded_on = ${day}::date
    where owner_id = ${owner} and region = ${region} and reminded_on is distinct from ${day}::date`.execute(tx)
  return numAffectedRows > 0n
}
