export type { Beat, Cell, FurrowWin, Grid, Position } from './beats.ts'
export { CELLS, ENOUGH, MUA_VANG, PAY_SYMBOLS, ROWS, RUN, UNITS } from './configuration.ts'
export type { FieldConfiguration, FieldSymbol, PaySymbol } from './configuration.ts'
export { muaVang, type FieldGame } from './harvest.ts'
