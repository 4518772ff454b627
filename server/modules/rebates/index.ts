export { payDays } from './day-rebates.ts'
export { payDraw } from './draw-rebates.ts'
export { consumers } from './events.ts'
export { payDraws, rebateJobs } from './jobs.ts'
