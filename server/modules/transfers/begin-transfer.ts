import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { mayPlay, type AccountType } from '@senluna/kit/account-type.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { vendorWallet, openWallet, WALLET, type Status } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { newId } from '../../platform/ids.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import { refuseLocked, refuseOnCredit } from '../members/index.ts'
import { debit } from './postings.ts'
import { refuseAmount, refuseArrears, refuseDebt, refuseGuarded, spendableOf } from './rules.ts'
import { insertTransfer, openTransfers, stepTransfer, transferById, transfersOf, type VendorTransfer } from './store.ts'
import { countMove, insertVendorWallet, lockedVendorWallet } from './wallets/store.ts'

/** Whose money goes which way. `ALL`: into the vendor in whole steps, back to the last unit. */
export interface TransferIntent {
  memberId: Id<'member'>
  type: AccountType
  merchantCode: MerchantCode
  currency: string
  requestId: Id<'vendor-request'>
  vendor: TransferWallet
  direction: 'IN' | 'OUT'
  units: Amount | 'ALL'
}

/** A transfer whose process died before it asked the vendor is given back after so long. */
export const UNSENT_FOR = MINUTE

/**
 * Writes a transfer and takes its money out of the wallet it leaves; the vendor is asked after the
 * transaction.
 *
 * Answers nothing when `ALL` is nothing, or the request has its transfer already. Refuses
 * WAL_TRANSFER_PENDING while another is under way, WAL_STEP, WAL_LIMIT, WAL_INSUFFICIENT; into a
 * vendor also AUTH_FORBIDDEN, CRD_NO_CASH, AUTH_RESTRICTED, WAL_DEBT, RG_LIMIT, RG_COOLING_OFF,
 * BET_BONUS_GAME.
 * Coming back is always allowed.
 */
export async function beginTransfer(tx: Tx, intent: TransferIntent, now: Instant): Promise<VendorTransfer | undefined> {
  const { memberId, merchantCode, vendor, direction, currency, requestId } = intent
  const { vendorCode } = vendor
  const walletNo = vendorWallet(vendor.walletNo)
  await insertVendorWallet(tx, { ownerId: memberId, merchantCode, vendorCode, walletNo }, now)
  assert(await lockedVendorWallet(tx, memberId, vendorCode), 'an opened wallet is there')
  // Of the same request at once, the second finds here what the first has begun.
  if ((await transfersOf(tx, memberId, requestId)).some((transfer) => transfer.vendorCode === vendorCode))
    return undefined
  await openWallet(queryOf(tx), memberId, walletNo, currency, now)
  const under = (await openTransfers(tx, memberId)).filter((transfer) => transfer.vendorCode === vendorCode)
  // What came of money on its way in may take a day to learn; what is there can be taken back
  // meanwhile.
  if (under.some((transfer) => direction === 'IN' || transfer.direction === 'OUT'))
    throw new Refusal('WAL_TRANSFER_PENDING')
  if (direction === 'IN') {
    if (!mayPlay(intent.type)) throw new Refusal('AUTH_FORBIDDEN')
    await refuseOnCredit(tx, memberId)
    for (const kind of ['BET', 'MONEY'] as const) await refuseLocked(tx, memberId, kind)
    await refuseDebt(queryOf(tx), memberId)
    await refuseArrears(tx, memberId)
    await refuseGuarded(tx, memberId, now)
  }
  const units = await unitsOf(tx, intent)
  if (units === 0n) return undefined
  const transfer = {
    id: newId<'vendor-transfer'>(now),
    ownerId: memberId,
    requestId,
    merchantCode,
    vendorCode,
    walletNo,
    direction,
    amount: units,
    currency,
    createdAt: now,
  }
  await insertTransfer(tx, transfer)
  refuseUnposted(await debit(tx, transfer, now))
  await stepTransfer(tx, { id: transfer.id, state: 'CREATED' }, 'DEBITED', { now })
  await countMove(tx, memberId, vendorCode, now)
  return transferById(tx, transfer.id)
}

async function unitsOf(tx: Tx, { memberId, vendor, direction, units }: TransferIntent): Promise<Amount> {
  if (units !== 'ALL') {
    refuseAmount(units, vendor)
    return units
  }
  const there = await spendableOf(tx, memberId, direction === 'IN' ? WALLET.MAIN : vendorWallet(vendor.walletNo))
  if (direction === 'OUT') return there
  const { min, max, step: whole } = vendor.limits
  const most = there > max ? max : there
  const rounded = most - (most % whole)
  return amount(rounded < min ? 0n : rounded)
}

function refuseUnposted(status: Status): void {
  if (status === 'posted') return
  if (status === 'insufficient') throw new Refusal('WAL_INSUFFICIENT')
  // Wallets are frozen or closed with their account.
  if (status === 'frozen') throw new Refusal('AUTH_FORBIDDEN')
  assert(false, `the debit of a transfer came to ${status}`)
}

/** When a transfer that never reached its vendor may be given back. */
export const unsentBy = (now: Instant): Instant => later(now, -UNSENT_FOR)
