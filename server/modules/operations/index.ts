export { markDays } from './dashboard.ts'
export { approvals, deskRoutes, type Operations } from './routes.ts'
