export {
  holdWallets,
  holdWalletsOf,
  houseAccount,
  openDebt,
  openWallet,
  setAccountState,
  walletOf,
  walletsOf,
  type AccountState,
  type Wallet,
} from './store/accounts.ts'
export {
  ADJUSTMENTS,
  cashAccount,
  clearingAccount,
  CREDIT_GIVEN,
  CREDIT_SETTLED,
  DIVIDENDS,
  exchangeAccount,
  FEES,
  GIFTS_OF_VIP,
  GIVEN_AWAY,
  HOUSE,
  JACKPOTS,
  KIND,
  DEPOSITED,
  PLAY_KINDS,
  POINTS_CURRENCY,
  POINTS_GIVEN,
  POINTS_ISSUED,
  REBATES,
  REVERSED_AS,
  SOURCE,
  TREASURY,
  TRIAL_CURRENCY,
  WAGES,
  WALLET,
  gameAccount,
  walletFor,
  vendorWallet,
  type HouseCode,
  type HouseNo,
  type Kind,
  type Source,
  type WalletNo,
} from './chart.ts'
export { REPORT_KINDS } from './report-kinds.ts'
export { createCurrency } from './store/currencies.ts'
export { entomb, release, reserve, reverse } from './holds.ts'
export { captureTo, move, moveAll, signedStep, type Movement, type Step } from './move.ts'
export { post, type Leg, type Posted, type Posting } from './post.ts'
export { PostingQueue, QueueFull, type Lane } from './queue.ts'
export { balancesOf } from './queries/balances.ts'
export { depositedAmong } from './queries/deposited-among.ts'
export { heldOf, remainingOfHold } from './queries/held.ts'
export { isPosted } from './queries/is-posted.ts'
export { LATEST, recordRows, type RecordPlace, type RecordRow } from './queries/record.ts'
export { lifetimeOf } from './queries/lifetime.ts'
export { statementOf, type KindOfPeriod, type Statement } from './queries/statement.ts'
export { sumsOf, type KindOfDay } from './queries/sums-of.ts'
export { reconcile, type Break } from './reconcile.ts'
export { house, houseOf, wallet, type HouseSide, type Owner, type WalletSide } from './sides.ts'
export { PLAY_STATUS_NO, POSTED, STATUS, STATUS_NO, statusOf, type Status } from './status.ts'
