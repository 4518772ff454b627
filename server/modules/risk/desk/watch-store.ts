import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Watched } from '@senluna/contract/desk/money/risk.ts'

export interface Row {
  id: Id<'watch'>
  kind: Watched['kind']
  value: string
  note: string
  staff_name: string | null
  added_at: Date
}

const COLUMNS = sql.raw(
  'w.id, w.kind, w.value, w.note, s.name as staff_name, w.added_at from risk.watch w left join staff.for_lists s on s.id = w.added_by',
)

/** What a brand watches, the newest first. */
export async function listWatched(
  db: Db,
  query: {
    merchantCode: MerchantCode
    after: Id<'watch'> | null
    kind: string | undefined
    value: string | null
    size: number
  },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} where w.merchant_id = ${query.merchantCode} and w.removed_at is null
      and (${query.after}::uuid is null or w.id < ${query.after}::uuid)
      and (${query.kind ?? null}::text is null or w.kind = ${query.kind ?? null})
      and (${query.value}::text is null or w.value = ${query.value})
    order by w.id desc limit ${query.size + 1}`.execute(db)
  return rows
}

/** Watches a value; one that is watched stays. */
export async function insertWatched(
  tx: Tx,
  row: { merchantCode: MerchantCode; kind: string; value: string; reason: string; staffId: Id<'staff'> },
  now: Instant,
): Promise<void> {
  await sql`insert into risk.watch (id, merchant_id, kind, value, note, added_by, added_at)
      values (${newId<'watch'>(now)}, ${row.merchantCode}, ${row.kind}, ${row.value}, ${row.reason}, ${row.staffId}, ${new Date(now)})
      on conflict do nothing`.execute(tx)
}

/** A value that is watched. */
export async function watchedValue(tx: Tx, merchantCode: MerchantCode, kind: string, value: string): Promise<Row> {
  const { rows } = await sql<Row>`select ${COLUMNS} where w.merchant_id = ${merchantCode} and w.kind = ${kind}
      and w.value = ${value} and w.removed_at is null`.execute(tx)
  return rows[0]!
}

/** What stands on a brand's lists under an id; undefined once it is off. */
export async function watchedOne(tx: Tx, merchantCode: MerchantCode, watch: Id<'watch'>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} where w.id = ${watch} and w.merchant_id = ${merchantCode}
      and w.removed_at is null`.execute(tx)
  return rows[0]
}

/** Takes a value off the list; false when it is off. */
export async function removeWatched(
  tx: Tx,
  { staffId, watch, merchantCode }: { staffId: Id<'staff'>; watch: Id<'watch'>; merchantCode: MerchantCode },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update risk.watch set removed_at = ${new Date(now)}, removed_by = ${staffId}
      where id = ${watch} and merchant_id = ${merchantCode} and removed_at is null`.execute(tx)
  return numAffectedRows === 1n
}
