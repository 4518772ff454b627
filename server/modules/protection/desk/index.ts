export { markHarm } from './mark-harm.ts'
export { approvals, deskRoutes } from './routes.ts'
