import type { Cell, HiveSymbol } from '../rules/index.ts'
import { say } from './words.ts'

/** What a symbol is called. */
export const nameOf = (symbol: HiveSymbol): string => say(`matRung.${symbol}`)

/** A cell as it is read out. */
export const wordOf = ({ symbol }: Cell): string => nameOf(symbol)
