import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  gameAccount,
  houseOf,
  KIND,
  move,
  signedStep,
  SOURCE,
  STATUS,
  wallet,
  WALLET,
  walletsOf,
  type HouseSide,
  type Kind,
  type Posted,
  type Status,
  type WalletNo,
  type WalletSide,
} from '@senluna/ledger/index.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { emit } from '../../platform/outbox.ts'
import type { VendorTransfer } from './store.ts'

type Moved = Pick<
  VendorTransfer,
  'id' | 'ownerId' | 'merchantCode' | 'vendorCode' | 'walletNo' | 'direction' | 'amount' | 'currency'
>

/** Takes a transfer's money out of the wallet it leaves, into the vendor's clearing line. */
export const debit = (tx: Tx, transfer: Moved, now: Instant): Promise<Status> => {
  const [from, to] = [sideOf(transfer, fromOf(transfer)), clearingOf(transfer)]
  return moveStep(tx, transfer, 'debit', { kind: kindOf(transfer.direction), from, to }, now)
}

/** Puts a transfer's money where it was sent. */
export const credit = (tx: Tx, transfer: Moved, now: Instant): Promise<Status> => {
  const [from, to] = [clearingOf(transfer), sideOf(transfer, toOf(transfer))]
  return moveStep(tx, transfer, 'credit', { kind: kindOf(transfer.direction), from, to }, now)
}

/** Gives a transfer's money back to the wallet it left. */
export const giveBack = (tx: Tx, transfer: Moved, now: Instant): Promise<Status> => {
  const kind = transfer.direction === 'IN' ? KIND.FROM_VENDOR : KIND.TO_VENDOR
  const [from, to] = [clearingOf(transfer), sideOf(transfer, fromOf(transfer))]
  return moveStep(tx, transfer, 'return', { kind, from, to }, now)
}

const fromOf = ({ direction, walletNo }: Moved): WalletNo => (direction === 'IN' ? WALLET.MAIN : walletNo)
const toOf = ({ direction, walletNo }: Moved): WalletNo => (direction === 'IN' ? walletNo : WALLET.MAIN)
const kindOf = (direction: Moved['direction']): Kind => (direction === 'IN' ? KIND.TO_VENDOR : KIND.FROM_VENDOR)

const sideOf = ({ ownerId }: Moved, account: WalletNo): WalletSide => wallet(ownerId, account)
const clearingOf = ({ merchantCode, currency, vendorCode }: Moved): HouseSide =>
  houseOf({ merchant_id: merchantCode, currency }, clearingAccount(vendorCode))

type Way =
  | { readonly kind: Kind; readonly from: WalletSide; readonly to: HouseSide }
  | { readonly kind: Kind; readonly from: HouseSide; readonly to: WalletSide }

async function moveStep(tx: Tx, transfer: Moved, name: string, way: Way, now: Instant): Promise<Status> {
  const { status } = await move(
    queryOf(tx),
    {
      ...way,
      key: derivedId('vendor-transfer', transfer.id, name),
      source: SOURCE.TRANSFER,
      ref: transfer.id,
      amount: transfer.amount,
      at: now,
    },
    STATUS,
  )
  const { account } = 'owner' in way.from ? way.from : (way.to as WalletSide)
  if (status === 'posted' && account === WALLET.MAIN) await publishBalance(tx, transfer.ownerId, now)
  return status
}

/** Writes what a member won or lost at a vendor, once the vendor has said what is there. */
export async function postResult(
  query: Query,
  result: {
    owner: Id<'member'>
    walletNo: WalletNo
    merchant: MerchantCode
    product: Product
    currency: string
    change: Amount
    key: Id<'posting'>
  },
  now: Instant,
): Promise<Posted> {
  const { owner, walletNo, merchant, product, currency, change, key } = result
  const vendorGames = houseOf({ merchant_id: merchant, currency }, gameAccount(product))
  const step = signedStep(KIND.VENDOR_RESULT, change, wallet(owner, walletNo), vendorGames)
  return move(query, { ...step, key, source: SOURCE.TRANSFER, at: now }, STATUS)
}

/** Tells a member's pages what the main wallet holds now. */
export async function publishBalance(tx: Tx, owner: Id<'member'>, now: Instant): Promise<void> {
  const main = (await walletsOf(queryOf(tx), owner)).find(({ account }) => account === WALLET.MAIN)
  if (!main) return
  await emit(tx, now, {
    topic: 'balance',
    audience: owner,
    payload: { wallet: 'MAIN', balance: (main.balance - main.held).toString(), version: Number(main.version) },
  })
}
