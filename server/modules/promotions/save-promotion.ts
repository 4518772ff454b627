import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { cleanHtml } from '../../platform/words/clean-html.ts'
import type { Tx } from '../../platform/database/db.ts'
import { areTexts } from '../../platform/words/in-language.ts'
import { refuseForeignImage, refuseForeignLinks, type Own } from '../../platform/words/own-links.ts'
import { putPromotion, type PromotionDraft } from './promotion-store.ts'

const ID = /^[a-z0-9-]{1,60}$/
const IMAGE = /^(?:https:\/\/|\/(?![/\\]))[^\s\\"'<>]{1,280}$/
const FACTS_MOST = 12

/**
 * Writes a promotion, its HTML cleaned. As it stands already it stays; other terms are a new
 * version.
 *
 * Refuses VAL_FIELD with the fields that can't be shown, also for links and pictures of elsewhere.
 */
export async function savePromotion(tx: Tx, brand: Own, draft: PromotionDraft, now: Instant): Promise<void> {
  const { merchantCode } = brand
  checkPromotion(brand, draft)
  const terms = Object.fromEntries(Object.entries(draft.terms).map(([language, html]) => [language, cleanHtml(html)]))
  await putPromotion(
    tx,
    {
      merchantCode,
      draftId: draft.id,
      category: draft.category,
      titles: draft.titles,
      summaries: draft.summaries,
      facts: draft.facts,
      terms,
      imageUrl: draft.imageUrl,
      rules: draft.rules ?? { kind: 'INFO' },
      sort: draft.sort,
      startAt: draft.startAt,
      endAt: draft.endAt,
      enabled: draft.enabled,
      segmentId: draft.segmentId ?? null,
      controlPercent: draft.controlPercent ?? 0,
      vipFrom: draft.vipFrom ?? 0,
    },
    now,
  )
}

/** Refuses VAL_FIELD with the fields of a promotion that can't be shown. */
export function checkPromotion(brand: Own, draft: PromotionDraft): void {
  const broken = brokenIn(draft)
  if (broken.length > 0) throw new Refusal('VAL_FIELD', { fields: broken.map((field) => ({ field })) })
  refuseForeignImage(brand, 'imageUrl', draft.imageUrl)
  refuseForeignLinks(brand, 'terms', ...Object.values(draft.terms))
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
