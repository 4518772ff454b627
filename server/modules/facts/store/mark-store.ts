import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A member to whom something happened. */
export interface Touched {
  memberId: Id<'member'>
  at: Instant
}

/** The zones of brands as a table of a statement. */
export const zonesOf = (brands: readonly Brand[]) =>
  sql`unnest(${brands.map(({ merchantCode }) => merchantCode)}::text[], ${brands.map(({ timeZone }) => timeZone)}::text[])
    as z (merchant_id, zone)`

/** Marks the days on which something happened. A day that is marked stays so. */
export async function markDays(tx: Tx, brands: readonly Brand[], touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return
  await sql`insert into facts.mark (member_id, day)
    select distinct m.id, (e.at at time zone z.zone)::date
    from unnest(${touched.map(({ memberId }) => memberId)}::uuid[], ${touched.map(({ at }) => new Date(at))}::timestamptz[]) as e (id, at)
    join facts.in_members m on m.id = e.id
    join ${zonesOf(brands)} on z.merchant_id = m.merchant_id
    order by 1, 2 on conflict do nothing`.execute(tx)
}

/**
 * Marks the days on which wagers may have counted before they were changed: from the day they were
 * placed on, those that hold their game, or are being worked out.
 */
export async function markEarlier(
  tx: Tx,
  brands: readonly Brand[],
  wagers: readonly Pick<WagerMoved, 'memberId' | 'wagerId' | 'at' | 'step'>[],
): Promise<void> {
  if (wagers.length === 0) return
  await sql`with changed as (
      select w.owner_id, w.game_id, (w.placed_at at time zone z.zone)::date as since, (e.at at time zone z.zone)::date as until
      from unnest(${wagers.map(({ memberId }) => memberId)}::uuid[], ${wagers.map(({ wagerId }) => wagerId)}::uuid[],
        ${wagers.map(({ at }) => new Date(at))}::timestamptz[], ${wagers.map(({ step }) => step === 'win')}::boolean[]) as e (owner_id, id, at, wins)
      -- Most wins settle their wager, and change no day before.
      join facts.in_wagers w on w.owner_id = e.owner_id and w.id = e.id and (w.settled_at < e.at or not e.wins)
      join facts.in_members m on m.id = e.owner_id
      join ${zonesOf(brands)} on z.merchant_id = m.merchant_id),
    days as (
      select p.member_id, p.day from changed c join facts.play p on p.member_id = c.owner_id and p.day >= c.since and p.day < c.until and p.game_id = c.game_id
      union select k.member_id, k.day from changed c join facts.mark k on k.member_id = c.owner_id and k.day >= c.since and k.day < c.until)
    insert into facts.mark (member_id, day) select member_id, day from days order by 1, 2 on conflict do nothing`.execute(
    tx,
  )
}

/** So many days are marked in one night. */
const UNKNOWN_AT_ONCE = 20_000

/**
 * Marks what servers of the version before wrote without knowing of it: days since a day whose best
 * multiple or streak is unknown, the latest first, and a day of each month without its first half.
 */
export async function markUnknown(db: Db, merchantCode: MerchantCode, since: string): Promise<void> {
  await sql`insert into facts.mark (member_id, day)
    (select distinct member_id, day from facts.play where merchant_id = ${merchantCode} and (best_x100 is null or streak is null) and day >= ${since}::date
      order by day desc, member_id limit ${UNKNOWN_AT_ONCE})
    union
    (select member_id, month from facts.months where merchant_id = ${merchantCode} and first_half is null limit ${UNKNOWN_AT_ONCE})
    on conflict do nothing`.execute(db)
}

/** A day of a member that is to be worked out. */
export interface MemberDay {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  day: string
}

/**
 * Takes every mark, while nobody makes facts. Those who mark a day from now on make another
 * mark: what happens while a day is
 * worked out is worked out again.
 */
export async function takeMarks(tx: Tx): Promise<void> {
  await sql`with open as (delete from facts.mark where not taken returning member_id, day)
    insert into facts.mark (member_id, day, taken) select member_id, day, true from open on conflict do nothing`.execute(
    tx,
  )
}

/** How a day of a member is called. */
export const markKey = ({ memberId, day }: Pick<MemberDay, 'memberId' | 'day'>): string => `${memberId} ${day}`

/** Some days that were taken, but for those that were tried. */
export async function takenMarks(db: Db, most: number, tried: readonly string[]): Promise<MemberDay[]> {
  const { rows } = await sql<MemberDay>`
    select k.member_id as "memberId", m.merchant_id as "merchantCode", to_char(k.day, 'YYYY-MM-DD') as day
    from (select member_id, day from facts.mark
      where taken and not (member_id || ' ' || to_char(day, 'YYYY-MM-DD') = any (${tried}::text[])) order by member_id, day limit ${most}) k
    left join facts.in_members m on m.id = k.member_id order by 1, 3`.execute(db)
  return rows
}

/** Of some days those that are taken still: somebody else may have worked them out meanwhile. */
export async function stillTaken(tx: Tx, marks: readonly MemberDay[]): Promise<MemberDay[]> {
  const { rows } = await sql<Pick<MemberDay, 'memberId' | 'day'>>`
    select k.member_id as "memberId", to_char(k.day, 'YYYY-MM-DD') as day from facts.mark k
    join unnest(${marks.map(({ memberId }) => memberId)}::uuid[], ${marks.map(({ day }) => day)}::date[]) as d (member_id, day)
      on k.member_id = d.member_id and k.day = d.day where k.taken`.execute(tx)
  const left = new Set(rows.map(markKey))
  return marks.filter((mark) => left.has(markKey(mark)))
}

/** Forgets days that have been worked out. */
export async function dropMarks(tx: Tx, days: readonly MemberDay[]): Promise<void> {
  await sql`delete from facts.mark k
    using unnest(${days.map(({ memberId }) => memberId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as d (member_id, day)
    where k.taken and k.member_id = d.member_id and k.day = d.day`.execute(tx)
}
