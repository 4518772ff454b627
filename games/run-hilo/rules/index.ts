export { CONFIGURATION, OPENING } from './configuration.ts'
export { countOf, guessesOf, hilo, offers, rankText, timesX10000, type Guess, type HiloMove } from './hilo.ts'
