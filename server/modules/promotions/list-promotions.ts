import type { MerchantCode } from '@senluna/kit/brand.ts'
import {
  PROMOTION_CATEGORIES,
  type promotion,
  type promotions,
  type PromoCard,
} from '@senluna/contract/site/content.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { CLEANER, cleanHtml } from '../../platform/words/clean-html.ts'
import type { Db } from '../../platform/database/db.ts'
import { inLanguage } from '../../platform/words/in-language.ts'
import { outOfPlay } from '../protection/index.ts'
import { offeredPromotions, offeredPromotion, type PromotionRow } from './promotion-store.ts'

const PAGE = 10
/**
 * From the first day on which it may be joined a promotion is open, and over with its last moment.
 */
const ORDER: readonly PromoCard['status'][] = ['JOIN', 'COMING_SOON', 'CLOSED']

/** Who reads promotions, and in which language. */
export interface PromotionReader {
  merchantCode: MerchantCode
  caller: Caller | null
  language: string
}

/**
 * One page of a brand's promotions: open ones, then those to come, then those that are over. Nobody
 * on a break sees any.
 */
export async function promotionsFor(
  db: Db,
  reader: PromotionReader,
  query: QueryOf<typeof promotions>,
  now: Instant,
): Promise<ReplyOf<typeof promotions>> {
  if (await isAway(db, reader, now)) return { list: [], total: 0, categories: [] }
  const rows = await offeredPromotions(db, reader.merchantCode)
  const cards = rows
    .map((row) => cardOf(row, reader.language, now))
    .filter(({ category }) => query.category === undefined || category === query.category)
    .filter(({ status }) => query.status === undefined || status === query.status)
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
  const size = query.pageSize ?? PAGE
  const from = ((query.page ?? 1) - 1) * size
  const offered = new Set(rows.map(({ category }) => category))
  return {
    list: cards.slice(from, from + size),
    total: cards.length,
    categories: PROMOTION_CATEGORIES.filter((category) => offered.has(category)),
  }
}

/** One promotion with its terms. Refuses SYS_NOT_FOUND. */
export async function promotionFor(
  db: Db,
  reader: PromotionReader,
  promotionId: string,
  now: Instant,
): Promise<ReplyOf<typeof promotion>> {
  const row = await offeredPromotion(db, reader.merchantCode, promotionId)
  if (!row || (await isAway(db, reader, now))) throw new Refusal('SYS_NOT_FOUND')
  const terms = inLanguage(row.terms, reader.language) ?? ''
  return {
    ...cardOf(row, reader.language, now),
    facts: (inLanguage(row.facts, reader.language) ?? []).map(([name, value]) => ({ name, value })),
    terms: row.cleaned_by === CLEANER ? terms : cleanHtml(terms),
    version: row.version,
  }
}

const isAway = async (db: Db, { caller }: PromotionReader, now: Instant): Promise<boolean> =>
  caller !== null && (await outOfPlay(db, [caller.memberId], now)).size > 0

const cardOf = (row: PromotionRow, language: string, now: Instant): PromoCard => ({
  id: row.id,
  title: inLanguage(row.titles, language) ?? '',
  summary: inLanguage(row.summaries, language) ?? '',
  image: row.image_url,
  category: row.category,
  type: 'INFO',
  status: row.start_at.getTime() > now ? 'COMING_SOON' : row.end_at && row.end_at.getTime() <= now ? 'CLOSED' : 'JOIN',
  startAt: row.start_at.toISOString(),
  ...(row.end_at ? { endAt: row.end_at.toISOString() } : {}),
})
