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

/** What a template is kept as. */
export interface TemplateRow {
  merchantCode: MerchantCode
  id: string
  tab: contract.MessageTemplate['tab']
  titles: Record<string, string>
  contents: Record<string, string>
  route: string | undefined
  name: string
}

/** Writes a new template; none where its name is taken. */
export async function insertTemplate(tx: Tx, row: TemplateRow, now: Instant): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`insert into messages.message_template (merchant_id, id, tab, titles, contents, route, changed_by, changed_at)
      values (${row.merchantCode}, ${row.id}, ${row.tab}, ${JSON.stringify(row.titles)}::jsonb, ${JSON.stringify(row.contents)}::jsonb,
        ${row.route ?? null}, ${row.name}, ${new Date(now)})
      on conflict (merchant_id, id) do nothing returning *`.execute(tx)
  return rows[0]
}

/** Changes a template that was last changed at `seen`; none where it was changed since. */
export async function updateTemplate(tx: Tx, row: TemplateRow, seen: Date, now: Instant): Promise<Row | undefined> {
  const { rows } = await sql<Row>`update messages.message_template
      set tab = ${row.tab}, titles = ${JSON.stringify(row.titles)}::jsonb, contents = ${JSON.stringify(row.contents)}::jsonb,
        route = ${row.route ?? null}, changed_by = ${row.name}, changed_at = ${new Date(now)}
      where merchant_id = ${row.merchantCode} and id = ${row.id}
        and date_trunc('milliseconds', changed_at) = ${seen}
      returning *`.execute(tx)
  return rows[0]
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
