export { houseAccount, openWallet, setAccountState, walletsOf, type Wallet } from './accounts.ts'
export {
  ADJUSTMENTS,
  cashAccount,
  clearingAccount,
  FEES,
  GIVEN_AWAY,
  HOUSE,
  KIND,
  REVERSED_AS,
  SOURCE,
  TREASURY,
  TRIAL_CURRENCY,
  WALLET,
  gameAccount,
  walletFor,
} from './chart.ts'
export { capture, entomb, release, reserve, reverse } from './holds.ts'
export { post, type Leg, type Posted, type Posting } from './post.ts'
export { PostingQueue, QueueFull, type Lane } from './queue.ts'
export { reconcile, type Break } from './reconcile.ts'
export { STATUS, statusOf, type Status } from './status.ts'
