import type { ReplyOf, QueryOf } from '@senluna/contract/endpoint.ts'
import type { DocumentKind, legalDocument } from '@senluna/contract/site/help.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { cleanHtml } from '../../../platform/words/clean-html.ts'
import { shownIn } from '../texts.ts'
import { type DocumentRow, versionsOf } from './queries/documents.ts'

/**
 * The version that holds, of all there are, the newest first: of the terms what the brand asks to
 * be agreed to, else the latest in force.
 */
export function currentOf(
  brand: Pick<Brand, 'termsVersion'>,
  kind: DocumentKind,
  rows: readonly DocumentRow[],
  now: Instant,
): DocumentRow | undefined {
  const agreed = kind === 'terms' ? rows.find((row) => row.version === brand.termsVersion) : undefined
  return agreed ?? rows.find((row) => row.effective_at.getTime() <= now)
}

/**
 * A version of what people agree to, and which there are. Without `version` it is the one that
 * holds.
 *
 * Refuses SYS_NOT_FOUND.
 */
export async function documentOf(
  db: Db,
  brand: Pick<Brand, 'merchantCode' | 'termsVersion'>,
  question: { language: string; query: QueryOf<typeof legalDocument> },
  now: Instant,
): Promise<ReplyOf<typeof legalDocument>> {
  const { kind, version } = question.query
  const rows = await versionsOf(db, brand.merchantCode, kind)
  const current = currentOf(brand, kind, rows, now)
  const row = version === undefined ? current : rows.find((row) => row.version === version)
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  const { text, language } = shownIn(row.contents, question.query.language ?? question.language)
  return {
    kind,
    version: row.version,
    title: shownIn(row.titles, language).text,
    // Kept as it was agreed to; what today's allow-list would not let through is not shown.
    html: cleanHtml(text),
    language,
    effectiveAt: row.effective_at.toISOString(),
    current: row === current,
    versions: rows.map((row) => ({ version: row.version, effectiveAt: row.effective_at.toISOString() })),
  }
}
