export { consumers } from './events.ts'
export { cleanDeposits, tendDeposits } from './deposits/jobs.ts'
export { writeOffDay, type ChannelSpan } from './receipts/write-off.ts'
export { collectDebt } from './receipts/debt.ts'
export { channelApprovals } from './desk/deposits/channels.ts'
export { createDepositCurrencies, usdtCurrency } from './deposits/exchange.ts'
export { depositApprovals } from './desk/deposits/decide.ts'
export { depositRoutes } from './deposits/routes.ts'
export { openStartingChannels } from './deposits/channels/starting-channels.ts'
export { movedOn } from './moved-on.ts'
export { depositsFor, payoutAccountsFor, withdrawalsFor } from './own-data.ts'
export { depositedSince } from './deposits/store.ts'
export type { Deposits } from './deposits/deps.ts'
export { pastDeposits } from './deposits/allowance.ts'
export { approvalOfAdjustments } from './desk/adjustments/adjust.ts'
export { adjustmentRoutes } from './desk/adjustments/routes.ts'
export { stoppedSince } from './withdrawals/stopped.ts'
export { amlThresholdOf } from './withdrawals/terms.ts'
export {
  approvalOfChannels,
  approvalOfOpenedWays,
  approvalOfPauses,
  approvalOfUnbinding,
  approvalOfFoundParts,
  approvalOfWithdrawals,
  askBalances,
  askParts,
  autoConfirm,
  nextAsk,
  openStartingPayouts,
  sendParts,
  withdrawalDeskRoutes,
  withdrawalRoutes,
  type Withdrawals,
} from './withdrawals/index.ts'
