import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { HelpCategoryDraft, HelpArticleDraft, DocumentDraft } from './help.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { cleanTexts } from '../texts.ts'
import { CLEANER } from '../../../platform/words/clean-html.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Takes an article away; when it is gone already, nothing happens. */
export async function removeHelpArticle(tx: Tx, merchantCode: MerchantCode, id: string): Promise<void> {
  await sql`delete from content.help_article where merchant_id = ${merchantCode} and id = ${id}`.execute(tx)
}

/** Writes a heading, new or changed. */
export async function putCategory(tx: Tx, merchantCode: MerchantCode, draft: HelpCategoryDraft): Promise<void> {
  await sql`insert into content.help_category (merchant_id, id, parent_id, names, icon, sort)
    values (${merchantCode}, ${draft.id}, ${draft.parentId ?? null}, ${JSON.stringify(draft.names)}::jsonb, ${draft.icon}, ${draft.sort})
    on conflict (merchant_id, id) do update set parent_id = excluded.parent_id, names = excluded.names, icon = excluded.icon,
      sort = excluded.sort`.execute(tx)
}

/** Writes an article, new or changed, unless staff have written it or taken it off. */
export async function putArticle(
  tx: Tx,
  merchantCode: MerchantCode,
  draft: HelpArticleDraft,
  now: Instant,
): Promise<void> {
  await sql`insert into content.help_article as a (merchant_id, id, category_id, titles, contents, cleaned_by, sort, updated_at)
    values (${merchantCode}, ${draft.id}, ${draft.categoryId}, ${JSON.stringify(draft.titles)}::jsonb,
      ${JSON.stringify(cleanTexts(draft.contents))}::jsonb, ${CLEANER}, ${draft.sort}, ${new Date(now)})
    on conflict (merchant_id, id) do update set category_id = excluded.category_id, titles = excluded.titles,
      contents = excluded.contents, cleaned_by = excluded.cleaned_by, sort = excluded.sort,
      updated_at = case when (a.titles, a.contents) is distinct from (excluded.titles, excluded.contents)
        then excluded.updated_at else a.updated_at end
      where not a.by_staff`.execute(tx)
}

/** Adds a version of a document; one that is there stays. */
export async function insertDocument(
  tx: Tx,
  merchantCode: MerchantCode,
  draft: DocumentDraft,
  effectiveAt: Instant,
): Promise<void> {
  await sql`insert into content.document (merchant_id, kind, version, titles, contents, effective_at)
    values (${merchantCode}, ${draft.kind}, ${draft.version}, ${JSON.stringify(draft.titles)}::jsonb,
      ${JSON.stringify(cleanTexts(draft.contents))}::jsonb, ${new Date(effectiveAt)})
    on conflict (merchant_id, kind, version) do nothing`.execute(tx)
}
