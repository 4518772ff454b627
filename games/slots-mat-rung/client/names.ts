import { text } from '@senluna/web/client/text.ts'
import type { Cell, HiveSymbol } from '../rules/index.ts'

/** What a symbol is called. */
export const nameOf = (symbol: HiveSymbol): string => text(`matRung.${symbol}`)

/** A cell as it is read out. */
export const wordOf = ({ symbol }: Cell): string => nameOf(symbol)
