export { approvals, deskRoutes } from './routes.ts'
export { countVendors, vendorDay, type VendorDay } from './vendor-day-store.ts'
export { activeOn, forgetActive } from './store.ts'
