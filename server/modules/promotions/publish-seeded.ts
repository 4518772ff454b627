import type { MerchantCode } from '@senluna/kit/brand.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { pagesAlone } from '../../platform/words/own-links.ts'
import { notePublished, putDraft } from './draft-store.ts'
import type { PromotionDraft } from './promotion-store.ts'
import { savePromotion } from './save-promotion.ts'

/** Who wrote what a brand starts with. */
const PRODUCT = 'senluna'

/**
 * Publishes what a demonstration starts with, with a draft that its staff can go on from. One whose
 * draft is there already stays as its staff have it.
 */
export async function publishSeeded(
  tx: Tx,
  merchantCode: MerchantCode,
  promotion: PromotionDraft,
  now: Instant,
): Promise<void> {
  const { id, enabled: _, rules = { kind: 'INFO' }, startAt, endAt, facts, ...words } = promotion
  const lines = Object.entries(facts).map(([language, pairs]) => [
    language,
    pairs.map(([name, value]): [string, string] => [name, value]),
  ])
  const body = {
    ...words,
    rules,
    facts: Object.fromEntries(lines),
    startAt: iso(startAt),
    ...(endAt === undefined ? {} : { endAt: iso(endAt) }),
  }
  if (!(await putDraft(tx, { merchantCode, id, body, seen: 0, savedBy: PRODUCT }, now))) return
  await savePromotion(tx, pagesAlone(merchantCode), promotion, now)
  await notePublished(tx, merchantCode, id)
}
