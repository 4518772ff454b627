export { approvals, deskRoutes } from './routes.ts'
export { gamesPage } from './store.ts'
export type { VendorParts } from './vendor-keys.ts'
export { vendorsByName } from './vendor-names.ts'
