export { markDays } from './dashboard.ts'
export { sendMailings } from './mailings.ts'
export { administrationActions, administrationRoutes, type Administration } from './routes.ts'
