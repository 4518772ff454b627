export { CONFIGURATION, type DiceChoice } from './configuration.ts'
export { beatOf, choiceOf, dice, pointsOf, rollText, timesX10000, waysOf, writtenChoice } from './dice.ts'
