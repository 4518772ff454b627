import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { accountRecord } from '@senluna/contract/money/records.ts'
import { depositChannels } from '@senluna/contract/money/deposits.ts'
import { payoutAccounts } from '@senluna/contract/money/payout-accounts.ts'
import { turnover } from '@senluna/contract/money/turnover.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { withdrawals, withdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { hear } from '@senluna/web/client/live/topics.ts'
import { refresh } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { useEffect } from 'react'

export type SavedAccounts = ReplyOf<typeof payoutAccounts>

/** Everything that a withdrawal changes is read again. */
export const readAgain = (): Promise<void> =>
  refresh(balance, withdrawals, withdrawQuote, payoutAccounts, turnover, accountRecord, depositChannels)

/** Reads again whenever an order of the member moves. */
export const useNews = (): void =>
  useEffect(
    () =>
      hear('cashier', () => {
        void readAgain()
      }),
    [],
  )

/** How many tries are left, of a refused payment password. */
export function triesLeft(error: unknown): number | undefined {
  const value = isRefused(error, 'PIN_WRONG') ? error.value : null
  return typeof value === 'object' && value !== null && 'left' in value ? Number(value.left) : undefined
}
