import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { DepositEvent } from '@senluna/contract/desk/money/deposits.ts'
import type { DepositMethod, DepositReason } from '@senluna/contract/money/deposits.ts'
import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { uuidV7, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { assertStep, assertStepped } from '../../../../platform/steps.ts'
import { DEPOSIT_STEPS } from '../steps.ts'
import { isContent } from '@senluna/kit/cashier/transfer-content.ts'

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

/** Who did something to an order. */
export interface Actor {
  kind: 'member' | 'staff' | 'provider' | 'system'
  name: string
}
export const SYSTEM: Actor = { kind: 'system', name: '' }

const COLUMNS = sql.raw('d.*, c.name as channel_name')
const FROM = sql.raw('cashier.deposit d join cashier.deposit_channel c on c.id = d.channel_id')

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

/** A new order. */
export type NewDeposit = Pick<
  DepositRow,
  | 'id'
  | 'merchant_id'
  | 'order_no'
  | 'member_id'
  | 'user_name'
  | 'channel_id'
  | 'channel_code'
  | 'provider'
  | 'method'
  | 'currency'
  | 'request_key'
  | 'asked'
  | 'fee_ppm'
  | 'fee_fixed'
  | 'usdt_micro'
  | 'usdt_rate'
  | 'content'
  | 'payer_name'
  | 'pay'
  | 'details'
  | 'by_money'
  | 'confirmations_needed'
  | 'expires_at'
>

/**
 * Writes a new order; false when its number, its content or an open order of the same method is
 * there already.
 */
export async function insertDeposit(tx: Tx, deposit: NewDeposit, by: Actor, now: Instant): Promise<boolean> {
  const at = new Date(now)
  const { numAffectedRows } =
    await sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id,
      channel_code, provider, method, currency, request_key, asked, fee_ppm, fee_fixed, usdt_micro, usdt_rate, content, payer_name,
      pay, details, by_money, confirmations_needed, state, created_at, expires_at, changed_at)
    values (${deposit.id}, ${deposit.merchant_id}, ${deposit.order_no}, ${deposit.member_id}, ${deposit.user_name}, ${deposit.channel_id},
      ${deposit.channel_code}, ${deposit.provider}, ${deposit.method}, ${deposit.currency}, ${deposit.request_key}, ${deposit.asked}, ${deposit.fee_ppm},
      ${deposit.fee_fixed}, ${deposit.usdt_micro}, ${deposit.usdt_rate}, ${deposit.content}, ${deposit.payer_name}, ${JSON.stringify(deposit.pay)}::jsonb,
      ${JSON.stringify(deposit.details)}::jsonb, ${deposit.by_money}, ${deposit.confirmations_needed}, 'CREATED', ${at}, ${deposit.expires_at}, ${at})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await addEvent(tx, deposit.id, { from: null, to: 'CREATED', by, what: 'created' }, now)
  return true
}

/** Writes down what happened to an order; the order is held. */
export async function addEvent(
  tx: Tx,
  depositId: Id<'deposit'>,
  event: {
    from: DepositState | null
    to: DepositState
    by: Actor
    what: DepositEvent
    detail?: Record<string, unknown>
  },
  now: Instant,
): Promise<void> {
  await sql`insert into cashier.deposit_event (deposit_id, seq, at, from_state, to_state, actor_kind, actor_name, what, detail)
    select ${depositId}, coalesce(max(seq), 0) + 1, ${new Date(now)}, ${event.from}, ${event.to}, ${event.by.kind}, ${event.by.name},
      ${event.what}, ${JSON.stringify(event.detail ?? {})}::jsonb
    from cashier.deposit_event where deposit_id = ${depositId}`.execute(tx)
}

/** What else changes with a step. */
export interface StepChange {
  reason?: DepositReason | null
  saidPaid?: boolean
  received?: Amount
  fee?: Amount
  mainPart?: Amount
  lockedPart?: Amount
  playedLater?: boolean
  usdtMicro?: bigint
  usdtRate?: bigint
  unbacked?: boolean
  detail?: Record<string, unknown>
}

/**
 * Takes a held order one step on and writes the step down. Fails for a step that is not in
 * DEPOSIT_STEPS, and when the order is not where it was read.
 */
export async function stepDeposit(
  tx: Tx,
  order: DepositRow,
  to: DepositState,
  what: DepositEvent,
  by: Actor,
  now: Instant,
  change: StepChange = {},
): Promise<DepositRow> {
  assertStep(DEPOSIT_STEPS, order.order_no, order.state, to)
  const at = new Date(now)
  const stepped = await sql`update cashier.deposit set state = ${to}, changed_at = ${at},
      reason = ${change.reason === undefined ? order.reason : change.reason},
      said_paid_at = ${change.saidPaid ? (order.said_paid_at ?? at) : order.said_paid_at},
      received = ${change.received ?? order.received}, fee = ${change.fee ?? order.fee},
      main_part = ${change.mainPart ?? order.main_part}, locked_part = ${change.lockedPart ?? order.locked_part},
      played_later = ${change.playedLater ?? false},
      usdt_micro = ${change.usdtMicro ?? order.usdt_micro}, usdt_rate = ${change.usdtRate ?? order.usdt_rate},
      unbacked = ${change.unbacked ?? order.unbacked},
      credited_at = ${to === 'CREDITED' ? at : null}
    where id = ${order.id} and state = ${order.state}`.execute(tx)
  assertStepped(DEPOSIT_STEPS, order.order_no, stepped)
  await addEvent(
    tx,
    order.id,
    { from: order.state, to, by, what, ...(change.detail ? { detail: change.detail } : {}) },
    now,
  )
  return lockDeposit(tx, order.id)
}

