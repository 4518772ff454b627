import type { AccountStatement } from '@senluna/contract/money/reports.ts'

/** What the file of a statement is called, without its ending. */
export const fileName = ({ from, to }: Pick<AccountStatement, 'from' | 'to'>): string => `statement-${from}_${to}`
