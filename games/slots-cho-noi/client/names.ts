import type { Cell, TumbleSymbol } from '../rules/index.ts'
import { say } from './words.ts'

/** What a symbol is called. */
export const nameOf = (symbol: TumbleSymbol): string => say(`choNoi.${symbol}`)

/** A cell as it is read out, a multiplier with its number. */
export const wordOf = ({ symbol, times }: Cell): string =>
  times === undefined ? nameOf(symbol) : `${nameOf(symbol)} ×${times}`
