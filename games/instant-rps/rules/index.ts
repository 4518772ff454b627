export { CONFIGURATION, HANDS, type Hand } from './configuration.ts'
export { against, drawnHand, handOf, rps } from './rps.ts'
