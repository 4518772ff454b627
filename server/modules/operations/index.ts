export { hostsByTwo } from '../settings/desk/hosts.ts'
export { markDays } from './dashboard.ts'
export { administrationActions, administrationRoutes, type Administration } from './routes.ts'
export { sendMailings } from '../messages/desk/send-mailings.ts'
