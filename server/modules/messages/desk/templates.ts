import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/brand/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { areTexts } from '../../../platform/words/in-language.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { staffDid } from '../../staff/index.ts'

const PAGE = 50
const ID = /^[a-z0-9-]{1,40}$/
const TITLE_MOST = 120
const CONTENT_MOST = 20_000

interface Row {
  id: string
  tab: contract.MessageTemplate['tab']
  titles: Record<string, string>
  contents: Record<string, string>
  route: string | null
  changed_by: string
  changed_at: Date
}

const templateOf = (row: Row): contract.MessageTemplate => ({
  id: row.id,
  tab: row.tab,
  titles: row.titles,
  contents: row.contents,
  ...(row.route === null ? {} : { route: row.route }),
  changedBy: row.changed_by,
  changedAt: row.changed_at.toISOString(),
})

/** The templates of the brand, by name. Refuses VAL_FIELD for a key that was never given out. */
export async function templates(db: Db, { brand, query }: Call<typeof contract.messageTemplates>) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !ID.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const { rows } = await sql<Row>`select * from messages.message_template
    where merchant_id = ${brand.merchantCode} and id > ${query.after ?? ''} order by id limit ${size + 1}`.execute(db)
  return pageOf(rows, size, (last) => last.id, templateOf)
}

/** One template of a brand. */
export async function templateById(db: Db | Tx, merchantCode: MerchantCode, id: string) {
  const { rows } = await sql<Row>`select * from messages.message_template
    where merchant_id = ${merchantCode} and id = ${id}`.execute(db)
  return rows[0] && templateOf(rows[0])
}

/**
 * Writes a template, its HTML cleaned. Refuses VAL_FIELD for what can't be shown, and for languages
 * with one half only.
 */
export function saveTemplate(db: Db, call: Call<typeof contract.saveTemplate>): Promise<contract.MessageTemplate> {
  const { body, brand, caller, params, now } = call
  const { id = '' } = params
  const languages = (texts: Readonly<Record<string, string>>) => Object.keys(texts).toSorted().join()
  const checks: [field: string, fine: boolean][] = [
    ['id', ID.test(id)],
    ['titles', areTexts(body.titles, TITLE_MOST)],
    ['contents', areTexts(body.contents, CONTENT_MOST) && languages(body.contents) === languages(body.titles)],
  ]
  const broken = checks.filter(([, fine]) => !fine).map(([field]) => ({ field }))
  if (broken.length > 0) throw new Refusal('VAL_FIELD', { fields: broken })
  const contents = Object.fromEntries(
    Object.entries(body.contents).map(([language, html]) => [language, cleanHtml(html)]),
  )
  return db.transaction().execute(async (tx) => {
    const before = await templateById(tx, brand.merchantCode, id)
    const { rows } =
      await sql<Row>`insert into messages.message_template (merchant_id, id, tab, titles, contents, route, changed_by, changed_at)
      values (${brand.merchantCode}, ${id}, ${body.tab}, ${JSON.stringify(body.titles)}::jsonb, ${JSON.stringify(contents)}::jsonb,
        ${body.route ?? null}, ${caller.name}, ${new Date(now)})
      on conflict (merchant_id, id) do update set tab = excluded.tab, titles = excluded.titles, contents = excluded.contents,
        route = excluded.route, changed_by = excluded.changed_by, changed_at = excluded.changed_at returning *`.execute(
        tx,
      )
    await staffDid(tx, call, {
      action: 'content.template',
      object: { kind: 'template', id },
      ...(before ? { before: { tab: before.tab, titles: before.titles } } : {}),
      after: { tab: body.tab, titles: body.titles },
    })
    return templateOf(rows[0]!)
  })
}

/** Takes a template away. Refuses SYS_NOT_FOUND. */
export const removeTemplate = (db: Db, call: Call<typeof contract.removeTemplate>) =>
  db.transaction().execute(async (tx) => {
    const { brand, params } = call
    const { id = '' } = params
    const { rows } = await sql<Row>`delete from messages.message_template
      where merchant_id = ${brand.merchantCode} and id = ${id} returning *`.execute(tx)
    if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
    await staffDid(tx, call, {
      action: 'content.template',
      object: { kind: 'template', id },
      before: { tab: rows[0].tab, titles: rows[0].titles },
    })
    return { removed: true }
  })
