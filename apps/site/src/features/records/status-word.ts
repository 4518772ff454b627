import type { BetRow } from '@senluna/contract/money/records.ts'

/** What a player calls a wager's state: one that paid less than its stake has won in part only. */
export const statusWord = ({ status, pnl }: Pick<BetRow, 'status' | 'pnl'>) =>
  status === 'WON' && BigInt(pnl) < 0n ? 'PARTLY_WON' : status
