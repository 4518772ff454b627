export { deskRoutes } from './routes.ts'
export { waitingConversations } from './store.ts'
