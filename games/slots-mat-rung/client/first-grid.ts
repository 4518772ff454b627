import type { Grid, HiveSymbol } from '../rules/index.ts'

/** What the board shows before the first spin: no cluster that wins, and no queen. */
export const FIRST_GRID: Grid = [
  'L3 L1 H2 L4 L2 H3',
  'L3 L4 L2 L2 L1 L1',
  'H3 L1 L1 L3 H2 L4',
  'L2 L4 W H3 L3 L3',
  'L4 H2 L2 L1 L4 L1',
  'L1 L1 H3 L4 H2 L2',
].map((column) => column.split(' ').map((symbol) => ({ symbol: symbol as HiveSymbol })))
