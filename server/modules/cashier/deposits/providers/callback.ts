import type * as contract from '@senluna/contract/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { derivedId, newId } from '../../../../platform/ids.ts'
import type { Payment, PaymentProvider, PaymentStatus } from '../../../../platform/payments/provider.ts'
import { memberById } from '../../../members/index.ts'
import { isOpen } from '@senluna/kit/cashier/deposit-states.ts'
import { channelsOf, type ChannelRow } from '../channels/store.ts'
import { newOrderNo } from '../create.ts'
import { publishDeposit } from '../../receipts/credit.ts'
import { brandOf, type Deposits } from '../deps.ts'
import { failed } from '../ends.ts'
import { insertReceipt } from '../../receipts/store.ts'
import { RATE_HOLDS } from '../shown.ts'
import {
  addEvent,
  insertDeposit,
  noteChainTransfer,
  noteConfirmations,
  stepDeposit,
  SYSTEM,
  type Actor,
} from '../store/order-changes.ts'
import { depositByNo, depositByRef, lockDeposit, lockOpenOnChain, type DepositRow } from '../store/orders.ts'
import { allocateReceipt } from '../../receipts/allocate.ts'
import { callbackOf, noteCallback } from '../store/callbacks.ts'
import { orderOfTransfer } from '../queries/open-order.ts'
import { holderOf } from '../store/addresses.ts'

type ProviderCall = Pick<Call<typeof contract.payCallback>, 'body' | 'params' | 'request' | 'now' | 'brand' | 'log'>

/**
 * Handles a provider's callback. What it says is not believed: the provider is asked, and only its
 * answer counts. The same callback again changes nothing; one that is forged, or more than five
 * minutes old, is refused.
 *
 * Refuses SYS_NOT_FOUND for no provider of ours, AUTH_FORBIDDEN, SYS_BUSY when the provider gives
 * no answer (it sends again).
 */
export async function handleCallback(deposits: Deposits, provider: PaymentProvider | undefined, call: ProviderCall) {
  if (!provider) throw new Refusal('SYS_NOT_FOUND')
  const { db } = deposits
  const { now } = call
  const notice = provider.noticeOf(call.body, call.request.headers, now)
  if (!notice) throw new Refusal('AUTH_FORBIDDEN')
  const seen = await callbackOf(db, provider.id, notice.event)
  if (seen?.handled_at) return { taken: false }
  await askAndApply(deposits, provider, notice.ref, call.brand.merchantCode, now)
  await noteCallback(db, { providerId: provider.id, event: notice.event, ref: notice.ref }, now)
  return { taken: true }
}

/** Asks a provider what is true of a payment, outside any transaction, and takes its answer. */
export async function askAndApply(
  deposits: Deposits,
  provider: PaymentProvider,
  ref: string,
  merchantCode: MerchantCode,
  now: Instant,
): Promise<void> {
  const status = await provider.ask(ref).catch((error: unknown) => {
    deposits.log.warn({ provider: provider.id, ref, error: String(error) }, 'a provider gave no answer')
    throw new Refusal('SYS_BUSY', { retryAfterSec: 10 })
  })
  if (!status) return
  if (status.address) await applyChain(deposits, provider, status, now)
  else await applyPayment(deposits, provider, status, merchantCode, now)
}

const actorOf = (provider: PaymentProvider): Actor => ({ kind: 'provider', name: provider.id })

/**
 * What a provider says of a payment it began for us, or of one that we don't know: then its money
 * is in suspense.
 */
async function applyPayment(
  deposits: Deposits,
  provider: PaymentProvider,
  status: PaymentStatus,
  merchantCode: MerchantCode,
  now: Instant,
): Promise<void> {
  const { db } = deposits
  const known =
    (await depositByRef(db, provider.id, status.ref)) ??
    (status.orderNo === undefined ? undefined : await depositByNo(db, merchantCode, status.orderNo))
  const order = known?.provider === provider.id ? known : undefined
  const by = actorOf(provider)
  const merchant = order?.merchant_id ?? merchantCode
  const channel = order
    ? { id: order.channel_id, code: order.channel_code }
    : (await channelsOf(db, merchant)).find((channel) => channel.provider === provider.id)
  if (!channel) return
  for (const payment of status.payments)
    if (payment.amount > 0n)
      await db.transaction().execute(async (tx) => {
        const receiptId = await writePayment(
          tx,
          provider,
          payment,
          { merchantCode: merchant, channelId: channel.id },
          deposits,
          now,
        )
        if (receiptId)
          await allocateReceipt(
            tx,
            deposits,
            { merchantCode: merchant, receiptId, ...(order ? { orderId: order.id } : {}) },
            by,
            now,
          )
      })
  if (order && status.payments.length === 0)
    await db.transaction().execute((tx) => applyStatus(tx, deposits, order.id, status, by, now))
}

/** No money yet: on its way, or failed. */
async function applyStatus(
  tx: Tx,
  deposits: Deposits,
  orderId: Id<'deposit'>,
  status: PaymentStatus,
  by: Actor,
  now: Instant,
): Promise<void> {
  const order = await lockDeposit(tx, orderId)
  if (!isOpen(order.state)) return
  if (status.state === 'FAILED')
    await failed(tx, deposits, order, order.method === 'SCRATCH' ? 'CARD' : 'PROVIDER', by, now)
  else if (status.state === 'CONFIRMING') await confirming(tx, order, status, by, now)
}

