export { deskRoutes } from './routes.ts'
export { waitingTickets } from './store.ts'
