export { CONFIGURATION, SIDES, type CoinChoice, type Side } from './configuration.ts'
export { choiceOf, coinFlip, sidesOf, timesX10000, writtenChoice } from './coin-flip.ts'
