import { text } from '@senluna/web/client/text.ts'
import type { SlotSymbol } from '../rules/index.ts'

/** What a symbol is called. */
export const nameOf = (symbol: SlotSymbol): string => text(`senVang.${symbol}`)
