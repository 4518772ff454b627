import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { WalletNo } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { assertStep, assertStepped } from '../../platform/steps.ts'
import { TRANSFER_STEPS, type TransferState } from './steps.ts'

/** What is under way: its money is in neither wallet. */
export const OPEN: readonly TransferState[] = ['CREATED', 'DEBITED', 'SENT', 'UNKNOWN', 'MANUAL']

/** One transfer between a member's main wallet and the one at a vendor. */
export interface VendorTransfer {
  id: Id<'vendor-transfer'>
  ownerId: Id<'member'>
  requestId: Id<'vendor-request'>
  merchantCode: MerchantCode
  vendorCode: string
  walletNo: WalletNo
  direction: 'IN' | 'OUT'
  amount: Amount
  currency: string
  state: TransferState
  reason: string | undefined
  asked: number
  askAt: Instant | undefined
  createdAt: Instant
  endedAt: Instant | undefined
}

interface Row {
  id: Id<'vendor-transfer'>
  owner_id: Id<'member'>
  request_id: Id<'vendor-request'>
  merchant_id: MerchantCode
  vendorCode: string
  wallet_no: WalletNo
  direction: 'IN' | 'OUT'
  amount: Amount
  currency: string
  state: TransferState
  reason: string | null
  asked: number
  ask_at: Date | null
  created_at: Date
  ended_at: Date | null
}

const COLUMNS =
  sql.raw(`id, owner_id, request_id, merchant_id, vassalage as "vendorCode", wallet_no, direction, amount, currency, state, reason,
  asked, ask_at, created_at, ended_at`)

const moment = (at: Date | null): Instant | undefined => (at === null ? undefined : instant(at.getTime()))

const transferOf = (row: Row): VendorTransfer => ({
  id: row.id,
  ownerId: row.owner_id,
  requestId: row.request_id,
  merchantCode: row.merchant_id,
  vendorCode: row.vendorCode,
  walletNo: row.wallet_no,
  direction: row.direction,
  amount: amount(row.amount),
  currency: row.currency,
  state: row.state,
  reason: row.reason ?? undefined,
  asked: row.asked,
  askAt: moment(row.ask_at),
  createdAt: instant(row.created_at.getTime()),
  endedAt: moment(row.ended_at),
})

/** One transfer by its id, of any brand. */
export async function transferById(
  db: Db | Tx,
  transferId: Id<'vendor-transfer'>,
): Promise<VendorTransfer | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from transfers.vendor_transfer where id = ${transferId}`.execute(db)
  return rows[0] && transferOf(rows[0])
}

/** One transfer, held until the transaction ends: of two who end it at once, one comes too late. */
export async function lockedTransfer(tx: Tx, transferId: Id<'vendor-transfer'>): Promise<VendorTransfer | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from transfers.vendor_transfer where id = ${transferId}
    for no key update`.execute(tx)
  return rows[0] && transferOf(rows[0])
}

/** What one request of a member led to. */
export async function transfersOf(
  db: Db | Tx,
  ownerId: Id<'member'>,
  requestId: Id<'vendor-request'>,
): Promise<VendorTransfer[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from transfers.vendor_transfer
    where owner_id = ${ownerId} and request_id = ${requestId} order by vassalage`.execute(db)
  return rows.map(transferOf)
}

/** A member's transfers that are under way. */
export async function openTransfers(db: Db | Tx, ownerId: Id<'member'>): Promise<VendorTransfer[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from transfers.vendor_transfer
    where owner_id = ${ownerId} and state in ('CREATED', 'DEBITED', 'SENT', 'UNKNOWN', 'MANUAL') order by id`.execute(
    db,
  )
  return rows.map(transferOf)
}

export async function insertTransfer(
  tx: Tx,
  transfer: Omit<VendorTransfer, 'state' | 'reason' | 'asked' | 'askAt' | 'endedAt'>,
): Promise<void> {
  await sql`insert into transfers.vendor_transfer (id, owner_id, request_id, merchant_id, vassalage, wallet_no, direction, amount,
      currency, state, created_at)
    values (${transfer.id}, ${transfer.ownerId}, ${transfer.requestId}, ${transfer.merchantCode}, ${transfer.vendorCode},
      ${transfer.walletNo}, ${transfer.direction}, ${transfer.amount.toString()}, ${transfer.currency}, 'CREATED',
      ${new Date(transfer.createdAt)})`.execute(tx)
}

/** What changes with a step. `askAt`: when the vendor is asked next, where it is asked. */
interface StepChange {
  askAt?: Instant
  reason?: string
  now: Instant
}

type Stepped = Pick<VendorTransfer, 'id' | 'state'>

/**
 * Takes a held transfer one step on. Fails for a step that is not in TRANSFER_STEPS, and when the
 * transfer is not where it was read.
 */
export async function stepTransfer(tx: Tx, transfer: Stepped, to: TransferState, change: StepChange): Promise<void> {
  assertStepped(TRANSFER_STEPS, transfer.id, await update(tx, transfer, to, change))
}

/** Marks a transfer as sent; false when somebody else took a step first. */
export async function markSent(db: Db, transfer: Stepped, change: StepChange): Promise<boolean> {
  const { numAffectedRows } = await update(db, transfer, 'SENT', change)
  return numAffectedRows === 1n
}

function update(db: Db | Tx, transfer: Stepped, to: TransferState, { askAt, reason, now }: StepChange) {
  assertStep(TRANSFER_STEPS, transfer.id, transfer.state, to)
  const ended = TRANSFER_STEPS.ends.includes(to)
  return sql`update transfers.vendor_transfer set state = ${to},
      reason = coalesce(${reason ?? null}, reason), ask_at = ${askAt === undefined ? null : new Date(askAt)},
      sent_at = ${to === 'SENT' ? new Date(now) : sql.ref('sent_at')}, ended_at = ${ended ? new Date(now) : null}
    where id = ${transfer.id} and state = ${transfer.state}`.execute(db)
}

/** Takes up one transfer whose vendor is to be asked now; the next question comes at `next`. */
export async function takeToAsk(
  db: Db,
  now: Instant,
  next: (asked: number) => Instant,
): Promise<VendorTransfer | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`select ${COLUMNS} from transfers.vendor_transfer
      where state in ('SENT', 'UNKNOWN') and ask_at <= ${new Date(now)} order by ask_at limit 1
      for no key update skip locked`.execute(tx)
    const row = rows[0]
    if (!row) return undefined
    const asked = row.asked + 1
    await sql`update transfers.vendor_transfer set asked = ${asked}, ask_at = ${new Date(next(asked))}
      where id = ${row.id}`.execute(tx)
    return transferOf({ ...row, asked })
  })
}

/** Transfers whose process died before it asked the vendor. */
export async function unsentBefore(db: Db, before: Instant): Promise<VendorTransfer[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from transfers.vendor_transfer
    where state = 'DEBITED' and created_at < ${new Date(before)} order by created_at limit 50`.execute(db)
  return rows.map(transferOf)
}
