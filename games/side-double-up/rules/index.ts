export { doubleUp, drawnCard, timesX10000 } from './double-up.ts'
