export { CONFIGURATION } from './configuration.ts'
export { keno, numbersOf, paysOf, picksOf, waysOf, writtenPicks } from './keno.ts'
