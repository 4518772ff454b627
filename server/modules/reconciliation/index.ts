export { resolveByTwo } from './resolve.ts'
export { reconciliationRoutes } from './routes.ts'
export { keepRun, lastRun, type Run } from './runs.ts'
