export { approvals, deskRoutes, type StaffDesk } from './routes.ts'
