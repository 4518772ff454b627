import { securityOverview } from '@senluna/contract/member/security.ts'
import { payoutAccounts } from '@senluna/contract/money/payout-accounts.ts'
import { withdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { refresh } from '@senluna/web/client/query.ts'

/** The account is secured otherwise now: whatever shows that is read again. */
export const readAgain = (): Promise<void> => refresh(securityOverview, payoutAccounts, withdrawQuote)
