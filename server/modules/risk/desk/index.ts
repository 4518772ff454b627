export { approvals, deskRoutes } from './routes.ts'
export { waitingCases } from './store.ts'
