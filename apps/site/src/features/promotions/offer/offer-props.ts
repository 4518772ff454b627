import type { PromoCard, PromotionOffer } from '@senluna/contract/site/content.ts'

/** What every kind of offer is shown from. */
export interface OfferProps<Type extends PromotionOffer['type'] = PromotionOffer['type']> {
  id: string
  status: PromoCard['status']
  /** Of the terms that are shown. */
  version: number
  offer: Extract<PromotionOffer, { type: Type }>
  /** Whether the reader has an account of real money. */
  takes: boolean
}
