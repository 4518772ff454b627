import type { FieldSymbol, Grid } from '../rules/index.ts'

/** What the field shows before the first spin: no win, and fewer baskets than start a harvest. */
export const FIRST_GRID: Grid = ['L3 H2 L1', 'L1 L2 C', 'H3 W L3', 'L2 L3 H1', 'H2 L1 L2'].map((column) =>
  column.split(' ').map((name) => {
    const symbol = name as FieldSymbol
    return symbol === 'C' ? { symbol, times: 5 } : { symbol }
  }),
)
