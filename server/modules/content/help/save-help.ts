import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { RESERVED, type DocumentDraft, type HelpArticleDraft, type HelpCategoryDraft } from './help.ts'
import { areTexts } from '../texts.ts'
import { putCategory, putArticle, insertDocument } from './help-store.ts'

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
  await putCategory(tx, merchantCode, draft)
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
  await putArticle(tx, merchantCode, draft, now)
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
  await insertDocument(tx, merchantCode, draft, effectiveAt)
}
