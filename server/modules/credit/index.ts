export type { Credit } from './credit.ts'
export { creditJobs } from './jobs.ts'
export { refusingCash } from './refuse-cash.ts'
export { creditRoutes } from './routes.ts'
