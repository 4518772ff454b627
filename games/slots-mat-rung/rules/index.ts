export type { Beat, Cell, ClusterWin, Drop, Grid, Position } from './beats.ts'
export { MAT_RUNG, PAY_SYMBOLS, ROWS, SIZES, SYMBOLS, UNITS } from './configuration.ts'
export type { HiveConfiguration, HiveSymbol, PaySymbol } from './configuration.ts'
export { matRung, type HiveGame } from './hive.ts'
