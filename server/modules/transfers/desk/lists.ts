import { idParam } from '../../../platform/http/id-param.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/money/transfers.ts'
import type { DeskTransfer } from '@senluna/contract/money/transfers.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { staffDid } from '../../staff/index.ts'
import { currencyOf } from '../../wallet/index.ts'
import type { Transfers } from '../transfers.ts'
import { transferAt } from './resolve.ts'
import { askVendor } from '../send-transfer.ts'
import { OPEN } from '../store.ts'
import { pageOf } from '../../../platform/page.ts'
import { listTransfers, vendorTransfer, type Row, type TransferKind } from './queries/transfers.ts'

const rowOf = (brand: Brand, row: Row): DeskTransfer => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  account: row.account,
  ...(row.to_member_id === null ? {} : { toMemberId: row.to_member_id }),
  from: row.from,
  to: row.to,
  amount: row.amount.toString(),
  currency: shownCurrency(brand, row.currency),
  state: row.state,
  ...(row.reason === null ? {} : { reason: row.reason }),
  asked: row.asked,
  ...(row.ask_at === null ? {} : { askAt: row.ask_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at.toISOString() }),
})

function shownCurrency(brand: Brand, ledgerCode: string): DeskTransfer['currency'] {
  const { code, scale: exponent, displayDecimals } = currencyOf(brand, ledgerCode)
  return { code, exponent, displayDecimals }
}

/** Transfers of the brand, latest first. */
export async function deskList({ db }: Transfers, { brand, query }: Call<typeof contract.deskTransfers>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid<TransferKind>(query.after) ? query.after : null
  const { from, until } = dayRange({ from: query.from, to: query.to }, brand.timeZone)
  const states = query.state === 'OPEN' ? [...OPEN] : query.state === undefined ? null : [query.state]
  const account = query.account?.trim().toLowerCase() ?? null
  const rows = await listTransfers(db, {
    kind: query.kind,
    merchantCode: brand.merchantCode,
    after,
    states,
    account,
    vendorCode: query.vendorCode,
    from,
    until,
    size,
  })
  return pageOf(
    rows,
    size,
    ({ id }) => id,
    (row) => rowOf(brand, row),
  )
}

/**
 * Asks the vendor now. Refuses SYS_NOT_FOUND, APPROVAL_STALE when the outcome is known or people
 * decide it already.
 */
export async function askNow(transfers: Transfers, call: Call<typeof contract.askTransfer>): Promise<DeskTransfer> {
  const { db } = transfers
  const transfer = await transferAt(db, call.brand.merchantCode, idParam(call.params.id))
  const vendor = transfers.vendors.get(transfer.vendorCode)
  if (!vendor || !['SENT', 'UNKNOWN'].includes(transfer.state)) throw new Refusal('APPROVAL_STALE')
  const ended = await askVendor(transfers, vendor, transfer)
  await staffDid(db, call, {
    action: 'transfers.ask',
    object: { kind: 'transfer', id: transfer.id },
    before: { state: transfer.state },
    after: { state: ended.state },
  })
  const row = await vendorTransfer(db, transfer.id)
  return rowOf(call.brand, row)
}
