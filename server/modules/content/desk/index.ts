export { approvals, deskRoutes } from './routes.ts'
