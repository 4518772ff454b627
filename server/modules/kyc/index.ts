export { applicationsFor } from './own-data.ts'
export { kycRoutes } from './routes.ts'
export { kycTierOf, kycTiersOf } from './store.ts'
export { TIER_LIMITS } from './tiers.ts'
