import type { PromotionDraft } from '@senluna/server/modules/promotions/index.ts'

/** A promotion of the demonstration: it stands since before any visit, in the order of the list. */
export type PromotionWords = Omit<PromotionDraft, 'sort' | 'startAt' | 'enabled'>
