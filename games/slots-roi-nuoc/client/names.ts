import { text } from '@senluna/web/client/text.ts'
import type { WaysSymbol } from '../rules/index.ts'

/** What a symbol is called. */
export const nameOf = (symbol: WaysSymbol): string => text(`roiNuoc.${symbol}`)
