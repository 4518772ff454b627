export { reportRoutes } from './routes.ts'
export { keepLiability } from './liability.ts'
