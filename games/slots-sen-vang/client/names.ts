import type { SlotSymbol } from '../rules/index.ts'
import { say } from './words.ts'

/** What a symbol is called. */
export const nameOf = (symbol: SlotSymbol): string => say(`senVang.${symbol}`)
