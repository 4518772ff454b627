export { applicationsFor } from './own-data.ts'
export { kycRoutes } from './routes.ts'
export { kycTierOf, kycTiersOf } from './store.ts'
