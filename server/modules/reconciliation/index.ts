export { resolveByTwo } from './resolve.ts'
export { reconciliationRoutes } from './routes.ts'
export { keepRun, type Run } from './runs.ts'
