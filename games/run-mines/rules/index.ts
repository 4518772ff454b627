export { CONFIGURATION } from './configuration.ts'
export { boardIn, cellsIn, mines, minesIn, moveOf, timesX10000 } from './mines.ts'
