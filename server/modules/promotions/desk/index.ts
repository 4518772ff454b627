export { approvals, deskRoutes } from './routes.ts'
export { budgetsNear } from '../participation/budget-store.ts'
