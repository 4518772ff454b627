import { amount } from '@senluna/kit/money.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/money/transfers.ts'
import type { TransferResult } from '@senluna/contract/money/transfers.ts'
import type { Call } from '../../platform/http/route.ts'
import type { TransferWallet } from '../../platform/vendors/transfer-wallet.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { derivedId, newId } from '../../platform/ids.ts'
import { beginTransfer, type TransferIntent } from './begin-transfer.ts'
import type { Transfers } from './transfers.ts'
import { playerOf } from './player.ts'
import { noteResult } from './wallets/note-result.ts'
import { endRequest, fingerprintOf, insertRequest, requestBefore, requestWithoutKey } from './request-store.ts'
import { refuseAmount, refuseClosed, spendableOf } from './rules.ts'
import { sendTransfer } from './send-transfer.ts'
import { transfersOf, type VendorTransfer } from './store.ts'
import { vendorWalletOf, vendorWalletsOf } from './wallets/store.ts'

type AnyTransferCall = Call<typeof contract.walletTransfer>
/** A call whose request has its id. */
type TransferCall = AnyTransferCall & { body: { transferId: Id<'vendor-request'> } }

/**
 * Moves money to a vendor or back, or everything back from everywhere.
 *
 * The same `transferId` again moves nothing and answers what became of it; so does the same move
 * within ten seconds, where neither an id nor a key came. Refuses VAL_FIELD for a direction that is
 * none, what `beginTransfer` refuses, WAL_VENDOR_DOWN for a vendor that is closed or doesn't answer
 * before anything moved.
 */
export async function walletTransfer(transfers: Transfers, asked: AnyTransferCall) {
  const call = { ...asked, body: { ...asked.body, transferId: await requestIdOf(transfers, asked) } }
  const { body, caller } = call
  const fingerprint = fingerprintOf(body)
  const before = await requestBefore(transfers.db, caller.memberId, body.transferId, fingerprint)
  if (!before && body.action === 'TRANSFER') await transferOnce(transfers, call, fingerprint)
  const silent = before?.done || body.action === 'TRANSFER' ? [] : await recallAll(transfers, call, fingerprint)
  const results = (await transfersOf(transfers.db, caller.memberId, body.transferId)).map(resultOf)
  const main = await spendableOf(transfers.db, caller.memberId, WALLET.MAIN)
  return { results: [...results, ...silent], mainBalance: main.toString() }
}

/** The id of what is asked for: the caller's own, else by what it moves. */
async function requestIdOf(
  { db }: Transfers,
  { body, key, caller, now }: AnyTransferCall,
): Promise<Id<'vendor-request'>> {
  const { transferId, ...move } = body
  if (transferId !== undefined && key !== '' && key !== transferId)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'transferId' }] })
  const given = transferId ?? key
  if (given !== '') return id<'vendor-request'>(given)
  const requestId = newId<'vendor-request'>(now)
  return requestWithoutKey(db, { ownerId: caller.memberId, fingerprint: fingerprintOf(move), requestId }, now)
}

const STATUS: Readonly<Record<VendorTransfer['state'], TransferResult['status']>> = {
  CREATED: 'PENDING',
  DEBITED: 'PENDING',
  SENT: 'PENDING',
  UNKNOWN: 'PENDING',
  MANUAL: 'PENDING',
  DONE: 'DONE',
  REVERSED: 'FAILED',
}

const resultOf = (transfer: VendorTransfer): TransferResult => ({
  transferId: transfer.id,
  vendorCode: transfer.vendorCode,
  direction: transfer.direction,
  amount: transfer.amount.toString(),
  status: STATUS[transfer.state],
  ...(transfer.state === 'REVERSED' && transfer.reason ? { reason: transfer.reason } : {}),
})

async function transferOnce(transfers: Transfers, call: TransferCall, fingerprint: Buffer): Promise<void> {
  const intent = intentOf(transfers, call)
  const { vendor, direction, units, memberId, requestId } = intent
  if (units !== 'ALL') refuseAmount(units, vendor)
  if (direction === 'IN') {
    await refuseClosed(transfers.db, call.brand, vendor)
    await makeKnown(transfers, intent)
    // Also before money goes in: what was won or lost before belongs to before.
    await noteResult(transfers, intent)
  } else if ((await noteResult(transfers, intent)) === undefined && units === 'ALL')
    throw new Refusal('WAL_VENDOR_DOWN')
  const begun = await transfers.db.transaction().execute(async (tx) => {
    if (!(await insertRequest(tx, memberId, requestId, fingerprint, call.now))) return undefined
    const transfer = await beginTransfer(tx, intent, call.now)
    // Asked for by somebody who sees a balance: nothing to move is an answer of its own.
    if (!transfer) throw new Refusal('WAL_INSUFFICIENT')
    await endRequest(tx, memberId, requestId, call.now)
    return transfer
  })
  if (begun) await sendTransfer(transfers, begun)
  else await requestBefore(transfers.db, memberId, requestId, fingerprint)
}

