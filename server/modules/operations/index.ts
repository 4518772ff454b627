export { forgetActiveDays } from './dashboard.ts'
export { queueFigures } from './queue-figures.ts'
export { approvals, deskRoutes, type Operations } from './routes.ts'
export { beginHistory, endHistory } from './history-store.ts'
