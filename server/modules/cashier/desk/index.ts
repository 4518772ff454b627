export { approvals } from './approvals.ts'
export { movedOn } from './queries/moved-on.ts'
export { deskRoutes, type CashierDesk } from './routes.ts'
export { paidIn, waitingDeposits, waitingWithdrawals } from './store.ts'
