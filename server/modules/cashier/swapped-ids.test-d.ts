import type { Id } from '@senluna/kit/ids.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { channelById } from './deposits/channels/store.ts'
import { lockDeposit } from './deposits/store/orders.ts'
import { evidenceOf } from './desk/adjustments/evidence.ts'
import { ownAccount } from './payout-accounts/account-store.ts'
import { lockReceipt } from './receipts/store.ts'
import { addReturned } from './withdrawals/store.ts'

// Ids and amounts of the cashier that are easily swapped. Each swap must fail to compile: where one
// compiles, the types step says "Unused '@ts-expect-error' directive". Nothing here runs.

declare const tx: Tx
declare const member: Id<'member'>
declare const deposit: Id<'deposit'>
declare const channel: Id<'deposit-channel'>
declare const receipt: Id<'receipt'>
declare const account: Id<'payout-account'>
declare const adjustment: Id<'adjustment'>

const code = merchantCode('senluna')

export const RIGHT = [
  () => lockDeposit(tx, deposit),
  () => channelById(tx, code, channel),
  () => lockReceipt(tx, code, receipt),
  () => ownAccount(tx, member, account),
  () => evidenceOf(adjustment),
  () => addReturned(tx, 'W1', amount(1n), 'why'),
]

export const SWAPPED = [
  // @ts-expect-error -- a receipt where an order is meant
  () => lockDeposit(tx, receipt),
  // @ts-expect-error -- an order where its channel is meant
  () => channelById(tx, code, deposit),
  // @ts-expect-error -- an order where money that came in is meant
  () => lockReceipt(tx, code, deposit),
  // @ts-expect-error -- the account where its owner is meant
  () => ownAccount(tx, account, member),
  // @ts-expect-error -- whose adjustment it is where the adjustment is meant
  () => evidenceOf(member),
  // @ts-expect-error -- a moment where money is meant
  () => addReturned(tx, 'W1', BigInt(instant(0)), 'why'),
]
