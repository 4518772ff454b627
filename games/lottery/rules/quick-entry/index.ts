export type { QuickBet, QuickContext, QuickEntry, QuickError, QuickErrorCode, QuickNote, QuickRegion } from './entry.ts'
export { parseQuickEntry } from './parse.ts'
export { printQuickEntry } from './print.ts'