/** Money has come for an order that was credited without, or nobody waits for it any more. */
export async function noteBacked(tx: Tx, depositId: Id<'deposit'>, now: Instant): Promise<void> {
  await sql`update cashier.deposit set unbacked = false, changed_at = ${new Date(now)} where id = ${depositId}`.execute(
    tx,
  )
}

/** Notes how a held order is paid, and what its provider calls it. */
export async function setPay(tx: Tx, depositId: Id<'deposit'>, pay: Pay, ref: string): Promise<void> {
  await sql`update cashier.deposit set pay = ${JSON.stringify(pay)}::jsonb, provider_ref = ${ref}
    where id = ${depositId}`.execute(tx)
}

/** Adds pictures of the payment to a held order. */
export async function addProof(tx: Tx, depositId: Id<'deposit'>, fileIds: readonly Id<'file'>[]): Promise<void> {
  await sql`update cashier.deposit set proof = proof || ${[...fileIds]}::uuid[] where id = ${depositId}`.execute(tx)
}

/** Notes the confirmations of a transfer on a chain, which only rise. */
export async function noteConfirmations(tx: Tx, depositId: Id<'deposit'>, have: number, need: number): Promise<void> {
  await sql`update cashier.deposit set confirmations = greatest(confirmations, ${have}), confirmations_needed = ${need}
    where id = ${depositId}`.execute(tx)
}

/** Notes which transfer on a chain an open order waits for. */
export async function noteChainTransfer(tx: Tx, depositId: Id<'deposit'>, ref: string): Promise<void> {
  await sql`update cashier.deposit set details = details || ${JSON.stringify({ tx: ref })}::jsonb
    where id = ${depositId}`.execute(tx)
}

/** What a page of orders is narrowed to. */
export interface DepositFilter {
  merchantCode: MerchantCode
  memberId?: Id<'member'>
  states?: readonly DepositState[]
  method?: string | undefined
  channel?: string | undefined
  search?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** What waits for staff or its money, the oldest first. */
  waiting?: boolean
  after?: string | undefined
  size: number
}

/** Orders by key: the newest first, or the oldest. */
export async function listDeposits(db: Db | Tx, filter: DepositFilter): Promise<DepositRow[]> {
  const after = filter.after ?? null
  const up = filter.waiting === true
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from ${FROM}
    where d.merchant_id = ${filter.merchantCode}
      ${filter.memberId ? sql`and d.member_id = ${filter.memberId}` : sql``}
      ${stateIn(filter.states)}
      ${up ? sql`and d.state in ('REVIEW', 'CONFIRMING', 'PENDING_PAYMENT')` : sql``}
      ${filter.method ? sql`and d.method = ${filter.method}` : sql``}
      ${filter.channel ? sql`and d.channel_code = ${filter.channel}` : sql``}
      ${filter.from ? sql`and d.id >= ${firstIdAt(filter.from)}` : sql``}
      ${filter.until ? sql`and d.id < ${firstIdAt(filter.until)}` : sql``}
      ${filter.search ? foundBy(filter.search) : sql``}
      ${after === null ? sql`` : up ? sql`and d.id > ${after}::uuid` : sql`and d.id < ${after}::uuid`}
    order by d.id ${up ? sql`asc` : sql`desc`} limit ${filter.size}`.execute(db)
  return rows
}

/** One state by equality, so that its index gives the order too. */
const stateIn = (states: readonly DepositState[] | undefined) =>
  states === undefined
    ? sql``
    : states.length === 1
      ? sql`and d.state = ${states[0]}`
      : sql`and d.state = any(${[...states]}::text[])`

/** The least id that an order of a moment can have: ids are in the order of time. */
const firstIdAt = (at: Date): string => uuidV7(at.getTime(), new Uint8Array(10))

/**
 * What somebody looks for has one shape: a number of an order, a content, else a user name. Each
 * has its index.
 */
function foundBy(search: string) {
  const upper = search.toUpperCase()
  if (/^D[0-9A-Z]{10}$/.test(upper)) return sql`and d.order_no = ${upper}`
  if (isContent(upper)) return sql`and d.content = ${upper}`
  return sql`and d.user_name = ${search.toLowerCase()}`
}

/** Whether a member has deposited since a moment. */
export async function depositedSince(db: Db | Tx, memberId: Id<'member'>, since: Instant): Promise<boolean> {
  const { rows } = await sql`select 1 from cashier.deposit where member_id = ${memberId} and state = 'CREDITED'
    and credited_at > ${new Date(since)} limit 1`.execute(db)
  return rows.length > 0
}
