export { consumers } from './events.ts'
export { RTP_FIGURES } from './figures.ts'
export { outsideLimits } from './outside.ts'
export { deskRoutes } from './routes.ts'
