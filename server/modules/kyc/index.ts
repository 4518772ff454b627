export { acceptByTwo } from './review.ts'
export { kycRoutes } from './routes.ts'
export { kycTierOf, kycTiersOf } from './store.ts'
export { TIER_LIMITS } from './tiers.ts'
