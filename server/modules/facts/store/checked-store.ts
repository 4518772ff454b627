import { sql } from 'kysely'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/** The last day of a brand that was compared. */
export async function lastChecked(db: Db, merchantCode: MerchantCode): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select to_char(max(day), 'YYYY-MM-DD') as day from facts.checked
    where merchant_id = ${merchantCode}`.execute(db)
  return rows[0]?.day ?? undefined
}

/** The first day on which a brand had money or a member who could have played. */
export async function oldestDay(db: Db, { merchantCode, timeZone }: Brand): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least((select min(day) from facts.money where merchant_id = ${merchantCode}),
      (select min((created_at at time zone ${timeZone})::date) from facts.in_members where merchant_id = ${merchantCode})), 'YYYY-MM-DD') as day`.execute(
    db,
  )
  return rows[0]?.day ?? undefined
}

/** Keeps that a day was compared, and of how many members facts were made anew. */
export async function keepChecked(
  db: Db,
  merchantCode: MerchantCode,
  day: string,
  now: Instant,
  mended: number,
): Promise<void> {
  await sql`insert into facts.checked (merchant_id, day, checked_at, mended) values (${merchantCode}, ${day}::date, ${new Date(now)}, ${mended})
    on conflict (merchant_id, day) do update set checked_at = excluded.checked_at, mended = excluded.mended`.execute(db)
}

/** Days of a brand on which facts were made anew when they were compared last, the latest first. */
export async function mendedDays(db: Db, merchantCode: MerchantCode): Promise<{ day: string; members: number }[]> {
  const { rows } = await sql<{ day: string; members: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, mended as members from facts.checked
    where merchant_id = ${merchantCode} and mended > 0 order by checked_at desc, day desc limit 3`.execute(db)
  return rows
}

/** Of each brand when facts were checked last, and of how many members they were wrong since. */
export async function checksSince(db: Db, since: Date): Promise<{ merchant: string; last: Date; mended: number }[]> {
  const { rows } = await sql<{ merchant: string; last: Date; mended: number }>`
    select merchant_id as merchant, max(checked_at) as last,
      coalesce(sum(mended) filter (where checked_at >= ${since}), 0)::integer as mended
    from facts.checked group by merchant_id`.execute(db)
  return rows
}
