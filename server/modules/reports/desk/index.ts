export { mailReports } from './mails/send-mails.ts'
export { deskRoutes } from './routes.ts'
