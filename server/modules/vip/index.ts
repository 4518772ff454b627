export { levelOf } from './level-of.ts'
export { vipRoutes } from './routes.ts'
