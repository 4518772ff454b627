import * as accounts from '@senluna/contract/money/payout-accounts.ts'
import * as contract from '@senluna/contract/money/withdrawals.ts'
import { preparedRoute, route, type Route } from '../../../platform/http/route.ts'
import { addAccount, listAccounts, removeAccount } from '../payout-accounts/accounts.ts'
import type { Withdrawals } from './deps.ts'
import { ownOrder, ownOrders } from './lists.ts'
import { handlePayoutCallback } from '../payouts/callback.ts'
import { orderWithdrawal, proveOrder, quoteWithdrawal } from './order.ts'
import { confirmPart, disputePart } from '../payouts/receive.ts'

/** Accounts to pay out to, and withdrawals, for their members. */
export const withdrawalRoutes = (withdrawals: Withdrawals): Route[] => [
  route(accounts.payoutAccounts, (call) => listAccounts(withdrawals, call)),
  route(accounts.addPayoutAccount, (call) => addAccount(withdrawals, call)),
  route(accounts.removePayoutAccount, (call) => removeAccount(withdrawals, call)),
  route(contract.withdrawQuote, (call) => quoteWithdrawal(withdrawals, call)),
  preparedRoute(
    contract.orderWithdrawal,
    (call) => proveOrder(withdrawals, call),
    (call, tx, proof) => orderWithdrawal(withdrawals, call, tx, proof),
  ),
  route(contract.withdrawals, (call) => ownOrders(withdrawals, call)),
  route(contract.oneWithdrawal, (call) => ownOrder(withdrawals, call)),
  route(contract.confirmPart, (call) => confirmPart(withdrawals, call)),
  route(contract.payoutCallback, (call) => handlePayoutCallback(withdrawals, call)),
  route(contract.disputePart, (call) => disputePart(withdrawals, call, call.body.reason)),
]
