import type { Brand } from '@senluna/kit/brand.ts'
import {
  PROMOTION_CATEGORIES,
  type promotion,
  type promotions,
  type PromoCard,
} from '@senluna/contract/site/content.ts'
import type { QueryOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { CLEANER, cleanHtml } from '../../platform/words/clean-html.ts'
import type { Db } from '../../platform/database/db.ts'
import { inLanguage } from '../../platform/words/in-language.ts'
import type { FreeTickets } from '../families/index.ts'
import { outOfPlay } from '../protection/index.ts'
import { agreedWords, ownPromotion } from './participation/own-promotion-store.ts'
import type { PromotionRow } from './promotion-store.ts'
import { meantPromotion, meantPromotions, vipLevelOf } from './segments/audience-store.ts'
import { offerOf, opensAt, statusesOf, type OfferReader } from './standing.ts'

const PAGE = 10
/** What waits for the reader first, then what is open, what is to come and what is over. */
const ORDER: readonly PromoCard['status'][] = [
  'ISSUED',
  'SIGNED',
  'APPLYING',
  'REJECTED',
  'JOIN',
  'PROCESS',
  'CLAIMED',
  'COMING_SOON',
  'CLOSED',
]

/** Who reads promotions, and in which language. */
export interface PromotionReader {
  brand: Brand
  caller: Caller | null
  language: string
}

/**
 * One page of a brand's promotions for their reader: open ones, then those to come, then those that
 * are over. Nobody on a break sees any.
 */
export async function promotionsFor(
  db: Db,
  reader: PromotionReader,
  query: QueryOf<typeof promotions>,
  now: Instant,
): Promise<ReplyOf<typeof promotions>> {
  if (await isAway(db, reader, now)) return { list: [], total: 0, categories: [] }
  const rows = (await meantPromotions(db, reader.brand, standingOf(reader, now).memberId, now)).filter(isOwnPage)
  const statuses = await statusesOf(db, standingOf(reader, now), rows)
  const level = await vipLevelOf(db, standingOf(reader, now).memberId)
  const cards = rows
    .map((row) => cardOf(row, reader, { status: statuses.get(row.id)!, level }, now))
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

/**
 * One promotion with its terms; one that is over or stopped only for who still has something of it,
 * who reads the terms as they were on joining.
 * Refuses SYS_NOT_FOUND.
 */
export async function promotionFor(
  db: Db,
  reader: PromotionReader,
  { promotionId, tickets }: { promotionId: string; /** Who gives free tickets. */ tickets: FreeTickets },
  now: Instant,
): Promise<ReplyOf<typeof promotion>> {
  const { memberId } = standingOf(reader, now)
  const row =
    (await meantPromotion(db, reader.brand, { memberId, promotionId, now })) ??
    (memberId === null ? undefined : await ownPromotion(db, reader.brand.merchantCode, { memberId, promotionId, now }))
  if (!row || !isOwnPage(row) || (await isAway(db, reader, now))) throw new Refusal('SYS_NOT_FOUND')
  const standing = standingOf(reader, now)
  const status = (await statusesOf(db, standing, [row])).get(row.id)!
  // Who can join it now reads what it says now.
  const agreed =
    memberId === null || status === 'JOIN'
      ? undefined
      : await agreedWords(db, reader.brand.merchantCode, { memberId, promotionId: row.id, now })
  const shown = { ...row, ...agreed }
  const terms = inLanguage(shown.terms, reader.language) ?? ''
  const offer = await offerOf(db, standing, shown, reader.language, tickets)
  return {
    ...cardOf(shown, reader, { status, level: await vipLevelOf(db, memberId) }, now),
    facts: (inLanguage(shown.facts, reader.language) ?? []).map(([name, value]) => ({ name, value })),
    terms: shown.cleaned_by === CLEANER ? terms : cleanHtml(terms),
    version: row.version,
    ...(offer ? { offer } : {}),
  }
}

/** Missions stand on a page of their own. */
const isOwnPage = ({ rules }: Pick<PromotionRow, 'rules'>): boolean => rules.kind !== 'MISSION'

const isAway = async (db: Db, { caller }: PromotionReader, now: Instant): Promise<boolean> =>
  caller !== null && (await outOfPlay(db, [caller.memberId], now)).size > 0

/** Who has nothing to take (free play, an assistant) reads what a guest does. */
const standingOf = ({ brand, caller }: PromotionReader, now: Instant): OfferReader => {
  const takes = caller !== null && caller.type !== ACCOUNT_TYPE.TRIAL && caller.type !== ACCOUNT_TYPE.ASSISTANT
  return { brand, memberId: takes ? caller.memberId : null, now }
}

const cardOf = (
  row: PromotionRow,
  { brand, language }: PromotionReader,
  { status, level }: { status: PromoCard['status']; /** The reader's. */ level: number },
  now: Instant,
): PromoCard => ({
  id: row.id,
  title: inLanguage(row.titles, language) ?? '',
  summary: inLanguage(row.summaries, language) ?? '',
  image: row.image_url,
  category: row.category,
  type: row.rules.kind,
  status,
  startAt: opensAt(row, brand, now).toISOString(),
  ...(row.end_at ? { endAt: row.end_at.toISOString() } : {}),
  ...(row.vip_from > level ? { vip: row.vip_from } : {}),
})
