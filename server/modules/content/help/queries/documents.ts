import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { Texts } from '../../notices/notice.ts'

export interface DocumentRow {
  version: string
  titles: Texts
  contents: Texts
  effective_at: Date
}

/** All versions of a document, the newest first. */
export async function versionsOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  kind: 'terms' | 'privacy',
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`select version, titles, contents, effective_at from content.document
    where merchant_id = ${merchantCode} and kind = ${kind} order by version desc`.execute(db)
  return rows
}
