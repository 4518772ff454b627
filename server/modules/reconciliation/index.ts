export { compareChains } from './chain-lines.ts'
export { approvals, reconciliationRoutes } from './routes.ts'
export { keepRun, lastRun, type Run } from './run-store.ts'
export { compareVendorDay, dayBefore } from './vendor-days.ts'
