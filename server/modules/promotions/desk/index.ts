export { approvals, deskRoutes } from './routes.ts'
export { upliftsOf } from './uplift.ts'
export { touches } from './touches-store.ts'
export { budgetsNear } from '../participation/budget-store.ts'
