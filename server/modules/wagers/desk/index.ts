export { approvals, deskRoutes } from './routes.ts'
export { countVendors, vendorDay, type VendorDay } from './vendor-days.ts'
export { activeOn, forgetActive } from './store.ts'
