import { createHash } from 'node:crypto'
import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { DepositReason } from '@senluna/contract/money/deposits.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import { RECEIPT_STEPS, type ReceiptState } from './steps.ts'
import type { Id } from '@senluna/kit/ids.ts'

/** Money that came in, as it is stored. */
export interface ReceiptRow {
  id: Id<'receipt'>
  merchant_id: MerchantCode
  channel_id: Id<'deposit-channel'>
  channel_code: string
  source: 'BANK' | 'PROVIDER'
  booked_at: Date
  amount: Amount
  currency: string
  usdt_micro: bigint | null
  usdt_rate: bigint | null
  content: string
  payer_name: string
  payer_account: string
  reference: string
  balance: Amount | null
  /** The bank's file it came in. */
  import_id: Id<'bank-import'> | null
  /** Its place in that file, from 1. */
  import_no: number | null
  state: ReceiptState
  left_over: Amount
  deposit_id: Id<'deposit'> | null
  order_no: string | null
  reason: DepositReason | null
  created_at: Date
}

export type NewReceipt = Pick<
  ReceiptRow,
  | 'merchant_id'
  | 'channel_id'
  | 'source'
  | 'booked_at'
  | 'amount'
  | 'currency'
  | 'usdt_micro'
  | 'usdt_rate'
  | 'content'
  | 'payer_name'
  | 'payer_account'
  | 'reference'
  | 'balance'
> & { key: string }

const COLUMNS = sql.raw('r.*, c.code as channel_code, d.order_no')
const FROM = sql.raw(`cashier.receipt r join cashier.deposit_channel c on c.id = r.channel_id
  left join cashier.deposit d on d.id = r.deposit_id`)

/** What is stored of a receipt's name. */
export const keyHash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Writes money down that came in; undefined when it is there already. */
export async function insertReceipt(tx: Tx, receipt: NewReceipt, now: Instant): Promise<Id<'receipt'> | undefined> {
  const id = newId<'receipt'>(now)
  const at = new Date(now)
  const { numAffectedRows } =
    await sql`insert into cashier.receipt (id, merchant_id, channel_id, source, key, booked_at, amount,
      currency, usdt_micro, usdt_rate, content, payer_name, payer_account, reference, balance, import_id, state, created_at, changed_at)
    values (${id}, ${receipt.merchant_id}, ${receipt.channel_id}, ${receipt.source}, ${keyHash(receipt.key)}, ${receipt.booked_at}, ${receipt.amount},
      ${receipt.currency}, ${receipt.usdt_micro}, ${receipt.usdt_rate}, ${receipt.content}, ${receipt.payer_name}, ${receipt.payer_account}, ${receipt.reference},
      ${receipt.balance}, null, ${receipt.amount > 0n ? 'NEW' : 'OUT'}, ${at}, ${at})
    on conflict (merchant_id, key) do nothing`.execute(tx)
  return numAffectedRows === 1n ? id : undefined
}

/** The amounts known under the hashes of some names, by the hash in hexadecimal. */
export async function knownReceipts(
  db: Db | Tx,
  merchantCode: MerchantCode,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ key: Buffer; amount: Amount }>`select key, amount from cashier.receipt
    where merchant_id = ${merchantCode} and key = any(${[...hashes]}::bytea[])`.execute(db)
  return new Map(rows.map(({ key, amount }) => [key.toString('hex'), amount]))
}

/** A receipt held until the transaction ends. */
export async function lockReceipt(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'receipt'>,
): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`select ${COLUMNS} from ${FROM}
    where r.merchant_id = ${merchantCode} and r.id = ${id} for no key update of r`.execute(tx)
  return rows[0]
}

/**
 * Takes a held receipt one step on. Fails for a step that is not in RECEIPT_STEPS, and when the
 * receipt is not where it was read.
 */
export async function stepReceipt(
  tx: Tx,
  receipt: Pick<ReceiptRow, 'id' | 'state' | 'deposit_id' | 'reason'>,
  to: ReceiptState,
  change: { leftOver: Amount; depositId?: Id<'deposit'> | null; reason?: DepositReason | null },
  now: Instant,
): Promise<void> {
  assertStep(RECEIPT_STEPS, receipt.id, receipt.state, to)
  const depositId = change.depositId === undefined ? receipt.deposit_id : change.depositId
  const reason = change.reason === undefined ? receipt.reason : change.reason
  const stepped =
    await sql`update cashier.receipt set state = ${to}, left_over = ${change.leftOver}, deposit_id = ${depositId},
    reason = ${reason}, changed_at = ${new Date(now)} where id = ${receipt.id} and state = ${receipt.state}`.execute(tx)
  assertStepped(RECEIPT_STEPS, receipt.id, stepped)
}

/**
 * New receipts among some, held in the order of their ids; those that somebody holds are left out.
 */
export async function lockNewReceipts(
  tx: Tx,
  merchantCode: MerchantCode,
  ids: readonly Id<'receipt'>[],
): Promise<{ id: Id<'receipt'>; amount: Amount }[]> {
  const { rows } = await sql<{ id: Id<'receipt'>; amount: Amount }>`select id, amount from cashier.receipt
    where merchant_id = ${merchantCode} and id = any(${[...ids]}::uuid[]) and state = 'NEW'
    order by id for no key update skip locked`.execute(tx)
  return rows
}

