export { approvals, deskRoutes } from './routes.ts'
export { sendMailings } from './send-mailings.ts'
