import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PromoCard, PROMOTION_CATEGORIES } from '@senluna/contract/site/content.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import type { Texts } from '../../platform/words/in-language.ts'
import { CLEANER } from '../../platform/words/clean-html.ts'
import type { Instant } from '@senluna/kit/time.ts'

export interface PromotionRow {
  id: string
  category: PromoCard['category']
  titles: Texts
  summaries: Texts
  facts: Facts
  terms: Texts
  cleaned_by: number
  image_url: string
  rules: PromotionRules
  start_at: Date
  end_at: Date | null
  version: number
  /** Whom it is for; null: everybody. */
  segment_id: string | null
  /** So many of a hundred are left out of it, to compare with. */
  control_percent: number
  /** The VIP level at which it opens; 0 is any. */
  vip_from: number
}

/** Promotions that a brand offers, in their order. */
export async function offeredPromotions(db: Db, merchantCode: MerchantCode): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`select * from promotions.promotion
    where merchant_id = ${merchantCode} and enabled
    order by sort, start_at desc, id`.execute(db)
  return rows
}

/** A promotion that a brand offers. */
export async function offeredPromotion(
  db: Db,
  merchantCode: MerchantCode,
  promotionId: string,
): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`select * from promotions.promotion
    where merchant_id = ${merchantCode} and enabled and id = ${promotionId.replaceAll('\0', '')}`.execute(db)
  return rows[0]
}

/** What a promotion is called, also one that is off by now. */
export async function titlesOfPromotion(
  db: Db | Tx,
  merchantCode: MerchantCode,
  promotionId: string,
): Promise<Pick<PromotionRow, 'titles'>> {
  const { rows } = await sql<Pick<PromotionRow, 'titles'>>`select titles from promotions.promotion
    where merchant_id = ${merchantCode} and id = ${promotionId}`.execute(db)
  return rows[0]!
}

/** Terms in short: names and values, by language. */
export type Facts = Readonly<Record<string, readonly (readonly [name: string, value: string])[]>>

/** A promotion as staff write it. */
export interface PromotionDraft {
  /** Its name within the brand: small letters, digits, dashes. */
  id: string
  category: (typeof PROMOTION_CATEGORIES)[number]
  titles: Texts
  summaries: Texts
  facts: Facts
  /** HTML; what is not allowed in it is taken out. */
  terms: Texts
  imageUrl: string
  /** What it gives; absent: nothing is to be taken. */
  rules?: PromotionRules
  sort: number
  startAt: Instant
  endAt?: Instant
  enabled: boolean
  /** Whom it is for; absent: everybody. */
  segmentId?: string
  /** So many of a hundred are left out of it, to compare with; absent: nobody. */
  controlPercent?: number
  /** The VIP level at which it opens; absent: at any. */
  vipFrom?: number
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Writes a promotion, new or changed, and keeps what this version of it says. */
export async function putPromotion(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    draftId: string
    category: PromotionDraft['category']
    titles: Readonly<Record<string, string>>
    summaries: Readonly<Record<string, string>>
    facts: Readonly<Record<string, readonly (readonly [name: string, value: string])[]>>
    terms: { [k: string]: string }
    imageUrl: string
    rules: PromotionRules
    sort: number
    startAt: Instant
    endAt: Instant | undefined
    enabled: boolean
    segmentId: string | null
    controlPercent: number
    vipFrom: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into promotions.promotion as p (merchant_id, id, category, titles, summaries, facts, terms, cleaned_by, image_url,
      rules, sort, start_at, end_at, enabled, segment_id, control_percent, vip_from, version, created_at)
    values (${row.merchantCode}, ${row.draftId}, ${row.category}, ${json(row.titles)}, ${json(row.summaries)}, ${json(row.facts)},
      ${json(row.terms)}, ${CLEANER}, ${row.imageUrl}, ${json(row.rules)}, ${row.sort}, ${new Date(row.startAt)},
      ${row.endAt === undefined ? null : new Date(row.endAt)}, ${row.enabled}, ${row.segmentId}, ${row.controlPercent}, ${row.vipFrom}, 1, ${new Date(now)})
    on conflict (merchant_id, id) do update set category = excluded.category, titles = excluded.titles, summaries = excluded.summaries,
      facts = excluded.facts, terms = excluded.terms, cleaned_by = excluded.cleaned_by, image_url = excluded.image_url,
      rules = excluded.rules, sort = excluded.sort, start_at = excluded.start_at, end_at = excluded.end_at, enabled = excluded.enabled,
      segment_id = excluded.segment_id, control_percent = excluded.control_percent, vip_from = excluded.vip_from,
      version = p.version + 1
    where (p.category, p.titles, p.summaries, p.facts, p.terms, p.image_url, p.rules, p.sort, p.start_at, p.end_at, p.enabled, p.segment_id,
      p.control_percent, p.vip_from) is distinct from
      (excluded.category, excluded.titles, excluded.summaries, excluded.facts, excluded.terms, excluded.image_url, excluded.rules, excluded.sort,
        excluded.start_at, excluded.end_at, excluded.enabled, excluded.segment_id, excluded.control_percent, excluded.vip_from)`.execute(
    tx,
  )
  await sql`insert into promotions.wording (merchant_id, promotion_id, version, titles, summaries, facts, terms, cleaned_by, rules)
    select merchant_id, id, version, titles, summaries, facts, terms, cleaned_by, rules from promotions.promotion
    where merchant_id = ${row.merchantCode} and id = ${row.draftId}
    on conflict (merchant_id, promotion_id, version) do nothing`.execute(tx)
}
