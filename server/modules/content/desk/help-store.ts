import { sql } from 'kysely'
import type { DeskArticle } from '@senluna/contract/desk/brand/help.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { CLEANER } from '../../../platform/words/clean-html.ts'
import { cleanTexts } from '../texts.ts'

/** An article as staff see it, also where it is off the site. */
export async function articleById(
  db: Db | Tx,
  merchantCode: MerchantCode,
  id: string,
): Promise<DeskArticle | undefined> {
  const { rows } = await sql<DeskArticle>`
    select id, category_id as "categoryId", titles, contents, sort, shown, version from content.help_article
    where merchant_id = ${merchantCode} and id = ${id}`.execute(db)
  return rows[0]
}

/** Writes an article as staff want it, and shows it. False when it is another than was read. */
export async function writeArticle(
  tx: Tx,
  merchantCode: MerchantCode,
  article: Omit<DeskArticle, 'shown'>,
  now: Instant,
): Promise<boolean> {
  const { id, categoryId, titles, sort, version } = article
  const contents = cleanTexts(article.contents)
  const { numAffectedRows } = await sql`
    insert into content.help_article as a
      (merchant_id, id, category_id, titles, contents, cleaned_by, sort, updated_at, by_staff)
    select ${merchantCode}, ${id}, ${categoryId}, ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(contents)}::jsonb,
      ${CLEANER}, ${sort}, ${new Date(now)}, true
    where ${version} = 0 or exists (select from content.help_article where merchant_id = ${merchantCode} and id = ${id})
    on conflict (merchant_id, id) do update set category_id = excluded.category_id, titles = excluded.titles,
      contents = excluded.contents, cleaned_by = excluded.cleaned_by, sort = excluded.sort,
      updated_at = excluded.updated_at, by_staff = true, shown = true, version = a.version + 1
      where a.version = ${version}`.execute(tx)
  return numAffectedRows === 1n
}

/** Takes an article off the site; false for none. */
export async function hideArticle(tx: Tx, merchantCode: MerchantCode, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update content.help_article set shown = false, by_staff = true, version = version + 1
    where merchant_id = ${merchantCode} and id = ${id} and shown`.execute(tx)
  return numAffectedRows === 1n
}
