import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type * as contract from '@senluna/contract/desk/brand/content.ts'

export interface Row {
  id: string
  tab: contract.MessageTemplate['tab']
  titles: Record<string, string>
  contents: Record<string, string>
  route: string | null
  changed_by: string
  changed_at: Date
}

/** One template of a brand. */
export async function templateById(db: Db | Tx, merchantCode: MerchantCode, id: string) {
  const { rows } = await sql<Row>`select * from messages.message_template
    where merchant_id = ${merchantCode} and id = ${id}`.execute(db)
  return rows[0] && templateOf(rows[0])
}

/** A brand's templates by id, a page and one. */
export async function listTemplates(
  db: Db,
  merchantCode: MerchantCode,
  after: string | undefined,
  size: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from messages.message_template
    where merchant_id = ${merchantCode} and id > ${after ?? ''} order by id limit ${size + 1}`.execute(db)
  return rows
}

/** Writes a template, new or changed. */
export async function putTemplate(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    id: string
    tab: 'SYSTEM' | 'PROMOTION' | 'PERSONAL'
    titles: Record<string, string>
    contents: { [k: string]: string }
    route: string | undefined
    name: string
  },
  now: Instant,
): Promise<Row> {
  const { rows } =
    await sql<Row>`insert into messages.message_template (merchant_id, id, tab, titles, contents, route, changed_by, changed_at)
      values (${row.merchantCode}, ${row.id}, ${row.tab}, ${JSON.stringify(row.titles)}::jsonb, ${JSON.stringify(row.contents)}::jsonb,
        ${row.route ?? null}, ${row.name}, ${new Date(now)})
      on conflict (merchant_id, id) do update set tab = excluded.tab, titles = excluded.titles, contents = excluded.contents,
        route = excluded.route, changed_by = excluded.changed_by, changed_at = excluded.changed_at returning *`.execute(
      tx,
    )
  return rows[0]!
}

/** Deletes a template. */
export async function deleteTemplate(tx: Tx, merchantCode: MerchantCode, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`delete from messages.message_template
      where merchant_id = ${merchantCode} and id = ${id} returning *`.execute(tx)
  return rows[0]
}

export const templateOf = (row: Row): contract.MessageTemplate => ({
  id: row.id,
  tab: row.tab,
  titles: row.titles,
  contents: row.contents,
  ...(row.route === null ? {} : { route: row.route }),
  changedBy: row.changed_by,
  changedAt: row.changed_at.toISOString(),
})
