export { approvals, deskRoutes } from './routes.ts'
export { waitingApplications } from '../store.ts'
