import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { CLEANER } from '../../../platform/words/clean-html.ts'
import { RESERVED, type DocumentDraft, type HelpArticleDraft, type HelpCategoryDraft } from './help.ts'
import { areTexts, cleanTexts } from '../texts.ts'

const ID = /^[a-z0-9][a-z0-9-]{0,59}$/
const ICON = /^[a-z][a-z-]{0,29}$/
const VERSION = /^\d{4}-\d{2}-\d{2}[a-z]?$/
const NAME_MOST = 60
const TITLE_MOST = 120
const ARTICLE_MOST = 40_000
const DOCUMENT_MOST = 200_000

function refuseBroken(checks: readonly (readonly [field: string, fine: boolean])[]): void {
  const fields = checks.filter(([, fine]) => !fine).map(([field]) => ({ field }))
  if (fields.length > 0) throw new Refusal('VAL_FIELD', { fields })
}

/** Writes a heading of help. Refuses VAL_FIELD. */
export async function saveHelpCategory(tx: Tx, merchantCode: MerchantCode, draft: HelpCategoryDraft): Promise<void> {
  refuseBroken([
    ['id', ID.test(draft.id)],
    ['parentId', draft.parentId !== draft.id],
    ['names', areTexts(draft.names, NAME_MOST)],
    ['icon', ICON.test(draft.icon)],
  ])
  await sql`insert into content.help_category (merchant_id, id, parent_id, names, icon, sort)
    values (${merchantCode}, ${draft.id}, ${draft.parentId ?? null}, ${JSON.stringify(draft.names)}::jsonb, ${draft.icon}, ${draft.sort})
    on conflict (merchant_id, id) do update set parent_id = excluded.parent_id, names = excluded.names, icon = excluded.icon,
      sort = excluded.sort`.execute(tx)
}

/**
 * Writes an article of help, its HTML cleaned. Saved as it stands, it keeps its date. Refuses
 * VAL_FIELD.
 */
export async function saveHelpArticle(
  tx: Tx,
  merchantCode: MerchantCode,
  draft: HelpArticleDraft,
  now: Instant,
): Promise<void> {
  refuseBroken([
    ['id', ID.test(draft.id) && !RESERVED.includes(draft.id)],
    ['titles', areTexts(draft.titles, TITLE_MOST)],
    ['contents', areTexts(draft.contents, ARTICLE_MOST)],
  ])
  await sql`insert into content.help_article as a (merchant_id, id, category_id, titles, contents, cleaned_by, sort, updated_at)
    values (${merchantCode}, ${draft.id}, ${draft.categoryId}, ${JSON.stringify(draft.titles)}::jsonb,
      ${JSON.stringify(cleanTexts(draft.contents))}::jsonb, ${CLEANER}, ${draft.sort}, ${new Date(now)})
    on conflict (merchant_id, id) do update set category_id = excluded.category_id, titles = excluded.titles,
      contents = excluded.contents, cleaned_by = excluded.cleaned_by, sort = excluded.sort,
      updated_at = case when (a.titles, a.contents) is distinct from (excluded.titles, excluded.contents)
        then excluded.updated_at else a.updated_at end`.execute(tx)
}

/** Takes an article away; when it is gone already, nothing happens. */
export async function removeHelpArticle(tx: Tx, merchantCode: MerchantCode, id: string): Promise<void> {
  await sql`delete from content.help_article where merchant_id = ${merchantCode} and id = ${id}`.execute(tx)
}

/**
 * Adds a version of the terms or the privacy notice.
 *
 * One that is there stays as it is, whatever is given: somebody may have agreed to it. Refuses
 * VAL_FIELD.
 */
export async function addDocument(
  tx: Tx,
  merchantCode: MerchantCode,
  draft: DocumentDraft,
  effectiveAt: Instant,
): Promise<void> {
  refuseBroken([
    ['version', VERSION.test(draft.version)],
    ['titles', areTexts(draft.titles, TITLE_MOST)],
    ['contents', areTexts(draft.contents, DOCUMENT_MOST)],
  ])
  await sql`insert into content.document (merchant_id, kind, version, titles, contents, effective_at)
    values (${merchantCode}, ${draft.kind}, ${draft.version}, ${JSON.stringify(draft.titles)}::jsonb,
      ${JSON.stringify(cleanTexts(draft.contents))}::jsonb, ${new Date(effectiveAt)})
    on conflict (merchant_id, kind, version) do nothing`.execute(tx)
}
