export { promotionRoutes } from './routes.ts'
export { savePromotion } from './save-promotion.ts'
export { type PromotionDraft } from './promotion-store.ts'
