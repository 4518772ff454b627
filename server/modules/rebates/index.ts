export { payDays } from './day-rebates.ts'
export { rebateConsumers, unitsSettled } from './events.ts'
export { payUnits, rebateJobs } from './jobs.ts'
export { payUnit } from './unit-rebates.ts'
