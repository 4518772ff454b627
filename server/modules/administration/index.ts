export { hostsByTwo } from './brand-hosts.ts'
export { markDays } from './dashboard.ts'
export { administrationActions, administrationRoutes, type Administration } from './routes.ts'
export { sendMailings } from './send-mailings.ts'
