export { lottery } from './family.ts'
export type { Lottery } from './lottery.ts'
