import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { DepositEvent } from '@senluna/contract/desk/money/deposits.ts'
import type { DepositReason } from '@senluna/contract/money/deposits.ts'
import type { DepositState } from '@senluna/kit/cashier/deposit-states.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { assertStep, assertStepped } from '../../../../platform/steps.ts'
import { DEPOSIT_STEPS } from '../steps.ts'
import { lockDeposit, type DepositRow, type Pay } from './orders.ts'

/** Who did something to an order. */
export interface Actor {
  kind: 'member' | 'staff' | 'provider' | 'system'
  name: string
}
export const SYSTEM: Actor = { kind: 'system', name: '' }

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
