import type { Cell, FieldSymbol } from '../rules/index.ts'
import { say } from './words.ts'

/** What a symbol is called. */
export const nameOf = (symbol: FieldSymbol): string => say(`muaVang.${symbol}`)

/** A cell as it is read out, a basket with what it holds. */
export const wordOf = ({ symbol, times }: Cell): string =>
  times === undefined ? nameOf(symbol) : `${nameOf(symbol)} ×${times}`