/** Takes held new receipts into suspense, all of each. */
export async function stepNewToSuspense(tx: Tx, ids: readonly Id<'receipt'>[], now: Instant): Promise<void> {
  assertStep(RECEIPT_STEPS, ids.join(), 'NEW', 'SUSPENSE')
  const { numAffectedRows } = await sql`update cashier.receipt set state = 'SUSPENSE', left_over = amount,
    reason = 'UNKNOWN', changed_at = ${new Date(now)} where id = any(${[...ids]}::uuid[]) and state = 'NEW'`.execute(tx)
  assert(numAffectedRows === BigInt(ids.length), 'held receipts stay as they are')
}

/** The money of an order that staff looked at and rejected waits in suspense. */
export async function stepReviewToSuspense(tx: Tx, depositId: Id<'deposit'>, now: Instant): Promise<void> {
  assertStep(RECEIPT_STEPS, depositId, 'REVIEW', 'SUSPENSE')
  await sql`update cashier.receipt set state = 'SUSPENSE', changed_at = ${new Date(now)}
    where deposit_id = ${depositId} and state = 'REVIEW'`.execute(tx)
}

/** Writes down what became of a part of it; answers the part's number. */
export async function addUse(
  tx: Tx,
  use: {
    receiptId: Id<'receipt'>
    kind: 'CREDIT' | 'COVER' | 'RETURN' | 'WRITE_OFF'
    amount: Amount
    depositId: Id<'deposit'> | null
    staffName: string | null
    note?: string
  },
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{
    seq: number
  }>`insert into cashier.receipt_use (receipt_id, seq, kind, amount, deposit_id, staff_name, note, at)
    select ${use.receiptId}, coalesce(max(seq), 0) + 1, ${use.kind}, ${use.amount}, ${use.depositId}, ${use.staffName}, ${use.note ?? ''},
      ${new Date(now)} from cashier.receipt_use where receipt_id = ${use.receiptId}
    returning seq`.execute(tx)
  return rows[0]!.seq
}

/** Receipts by key, the newest first. */
export async function listReceipts(
  db: Db | Tx,
  receipt: {
    merchantCode: MerchantCode
    states?: readonly ReceiptRow['state'][]
    channel?: string | undefined
    depositId?: Id<'deposit'>
    amount?: Amount
    channelId?: Id<'deposit-channel'>
    importId?: Id<'bank-import'>
    search?: string | undefined
    /** Whether the search looks at payers' names too. */
    payers?: boolean
    after?: string | undefined
    size: number
  },
): Promise<ReceiptRow[]> {
  const search = receipt.search ? `%${receipt.search.replace(/[\\%_]/g, '\\$&')}%` : null
  const { rows } = await sql<ReceiptRow>`select ${COLUMNS} from ${FROM}
    where r.merchant_id = ${receipt.merchantCode}
      ${receipt.states ? sql`and r.state = any(${[...receipt.states]}::text[])` : sql``}
      ${receipt.channel ? sql`and c.code = ${receipt.channel}` : sql``}
      ${receipt.channelId ? sql`and r.channel_id = ${receipt.channelId}` : sql``}
      ${receipt.importId ? sql`and r.import_id = ${receipt.importId}` : sql``}
      ${receipt.depositId ? sql`and r.deposit_id = ${receipt.depositId}` : sql``}
      ${receipt.amount === undefined ? sql`` : sql`and r.left_over = ${receipt.amount}`}
      ${search ? sql`and (r.content ilike ${search} or (${receipt.payers ?? false} and r.payer_name ilike ${search}) or r.reference ilike ${search})` : sql``}
      ${receipt.after ? sql`and r.id < ${receipt.after}::uuid` : sql``}
    order by r.id desc limit ${receipt.size}`.execute(db)
  return rows
}

/** Receipts that nobody has allocated, the oldest first. */
export async function newReceipts(
  db: Db,
  size: number,
  without: readonly string[],
): Promise<Pick<ReceiptRow, 'id' | 'merchant_id' | 'channel_code' | 'source' | 'content'>[]> {
  const { rows } = await sql<
    Pick<ReceiptRow, 'id' | 'merchant_id' | 'channel_code' | 'source' | 'content'>
  >`select r.id, r.merchant_id, c.code as channel_code, r.source, r.content
    from cashier.receipt r join cashier.deposit_channel c on c.id = r.channel_id
    where r.state = 'NEW' and r.id <> all (${[...without]}::uuid[]) order by r.created_at, r.id limit ${size}`.execute(
    db,
  )
  return rows
}

/** Whether money that came for an order is left over. */
export async function hasLeftOver(tx: Tx, orderId: Id<'deposit'>): Promise<boolean> {
  const { rows } = await sql`select 1 from cashier.receipt where deposit_id = ${orderId} and left_over > 0`.execute(tx)
  return rows.length > 0
}
