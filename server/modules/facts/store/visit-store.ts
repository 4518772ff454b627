import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

const SALT_BYTES = 32

/** The salt of a day, the same for every process. */
export async function saltOf(db: Db, day: BusinessDate): Promise<Buffer> {
  await sql`insert into facts.visit_salt (day, salt) values (${day}, ${randomBytes(SALT_BYTES)})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ salt: Buffer }>`select salt from facts.visit_salt where day = ${day}`.execute(db)
  return rows[0]!.salt
}

/** Adds those of some visitors of a day who were not counted on it yet, in one statement. */
export async function addVisitors(
  db: Db,
  { merchantCode, day }: { merchantCode: MerchantCode; day: BusinessDate },
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`with fresh as (
      insert into facts.visitor (merchant_id, day, hash)
      select ${merchantCode}, ${day}, hash from unnest(${[...hashes]}::bytea[]) as given (hash) order by hash
      on conflict do nothing returning 1)
    insert into facts.visit as v (merchant_id, day, visitors)
    select ${merchantCode}, ${day}, count(*) from fresh having count(*) > 0
    on conflict (merchant_id, day) do update set visitors = v.visitors + excluded.visitors`.execute(db)
}

/** Forgets who was counted on the days before one, and the salts: their counts stay. */
export async function forgetVisitors(db: Db, before: string): Promise<void> {
  await sql`delete from facts.visitor where day < ${before}`.execute(db)
  await sql`delete from facts.visit_salt where day < ${before}`.execute(db)
}

/** The visits of each week from a day on, by the week's Monday; each browser once a day. */
export async function visitsSince(
  db: Db,
  merchantCode: MerchantCode,
  since: string,
): Promise<{ week: string; visits: number }[]> {
  const { rows } = await sql<{ week: string; visits: number }>`
    select to_char(date_trunc('week', day::timestamp), 'YYYY-MM-DD') as week, sum(visitors)::integer as visits
    from facts.visit where merchant_id = ${merchantCode} and day >= ${since} group by 1 order by 1 desc`.execute(db)
  return rows
}
