import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { PROMOTION_CATEGORIES } from '@senluna/contract/site/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import { CLEANER, cleanHtml } from '../../platform/words/clean-html.ts'
import type { Tx } from '../../platform/database/db.ts'
import { areTexts, type Texts } from '../../platform/words/in-language.ts'

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
  sort: number
  startAt: Instant
  endAt?: Instant
  enabled: boolean
}

const ID = /^[a-z0-9-]{1,60}$/
const IMAGE = /^(?:https:\/\/|\/(?![/\\]))[^\s\\"'<>]{1,280}$/
const FACTS_MOST = 12

/**
 * Writes a promotion, its HTML cleaned. As it stands already it stays; other terms are a new
 * version.
 *
 * Refuses VAL_FIELD with the fields that can't be shown.
 */
export async function savePromotion(
  tx: Tx,
  merchantCode: MerchantCode,
  draft: PromotionDraft,
  now: Instant,
): Promise<void> {
  const broken = brokenIn(draft)
  if (broken.length > 0) throw new Refusal('VAL_FIELD', { fields: broken.map((field) => ({ field })) })
  const terms = Object.fromEntries(Object.entries(draft.terms).map(([language, html]) => [language, cleanHtml(html)]))
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  await sql`insert into promotions.promotion as p (merchant_id, id, category, titles, summaries, facts, terms, cleaned_by, image_url,
      sort, start_at, end_at, enabled, version, created_at)
    values (${merchantCode}, ${draft.id}, ${draft.category}, ${json(draft.titles)}, ${json(draft.summaries)}, ${json(draft.facts)},
      ${json(terms)}, ${CLEANER}, ${draft.imageUrl}, ${draft.sort}, ${new Date(draft.startAt)},
      ${draft.endAt === undefined ? null : new Date(draft.endAt)}, ${draft.enabled}, 1, ${new Date(now)})
    on conflict (merchant_id, id) do update set category = excluded.category, titles = excluded.titles, summaries = excluded.summaries,
      facts = excluded.facts, terms = excluded.terms, cleaned_by = excluded.cleaned_by, image_url = excluded.image_url,
      sort = excluded.sort, start_at = excluded.start_at, end_at = excluded.end_at, enabled = excluded.enabled, version = p.version + 1
    where (p.category, p.titles, p.summaries, p.facts, p.terms, p.image_url, p.sort, p.start_at, p.end_at, p.enabled) is distinct from
      (excluded.category, excluded.titles, excluded.summaries, excluded.facts, excluded.terms, excluded.image_url, excluded.sort,
        excluded.start_at, excluded.end_at, excluded.enabled)`.execute(tx)
}

function brokenIn(draft: PromotionDraft): string[] {
  const facts = Object.entries(draft.facts).every(
    ([, pairs]) => pairs.length <= FACTS_MOST && pairs.flat().every((said) => said.length > 0 && said.length <= 160),
  )
  const checks: [field: string, fine: boolean][] = [
    ['id', ID.test(draft.id)],
    ['titles', areTexts(draft.titles, 120)],
    ['summaries', areTexts(draft.summaries, 300)],
    ['facts', facts],
    ['terms', areTexts(draft.terms, 20_000)],
    ['imageUrl', IMAGE.test(draft.imageUrl)],
    ['endAt', draft.endAt === undefined || draft.endAt > draft.startAt],
  ]
  return checks.filter(([, fine]) => !fine).map(([field]) => field)
}
