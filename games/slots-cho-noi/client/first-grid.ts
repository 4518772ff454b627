import type { Grid, TumbleSymbol } from '../rules/index.ts'

/** What the board shows before the first spin: no win, and nothing of the dearest. */
export const FIRST_GRID: Grid = [
  'L5 L2 H4 L1 L3',
  'L4 H3 L5 L2 L1',
  'L1 L4 S L3 H2',
  'L3 L5 L2 H4 L4',
  'H3 L1 L4 L5 L2',
  'L2 L3 L1 H2 L5',
].map((column) => column.split(' ').map((symbol) => ({ symbol: symbol as TumbleSymbol })))