/** Money is seen and not yet final: its confirmations, which only rise. */
async function confirming(tx: Tx, order: DepositRow, status: PaymentStatus, by: Actor, now: Instant): Promise<void> {
  const { have, need } = status.confirmations ?? { have: 0, need: 1 }
  await noteConfirmations(tx, order.id, have, need)
  const seen = await lockDeposit(tx, order.id)
  await publishDeposit(
    tx,
    order.state === 'CONFIRMING'
      ? seen
      : await stepDeposit(tx, seen, 'CONFIRMING', 'seen', by, now, { detail: { have, need } }),
    now,
  )
}

function writePayment(
  tx: Tx,
  provider: PaymentProvider,
  payment: Payment & { rate?: bigint },
  source: { merchantCode: MerchantCode; channelId: Id<'deposit-channel'> },
  deposits: Deposits,
  now: Instant,
): Promise<Id<'receipt'> | undefined> {
  const { currency } = brandOf(deposits, source.merchantCode)
  return insertReceipt(
    tx,
    {
      merchant_id: source.merchantCode,
      channel_id: source.channelId,
      source: 'PROVIDER',
      key: `${provider.id}\n${payment.id}`,
      booked_at: new Date(payment.at),
      amount: amount(payment.amount),
      currency: currency.code,
      usdt_micro: payment.usdtMicro ?? null,
      usdt_rate: payment.rate ?? null,
      content: '',
      payer_name: payment.payerName ?? '',
      payer_account: '',
      reference: payment.id,
      balance: null,
    },
    now,
  )
}

/**
 * What a chain says of a transfer to somebody's own address. Money without an open order makes one.
 */
async function applyChain(
  deposits: Deposits,
  provider: PaymentProvider,
  status: PaymentStatus,
  now: Instant,
): Promise<void> {
  const { address, chain } = status
  const holder = address && chain ? await holderOf(deposits.db, chain, address) : undefined
  if (!holder || holder.provider !== provider.id || !address || !chain) return
  const channel = (await channelsOf(deposits.db, holder.merchant_id)).find(
    (channel) => channel.provider === provider.id && channel.settings.chain === chain,
  )
  if (!channel) return
  const by = actorOf(provider)
  const micro = status.payments.reduce((sum, payment) => sum + (payment.usdtMicro ?? 0n), 0n)
  await deposits.db.transaction().execute(async (tx) => {
    const order = await orderOnChain(tx, deposits, { holder, address, channel, ref: status.ref, micro }, now)
    if (!order) return
    if (status.state !== 'PAID') {
      if (isOpen(order.state)) await confirming(tx, order, status, by, now)
      return
    }
    const rate = rateFor(order, channel, now)
    for (const payment of status.payments) {
      const usdtMicro = payment.usdtMicro ?? 0n
      const units = (usdtMicro * rate) / 1_000_000n
      if (units <= 0n) continue
      const source = { merchantCode: order.merchant_id, channelId: channel.id }
      const receiptId = await writePayment(tx, provider, { ...payment, amount: units, rate }, source, deposits, now)
      if (receiptId)
        await allocateReceipt(
          tx,
          deposits,
          { merchantCode: source.merchantCode, receiptId, orderId: order.id },
          by,
          now,
        )
    }
  })
}

/** The rate an order shows holds for 15 minutes; after that the channel's own. */
function rateFor(order: DepositRow, channel: ChannelRow, now: Instant): bigint {
  const held = order.usdt_rate !== null && now - order.created_at.getTime() <= RATE_HOLDS
  return held ? order.usdt_rate! : BigInt(channel.settings.vndPerUsdt ?? '0')
}

interface OnChain {
  holder: { member_id: DepositRow['member_id']; merchant_id: MerchantCode }
  address: string
  channel: ChannelRow
  ref: string
  micro: bigint
}

/**
 * The order a transfer belongs to: the one that took it before, the open one that waits for none
 * yet, or one made for it. Held.
 */
async function orderOnChain(
  tx: Tx,
  deposits: Deposits,
  payment: OnChain,
  now: Instant,
): Promise<DepositRow | undefined> {
  const { holder, address, channel, ref, micro } = payment
  const key = derivedId('chain-order', channel.provider, ref)
  const taken = await orderOfTransfer(tx, holder.member_id, key, ref)
  if (taken) return lockDeposit(tx, taken.id)
  const open = await lockOpenOnChain(tx, holder.member_id, address)
  if (open) {
    await noteChainTransfer(tx, open.id, ref)
    return lockDeposit(tx, open.id)
  }
  const member = await memberById(tx, holder.member_id)
  const rate = BigInt(channel.settings.vndPerUsdt ?? '0')
  const asked = (micro * rate) / 1_000_000n
  if (!member || asked <= 0n) return undefined
  const id = newId<'deposit'>(now)
  const made = await insertDeposit(
    tx,
    {
      id,
      merchant_id: holder.merchant_id,
      order_no: newOrderNo(),
      member_id: holder.member_id,
      user_name: member.userName,
      channel_id: channel.id,
      channel_code: channel.code,
      provider: channel.provider,
      method: 'USDT',
      currency: brandOf(deposits, holder.merchant_id).currency.code,
      request_key: key,
      asked: amount(asked),
      fee_ppm: channel.fee_ppm,
      fee_fixed: channel.fee_fixed,
      usdt_micro: micro,
      usdt_rate: rate,
      content: null,
      payer_name: null,
      pay: { address, ...(channel.settings.chain ? { chain: channel.settings.chain } : {}) },
      details: {},
      by_money: true,
      confirmations_needed: channel.settings.confirmations ?? 1,
      expires_at: new Date(later(now, channel.expire_min * MINUTE)),
    },
    SYSTEM,
    now,
  )
  assert(made, 'a transfer makes one order')
  const order = await lockDeposit(tx, id)
  await addEvent(tx, id, { from: 'CREATED', to: 'CREATED', by: SYSTEM, what: 'moneyCame', detail: { tx: ref } }, now)
  return order
}
