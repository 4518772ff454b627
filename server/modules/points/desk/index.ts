export { approvals, deskRoutes } from './routes.ts'
export { touches } from './touches-store.ts'