/** A vendor must know a player before the first transfer. Refuses WAL_VENDOR_DOWN. */
export async function makeKnown(
  transfers: Transfers,
  intent: Pick<TransferIntent, 'memberId' | 'vendor' | 'currency' | 'merchantCode'>,
) {
  const { memberId, vendor } = intent
  if (await vendorWalletOf(transfers.db, memberId, vendor.vendorCode)) return
  if (!(await vendor.open(playerOf(vendor.vendorCode, intent)))) throw new Refusal('WAL_VENDOR_DOWN')
}

function intentOf(transfers: Transfers, { body, caller, brand }: TransferCall): TransferIntent {
  const { from, to, amount: units } = body
  const [direction, code] = from === 'MAIN' ? (['IN', to] as const) : (['OUT', from] as const)
  const vendor = transfers.vendors.get(code ?? '')
  const broken = [
    ...(from === undefined ? ['from'] : []),
    ...(to === undefined || (from === 'MAIN') === (to === 'MAIN') ? ['to'] : []),
    ...(units === undefined ? ['amount'] : []),
  ]
  if (broken.length > 0 || units === undefined)
    throw new Refusal('VAL_FIELD', { fields: broken.map((field) => ({ field })) })
  // One with a wallet of its own that isn't connected here is as good as none.
  if (!vendor) throw new Refusal('SYS_NOT_FOUND')
  return {
    memberId: caller.memberId,
    type: caller.type,
    merchantCode: brand.merchantCode,
    currency: brand.currency.code,
    requestId: body.transferId,
    vendor,
    direction,
    units: units === 'ALL' ? 'ALL' : amount(BigInt(units)),
  }
}

/**
 * Brings everything back from every vendor at once; answers those that said nothing: asking again
 * tries them again.
 *
 * One that doesn't answer, or is busy, doesn't keep the others waiting.
 */
async function recallAll(transfers: Transfers, call: TransferCall, fingerprint: Buffer): Promise<TransferResult[]> {
  const { db } = transfers
  const { memberId } = call.caller
  const requestId = call.body.transferId
  if (!(await insertRequest(db, memberId, requestId, fingerprint, call.now)))
    await requestBefore(db, memberId, requestId, fingerprint)
  const wallets = await vendorWalletsOf(db, memberId)
  const silent = await Promise.all(
    wallets.map(async ({ vendorCode, walletNo }): Promise<TransferResult[]> => {
      const vendor = transfers.vendors.get(vendorCode)
      if (vendor && (await recall(transfers, call, vendor))) return []
      const there = await spendableOf(db, memberId, walletNo)
      const transferId = derivedId('vendor-recall', requestId, vendorCode)
      const missed = { transferId, vendorCode, direction: 'OUT', amount: there.toString(), status: 'FAILED' } as const
      return there > 0n ? [{ ...missed, reason: 'WAL_VENDOR_DOWN' }] : []
    }),
  )
  if (silent.every((missed) => missed.length === 0)) await endRequest(db, memberId, requestId, call.now)
  return silent.flat()
}

/** Brings back what is at one vendor; false when it doesn't say what there is. */
async function recall(transfers: Transfers, call: TransferCall, vendor: TransferWallet): Promise<boolean> {
  const { db } = transfers
  const { caller, brand, now } = call
  const intent: TransferIntent = {
    memberId: caller.memberId,
    type: caller.type,
    merchantCode: brand.merchantCode,
    currency: brand.currency.code,
    requestId: call.body.transferId,
    vendor,
    direction: 'OUT',
    units: 'ALL',
  }
  if ((await noteResult(transfers, intent)) === undefined) return false
  const begun = await db
    .transaction()
    .execute((tx) => beginTransfer(tx, intent, now))
    .catch((error: unknown) => {
      // Another recall is bringing it back already.
      if (error instanceof Refusal && error.code === 'WAL_TRANSFER_PENDING') return undefined
      throw error
    })
  if (begun) await sendTransfer(transfers, begun)
  return true
}
