export { promotionRoutes } from './routes.ts'
export { savePromotion, type PromotionDraft } from './save-promotion.ts'
