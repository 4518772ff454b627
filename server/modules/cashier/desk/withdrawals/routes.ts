import * as contract from '@senluna/contract/desk/money/withdrawals.ts'
import { route, type Route } from '../../../../platform/http/route.ts'
import { exportRoute, listRoutes } from '../../../staff/index.ts'
import type { Withdrawals } from '../../withdrawals/deps.ts'
import { listDeskAccounts, lockAccount, unbindAccount } from './accounts.ts'
import * as acts from './acts.ts'
import { changeChannel, listChannels, openChannel, pauseChannel } from './channels.ts'
import { deskList, deskOne, pageOfOrders } from './lists.ts'
import { findPart } from './find-part.ts'
import { paidByHand } from './paid-by-hand.ts'
import { settleDispute } from './settle-dispute.ts'
import { keepProof, showProof } from './proofs.ts'

/** Withdrawals for the brand's people. */
export const withdrawalDeskRoutes = (withdrawals: Withdrawals): Route[] => [
  route(contract.deskWithdrawals, (call) => deskList(withdrawals, call)),
  exportRoute(withdrawals.db, contract.deskWithdrawals, contract.exportWithdrawals, (call) =>
    pageOfOrders(withdrawals, call),
  ),
  route(contract.deskWithdrawalOne, (call) => deskOne(withdrawals, call)),
  route(contract.claimWithdrawal, (call) => acts.claim(withdrawals, call)),
  route(contract.unclaimWithdrawal, (call) => acts.unclaim(withdrawals, call)),
  route(contract.approveWithdrawal, (call) => acts.approve(withdrawals, call)),
  route(contract.rejectWithdrawal, (call) => acts.reject(withdrawals, call)),
  route(contract.holdWithdrawal, (call) => acts.hold(withdrawals, call)),
  route(contract.reviewWithdrawal, (call) => acts.review(withdrawals, call)),
  route(contract.addPart, (call) => acts.newPart(withdrawals, call)),
  route(contract.closeUnpaid, (call) => acts.close(withdrawals, call)),
  route(contract.payPart, (call) => paidByHand(withdrawals, call)),
  route(contract.failPart, (call) => acts.failed(withdrawals, call)),
  route(contract.findPart, (call) => findPart(withdrawals, call)),
  route(contract.settleDispute, (call) => settleDispute(withdrawals, call)),
  route(contract.uploadPayoutProof, (call) => keepProof(withdrawals, call)),
  route(contract.payoutProof, (call) => showProof(withdrawals, call)),
  route(contract.payoutChannels, (call) => listChannels(withdrawals, call)),
  exportRoute(withdrawals.db, contract.payoutChannels, contract.exportPayoutChannels, (call) =>
    listChannels(withdrawals, call),
  ),
  route(contract.openPayoutChannel, (call) => openChannel(withdrawals, call)),
  route(contract.changePayoutChannel, (call) => changeChannel(withdrawals, call)),
  route(contract.pausePayoutChannel, (call) => pauseChannel(withdrawals, call)),
  ...listRoutes(
    withdrawals.db,
    contract.deskPayoutAccounts,
    contract.exportPayoutAccounts,
    (call) => listDeskAccounts(withdrawals, call),
    ({ query }) => ({ action: 'accounts.list', object: { kind: 'payout-accounts', id: query.name ?? 'all' } }),
  ),
  route(contract.lockPayoutAccount, (call) => lockAccount(withdrawals, call)),
  route(contract.unbindPayoutAccount, (call) => unbindAccount(withdrawals, call)),
]
