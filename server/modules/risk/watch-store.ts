import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

export const WATCH_KINDS = ['NAME', 'DEVICE', 'IP', 'BANK', 'ADDRESS'] as const

/** One entry of a brand's watch lists. */
export interface Watch {
  id: Id<'watch'>
  kind: (typeof WATCH_KINDS)[number]
  value: string
  note: string
  added_by: Id<'staff'>
  added_at: Date
}

/** Which of some values stand on the lists, as they are compared. */
export async function watchedAmong(
  db: Db | Tx,
  merchantCode: MerchantCode,
  among: readonly { kind: string; value: string }[],
): Promise<Watch[]> {
  const { rows } = await sql<Watch>`select w.id, w.kind, w.value, w.note, w.added_by, w.added_at
    from unnest(${among.map(({ kind }) => kind)}::text[], ${among.map(({ value }) => value)}::text[]) as k (kind, value)
    join risk.watch w on w.merchant_id = ${merchantCode} and w.kind = k.kind and w.value = k.value and w.removed_at is null
    where k.value <> ''`.execute(db)
  return rows
}
