import type { WaysSymbol } from '../rules/index.ts'
import { say } from './words.ts'

/** What a symbol is called. */
export const nameOf = (symbol: WaysSymbol): string => say(`roiNuoc.${symbol}`)
