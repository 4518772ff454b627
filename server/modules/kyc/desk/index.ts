export { approvals, deskRoutes } from './routes.ts'
export { touches } from './touches.ts'
export { waitingApplications } from '../store.ts'
