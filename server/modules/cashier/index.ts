export { consumers } from './events.ts'
export { cleanDeposits, tendDeposits } from './deposits/jobs.ts'
export { writeOffDay, type ChannelSpan } from './deposits/write-off.ts'
export { collectDebt } from './deposits/debt.ts'
export { channelApprovals } from './deposits/desk-channels.ts'
export { createDepositCurrencies, usdtCurrency } from './deposits/exchange.ts'
export { depositApprovals } from './deposits/decide.ts'
export { depositRoutes } from './deposits/routes.ts'
export { openStartingChannels } from './deposits/starting-channels.ts'
export { movedOn } from './moved-on.ts'
export { depositsFor, payoutAccountsFor, withdrawalsFor } from './own-data.ts'
export { depositedSince } from './deposits/store.ts'
export type { Deposits } from './deposits/deps.ts'
export { pastDeposits } from './deposits/room.ts'
export { approvalOfAdjustments } from './adjustments/adjust.ts'
export { adjustmentRoutes } from './adjustments/routes.ts'
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
