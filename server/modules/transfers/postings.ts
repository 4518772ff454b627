import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  gameAccount,
  houseAccount,
  KIND,
  post,
  SOURCE,
  WALLET,
  walletsOf,
  type Posted,
  type Status,
} from '@senluna/ledger/index.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { emit } from '../../platform/outbox.ts'
import type { VendorTransfer } from './store.ts'

type Moved = Pick<
  VendorTransfer,
  'id' | 'ownerId' | 'merchantCode' | 'vassalage' | 'walletNo' | 'direction' | 'amount' | 'currency'
>

/** Takes a transfer's money out of the wallet it leaves, into the vendor's clearing line. */
export const debit = (tx: Tx, transfer: Moved, now: Instant): Promise<Status> =>
  move(tx, transfer, { step: 'debit', account: fromOf(transfer), kind: kindOf(transfer.direction), sign: -1n, now })

/** Puts a transfer's money where it was sent. */
export const credit = (tx: Tx, transfer: Moved, now: Instant): Promise<Status> =>
  move(tx, transfer, { step: 'credit', account: toOf(transfer), kind: kindOf(transfer.direction), sign: 1n, now })

/** Gives a transfer's money back to the wallet it left. */
export const giveBack = (tx: Tx, transfer: Moved, now: Instant): Promise<Status> =>
  move(tx, transfer, {
    step: 'return',
    account: fromOf(transfer),
    kind: transfer.direction === 'IN' ? KIND.FROM_VENDOR : KIND.TO_VENDOR,
    sign: 1n,
    now,
  })

const fromOf = ({ direction, walletNo }: Moved): number => (direction === 'IN' ? WALLET.MAIN : walletNo)
const toOf = ({ direction, walletNo }: Moved): number => (direction === 'IN' ? walletNo : WALLET.MAIN)
const kindOf = (direction: Moved['direction']): number => (direction === 'IN' ? KIND.TO_VENDOR : KIND.FROM_VENDOR)

async function move(
  tx: Tx,
  transfer: Moved,
  leg: { step: string; account: number; kind: number; sign: bigint; now: Instant },
): Promise<Status> {
  const query = queryOf(tx)
  const { merchantCode: merchant, currency, vassalage, ownerId } = transfer
  const counter = await houseAccount(query, { merchant, code: clearingAccount(vassalage), currency, lane: 0 }, leg.now)
  const [posted] = await post(
    query,
    [
      {
        owner: ownerId,
        account: leg.account,
        key: derivedId('vendor-transfer', transfer.id, leg.step),
        source: SOURCE.TRANSFER,
        ref: transfer.id,
        at: leg.now,
        legs: [{ kind: leg.kind, amount: amount(leg.sign * transfer.amount), counter }],
      },
    ],
    leg.now,
  )
  assert(posted, 'a posting has an outcome')
  if (posted.status === 'posted' && leg.account === WALLET.MAIN) await tellBalance(tx, ownerId, leg.now)
  return posted.status
}

/** Writes what a member won or lost at a vendor, once the vendor has said what is there. */
export async function postResult(
  query: Query,
  result: {
    owner: string
    walletNo: number
    merchant: MerchantCode
    product: Product
    currency: string
    change: Amount
    key: string
  },
  now: Instant,
): Promise<Posted> {
  const { owner, walletNo, merchant, product, currency, change, key } = result
  const counter = await houseAccount(query, { merchant, code: gameAccount(product), currency, lane: 0 }, now)
  const [posted] = await post(
    query,
    [
      {
        owner,
        account: walletNo,
        key,
        source: SOURCE.TRANSFER,
        at: now,
        legs: [{ kind: KIND.VENDOR_RESULT, amount: change, counter }],
      },
    ],
    now,
  )
  assert(posted, 'a posting has an outcome')
  return posted
}

/** Tells a member's pages what the main wallet holds now. */
export async function tellBalance(tx: Tx, owner: string, now: Instant): Promise<void> {
  const main = (await walletsOf(queryOf(tx), owner)).find(({ account }) => account === WALLET.MAIN)
  if (!main) return
  await emit(tx, now, {
    topic: 'balance',
    audience: owner,
    payload: { wallet: 'MAIN', balance: (main.balance - main.held).toString(), version: Number(main.version) },
  })
}
