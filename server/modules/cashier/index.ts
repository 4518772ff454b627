export { cleanDeposits, tendDeposits } from './deposits/jobs.ts'
export { collectDebt } from './deposits/debt.ts'
export { channelApprovals } from './deposits/desk-channels.ts'
export { createDepositCurrencies } from './deposits/exchange.ts'
export { depositApprovals } from './deposits/decide.ts'
export { depositRoutes } from './deposits/routes.ts'
export { openStartingChannels } from './deposits/starting-channels.ts'
export { depositedSince } from './deposits/store.ts'
export type { Deposits } from './deposits/deps.ts'
export { pastDeposits } from './deposits/credit.ts'
export { approvalOfAdjustments } from './adjustments/adjust.ts'
export { adjustmentRoutes } from './adjustments/routes.ts'
export {
  approvalOfChannels,
  approvalOfUnbinding,
  approvalOfWithdrawals,
  askParts,
  autoConfirm,
  openStartingPayouts,
  sendParts,
  withdrawalDeskRoutes,
  withdrawalRoutes,
  type Withdrawals,
} from './withdrawals/index.ts'
