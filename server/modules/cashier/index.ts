export { consumers } from './events.ts'
export { CASHIER_FIGURES } from './figures.ts'
export { channelOfChain } from './deposits/channel-store.ts'
export { cleanDeposits, tendDeposits } from './deposits/jobs.ts'
export { allocateNew } from './receipts/allocate-new.ts'
export { writeOffDay } from './receipts/write-off.ts'
export { type ChannelSpan } from './receipts/queries/held.ts'
export { concernsChannelDay } from './receipts/channel-day-store.ts'
export { publishBalance } from './receipts/credit.ts'
export { chargeOrLend, collectDebt } from './receipts/debt.ts'
export { createDepositCurrencies, usdtCurrency } from './deposits/exchange.ts'
export { depositRoutes } from './deposits/routes.ts'
export { openStartingChannels } from './deposits/channels/starting-channels.ts'
export { channelNames, namedChannel } from './queries/channel-names.ts'
export { depositsFor, payoutAccountsFor, withdrawalsFor } from './queries/own-data.ts'
export { depositedSince } from './deposits/queries/list.ts'
export type { Deposits } from './deposits/deps.ts'
export { pastDeposits } from './deposits/queries/past-deposits.ts'
export { owedInArrears } from './withdrawals/queries/arrears.ts'
export { stoppedSince } from './withdrawals/queries/stopped.ts'
export { amlThresholdOf } from './withdrawals/terms.ts'
export {
  askBalances,
  askParts,
  autoConfirm,
  nextAsk,
  openStartingPayouts,
  sendParts,
  withdrawalRoutes,
  type Withdrawals,
} from './withdrawals/index.ts'
export { isNumberOf, restNewAccounts } from './payout-accounts/account-store.ts'
