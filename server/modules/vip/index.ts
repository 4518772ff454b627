export { vipRoutes } from './routes.ts'
