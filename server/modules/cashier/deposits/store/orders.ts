import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { DepositMethod, DepositReason } from '@senluna/contract/money/deposits.ts'
import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'

/** What a payer is shown, as it was when the order was opened. */
export interface Pay {
  bankName?: string
  bankBin?: string
  account?: string
  accountName?: string
  vietqr?: string
  qr?: string
  address?: string
  chain?: 'TRC20' | 'ERC20'
  rateUntil?: string
  redirectUrl?: string
  deepLink?: string
}

/** An order as it is stored. */
export interface DepositRow {
  id: Id<'deposit'>
  merchant_id: MerchantCode
  order_no: string
  member_id: Id<'member'>
  user_name: string
  channel_id: Id<'deposit-channel'>
  channel_code: string
  channel_name: string
  provider: string
  method: DepositMethod
  currency: string
  request_key: string
  asked: Amount
  fee_ppm: number
  fee_fixed: Amount
  received: Amount | null
  fee: Amount | null
  main_part: Amount | null
  locked_part: Amount | null
  /** Whether what is locked of it is asked to be played once it is let go, not before. */
  played_later: boolean
  usdt_micro: bigint | null
  usdt_rate: bigint | null
  content: string | null
  payer_name: string | null
  pay: Pay
  details: { declared?: string; telco?: string; serial?: string; penaltyPpm?: number; tx?: string }
  provider_ref: string | null
  confirmations: number
  confirmations_needed: number | null
  promotion_id: number | null
  state: DepositState
  reason: DepositReason | null
  proof: Id<'file'>[]
  by_money: boolean
  unbacked: boolean
  created_at: Date
  expires_at: Date
  said_paid_at: Date | null
  changed_at: Date
  credited_at: Date | null
}

export const COLUMNS = sql.raw('d.*, c.name as channel_name')
export const FROM = sql.raw('cashier.deposit d join cashier.deposit_channel c on c.id = d.channel_id')

/** One order by a condition, held until the transaction ends when `held`. */
async function oneDeposit(db: Db | Tx, where: ReturnType<typeof sql>, held: boolean): Promise<DepositRow | undefined> {
  const lock = held ? sql`for no key update of d` : sql``
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from ${FROM} where ${where} ${lock}`.execute(db)
  return rows[0]
}

/** An order of a brand by its number. */
export const depositByNo = (
  db: Db | Tx,
  merchantCode: MerchantCode,
  orderNo: string,
): Promise<DepositRow | undefined> => byNo(db, merchantCode, orderNo, false)

/** The same, held: whoever else wants to change it waits for `tx`. */
export const lockDepositByNo = (tx: Tx, merchantCode: MerchantCode, orderNo: string): Promise<DepositRow | undefined> =>
  byNo(tx, merchantCode, orderNo, true)

/** What is no number of an order is nobody's, whatever stands in it. */
const byNo = async (db: Db | Tx, merchantCode: MerchantCode, orderNo: string, held: boolean) =>
  /^D[0-9A-Z]{10}$/.test(orderNo)
    ? oneDeposit(db, sql`d.merchant_id = ${merchantCode} and d.order_no = ${orderNo}`, held)
    : undefined

export const lockDeposit = async (tx: Tx, depositId: Id<'deposit'>): Promise<DepositRow> => {
  const row = await oneDeposit(tx, sql`d.id = ${depositId}`, true)
  assert(row, 'an order is never deleted')
  return row
}

export const depositByKey = (db: Db | Tx, memberId: Id<'member'>, key: string): Promise<DepositRow | undefined> =>
  oneDeposit(db, sql`d.member_id = ${memberId} and d.request_key = ${key}`, false)

export const depositByRef = (db: Db | Tx, provider: string, ref: string): Promise<DepositRow | undefined> =>
  oneDeposit(db, sql`d.provider = ${provider} and d.provider_ref = ${ref}`, false)

export const lockDepositByContent = (
  tx: Tx,
  merchantCode: MerchantCode,
  content: string,
): Promise<DepositRow | undefined> =>
  oneDeposit(tx, sql`d.merchant_id = ${merchantCode} and d.content = ${content}`, true)

/** The open order of a member on a chain, held. */
export const lockOpenOnChain = (tx: Tx, memberId: Id<'member'>, address: string): Promise<DepositRow | undefined> =>
  oneDeposit(
    tx,
    sql`d.member_id = ${memberId} and d.method = 'USDT' and d.state in ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING')
      and d.pay->>'address' = ${address} and not d.by_money and not d.details ? 'tx'`,
    true,
  )
