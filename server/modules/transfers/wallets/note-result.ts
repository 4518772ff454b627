import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { vendorWallet, walletsOf } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { TransferWallet } from '../../../platform/vendors/transfer-wallet.ts'
import type { Transfers } from '../transfers.ts'
import { playerOf } from '../player.ts'
import { postResult } from '../postings.ts'
import { openTransfers } from '../store.ts'
import { countMove, lockedVendorWallet, vendorWalletOf } from './store.ts'

/** Whose wallet at which vendor. */
export interface At {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  vendor: TransferWallet
}

/**
 * Asks a vendor what a member holds there, and writes what they won or lost since it was known
 * last.
 *
 * Nothing is written while a transfer is under way, or when anything moved between the question and
 * the answer: then the difference says nothing of play. Answers what the vendor said; nothing when
 * it said nothing.
 */
export async function noteResult(transfers: Transfers, at: At): Promise<Amount | undefined> {
  const { db, clock } = transfers
  const { memberId, merchantCode, currency, vendor } = at
  const { vendorCode, product } = vendor
  const walletNo = vendorWallet(vendor.walletNo)
  const before = await vendorWalletOf(db, memberId, vendorCode)
  if (!before) return amount(0n)
  const there = await vendor.balance(playerOf(vendorCode, at))
  if (there === undefined) return undefined
  await db.transaction().execute(async (tx) => {
    const held = await lockedVendorWallet(tx, memberId, vendorCode)
    if (held?.moves !== before.moves) return
    if ((await openTransfers(tx, memberId)).some((transfer) => transfer.vendorCode === vendorCode)) return
    const query = queryOf(tx)
    const known = (await walletsOf(query, memberId)).find(({ account }) => account === walletNo)
    if (!known || known.balance === there) return
    const now = clock.now()
    const posted = await postResult(
      query,
      {
        owner: memberId,
        walletNo,
        merchant: merchantCode,
        product,
        currency,
        change: amount(there - known.balance),
        key: derivedId('vendor-result', memberId, vendorCode, held.moves.toString()),
      },
      now,
    )
    assert(posted.status === 'posted', `a result at ${vendorCode} came to ${posted.status}`)
    await countMove(tx, memberId, vendorCode, now)
  })
  return there
}
