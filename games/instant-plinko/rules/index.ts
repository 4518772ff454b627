export { RISKS, ROWS, type PlinkoChoice } from './configuration.ts'
export { choiceOf, paysOf, plinko, slotOf, writtenChoice } from './plinko.ts'
