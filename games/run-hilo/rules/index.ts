export { CONFIGURATION } from './configuration.ts'
export {
  certifyHilo,
  countOf,
  guessesOf,
  hilo,
  offers,
  rankText,
  timesX10000,
  type Guess,
  type HiloMove,
} from './hilo.ts'
