export { affiliateRoutes } from './routes.ts'
