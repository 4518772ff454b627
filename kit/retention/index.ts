export type { Retention } from './retention.ts'
export { keptMs, RETENTION } from './tables.ts'
