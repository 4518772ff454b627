import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type * as contract from '@senluna/contract/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/ids.ts'
import { PaymentRefused, type PaymentProvider, type PaymentStarted } from '../../../platform/payments/provider.ts'
import { refuseLocked } from '../../members/index.ts'
import { usdtFor } from '@senluna/kit/cashier/deposit-amounts.ts'
import { newContent, prefixOf } from '@senluna/kit/cashier/transfer-content.ts'
import { addressOf } from './providers/address.ts'
import { channelById, lockChannel, type ChannelRow } from './channels/store.ts'
import { publishDeposit } from '../receipts/credit.ts'
import type { Deposits } from './deps.ts'
import { expireOverdue, noteFailure } from './ends.ts'
import { refuseBeyondTier, refuseBlocked, refuseChannelLimits, refuseOwnLimits } from './refusals.ts'
import { bankPay, shownOrder } from './shown.ts'
import { depositByKey, lockDeposit, type DepositRow, type Pay } from './store/orders.ts'
import { insertDeposit, setPay, stepDeposit, SYSTEM, type NewDeposit } from './store/order-changes.ts'
import { openOrderOf } from './queries/open-order.ts'
import { keepUsedCard } from './store/used-cards.ts'

type Create = Call<typeof contract.createDeposit>

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number that people see and nobody guesses. */
export const newOrderNo = (): string => `D${Array.from(randomBytes(10), (byte) => SIGNS[byte & 31]).join('')}`

/**
 * Opens an order: written down first, then begun at its provider outside any transaction, then
 * ready to be paid.
 *
 * The call's key names the order, so a repeat finds it, and begins it if that was cut off. Refuses
 * what its contract lists.
 */
export async function createDeposit(deposits: Deposits, call: Create): Promise<contract.DepositOrder> {
  const { caller, brand, key, now } = call
  const known = await depositByKey(deposits.db, caller.memberId, key)
  const { channel, provider } = await openChannel(
    deposits,
    brand,
    (known ?? { channel_id: call.body.channelId }).channel_id,
  )
  refuseFields(channel, call.body)
  if (known && !isSame(known, call.body)) throw new Refusal('SYS_KEY_REUSED')
  const address =
    channel.method === 'USDT' ? await addressOf(deposits, provider, channel, caller.memberId, now) : undefined
  const order = known ?? (await written(deposits, call, channel, address))
  const ready = order.state === 'CREATED' ? await begun(deposits, order, provider, call) : order
  if (ready.state === 'REJECTED' && !known) throw new Refusal('DEP_PROVIDER', { value: { orderNo: ready.order_no } })
  return shownOrder(ready, [], brand, now)
}

/** The channel if it is open here. Refuses DEP_CHANNEL_CLOSED. */
async function openChannel(deposits: Deposits, brand: Brand, id: Id<'deposit-channel'>) {
  const channel = await channelById(deposits.db, brand.merchantCode, id)
  const provider = channel && deposits.providers.get(channel.provider)
  if (!channel || channel.state !== 'OPEN' || !provider) throw new Refusal('DEP_CHANNEL_CLOSED')
  return { channel, provider }
}

function refuseFields(channel: ChannelRow, { card, promotionId, chain }: Create['body']): void {
  // Nothing is offered with a deposit yet, so nobody is eligible for it.
  if (promotionId !== undefined) throw new Refusal('DEP_BONUS_NOT_ELIGIBLE')
  const field = (name: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field: name }] })
  if ((channel.method === 'SCRATCH') !== (card !== undefined)) throw field('card')
  if (card && !channel.settings.telcos?.includes(card.telco)) throw field('card.telco')
  if (chain !== undefined && chain !== channel.settings.chain) throw field('chain')
}

const isSame = (order: DepositRow, { channelId, amount: asked, card }: Create['body']): boolean =>
  order.channel_id === channelId && order.asked.toString() === (card?.declared ?? asked)

/** Writes the order down, with everything checked once more under the player's own lock. */
function written(
  deposits: Deposits,
  call: Create,
  channel: ChannelRow,
  address: string | undefined,
): Promise<DepositRow> {
  const { body, caller, brand, key, now } = call
  const asked = amount(BigInt(body.card?.declared ?? body.amount))
  return deposits.db.transaction().execute(async (tx) => {
    await refuseLocked(tx, caller.memberId, 'MONEY')
    await refuseOwnLimits(tx, caller.memberId, asked, now)
    const again = await depositByKey(tx, caller.memberId, key)
    if (again) return again
    await expireOverdue(tx, { memberId: caller.memberId }, now)
    const held = await lockChannel(tx, brand.merchantCode, channel.id)
    if (!held || held.state !== 'OPEN') throw new Refusal('DEP_CHANNEL_CLOSED')
    if (held.vip_from > 0 && (await deposits.levelOf(caller.memberId)) < held.vip_from)
      throw new Refusal('DEP_CHANNEL_CLOSED')
    await refuseOpen(tx, caller.memberId, channel.method)
    await refuseBlocked(tx, caller.memberId, channel.method, now)
    await refuseChannelLimits(tx, held, asked, brand, now)
    await refuseBeyondTier(tx, caller.memberId, asked)
    const order = await inserted(tx, call, held, asked, address)
    if (body.card) await useCard(tx, deposits, order, body.card)
    return order
  })
}

/**
 * Refuses DEP_OPEN_ORDER, with its number, while an order of the same method waits for its money.
 */
async function refuseOpen(tx: Tx, memberId: Id<'member'>, method: string): Promise<void> {
  const row = await openOrderOf(tx, memberId, method)
  if (row) throw new Refusal('DEP_OPEN_ORDER', { value: { orderNo: row.order_no } })
}

const TRIES = 5

async function inserted(tx: Tx, call: Create, channel: ChannelRow, asked: Amount, address: string | undefined) {
  const { caller, now } = call
  // Its number and its content are drawn; one that is taken is drawn again.
  for (let tries = 0; tries < TRIES; tries++) {
    const order = drawn(call, channel, asked, address)
    if (await insertDeposit(tx, order, { kind: 'member', name: caller.userName }, now)) return lockDeposit(tx, order.id)
  }
  throw new Error('no free number was drawn for an order')
}

function drawn(
  { body, caller, brand, key, now }: Create,
  channel: ChannelRow,
  asked: Amount,
  address: string | undefined,
) {
  const content = channel.method === 'BANK_QR' ? newContent(prefixOf(brand.merchantCode), () => randomInt(32)) : null
  const perUsdt = channel.method === 'USDT' ? BigInt(channel.settings.vndPerUsdt ?? '0') : 0n
  assert(channel.method !== 'USDT' || perUsdt > 0n, 'a channel over a chain has a rate')
  const { card } = body
  return {
    id: newId<'deposit'>(now),
    merchant_id: brand.merchantCode,
    order_no: newOrderNo(),
    member_id: caller.memberId,
    user_name: caller.userName,
    channel_id: channel.id,
    channel_code: channel.code,
    provider: channel.provider,
    method: channel.method,
    currency: brand.currency.code,
    request_key: key,
    asked,
    fee_ppm: channel.fee_ppm,
    fee_fixed: channel.fee_fixed,
    usdt_micro: perUsdt > 0n ? usdtFor(asked, perUsdt) : null,
    usdt_rate: perUsdt > 0n ? perUsdt : null,
    content,
    payer_name: body.payerName || null,
    pay: payOf(channel, asked, content, address),
    details: card
      ? {
          telco: card.telco,
          declared: card.declared,
          serial: `…${card.serial.slice(-4)}`,
          penaltyPpm: channel.settings.penaltyPpm ?? 0,
        }
      : {},
    by_money: false,
    confirmations_needed: channel.method === 'USDT' ? (channel.settings.confirmations ?? 1) : null,
    expires_at: new Date(later(now, channel.expire_min * MINUTE)),
  } satisfies NewDeposit
}

function payOf(channel: ChannelRow, asked: Amount, content: string | null, address: string | undefined): Pay {
  if (channel.method === 'BANK_QR' && content) return bankPay(channel, { asked, content })
  const { chain } = channel.settings
  return address && chain ? { address, chain } : {}
}

/**
 * Notes a card as sent in. Refuses DEP_CARD_USED. Its code stays nowhere, only a keyed hash of all
 * that is on it.
 */
async function useCard(tx: Tx, { cardSecret }: Deposits, order: DepositRow, card: NonNullable<Create['body']['card']>) {
  const { telco, serial, code } = card
  const hash = createHmac('sha256', cardSecret).update([telco, serial, code].join('\n').toUpperCase()).digest()
  const used = await keepUsedCard(tx, order.merchant_id, hash, order.id)
  if (!used) throw new Refusal('DEP_CARD_USED')
}

/**
 * Begins the payment at its provider, and shows how to pay; a no, or no clear answer, ends the
 * order.
 */
async function begun(
  deposits: Deposits,
  order: DepositRow,
  provider: PaymentProvider,
  call: Create,
): Promise<DepositRow> {
  const { now, log } = call
  try {
    // An address of one's own needs no beginning: money that comes there makes itself known.
    const started =
      order.method === 'USDT' ? { ref: order.order_no } : await provider.start(requestOf(deposits, order, call))
    return await deposits.db.transaction().execute((tx) => ready(tx, order, started, now))
  } catch (error) {
    if (!(error instanceof PaymentRefused))
      log.warn({ orderNo: order.order_no, error: String(error) }, 'no payment begun')
    return deposits.db.transaction().execute((tx) => rejected(tx, deposits, order.id, now))
  }
}

async function ready(tx: Tx, { id }: DepositRow, started: PaymentStarted, now: Instant): Promise<DepositRow> {
  const order = await lockDeposit(tx, id)
  if (order.state !== 'CREATED') return order
  const { ref, redirectUrl, deepLink, qr } = started
  const pay: Pay = {
    ...order.pay,
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(deepLink ? { deepLink } : {}),
    ...(qr ? { qr } : {}),
  }
  await setPay(tx, id, pay, ref)
  return stepDeposit(tx, order, 'PENDING_PAYMENT', 'ready', SYSTEM, now)
}

async function rejected(tx: Tx, deposits: Deposits, id: Id<'deposit'>, now: Instant): Promise<DepositRow> {
  const order = await lockDeposit(tx, id)
  if (order.state !== 'CREATED') return order
  const done = await stepDeposit(tx, order, 'REJECTED', 'failed', { kind: 'provider', name: order.provider }, now, {
    reason: 'PROVIDER',
  })
  await noteFailure(tx, deposits, order, now)
  await publishDeposit(tx, done, now)
  return done
}

function requestOf({ callbackUrl }: Deposits, order: DepositRow, { body, language, request }: Create) {
  const kind = order.method === 'SCRATCH' ? 'card' : 'pay'
  return {
    orderNo: order.order_no,
    method: order.method,
    amount: order.asked,
    currency: order.currency,
    language,
    notifyUrl: `${callbackUrl}/cb/${kind}/${order.provider}`,
    returnUrl: `${request.protocol}://${request.host}/?mc=depositv2&mc.order=${order.order_no}`,
    ...(body.card ? { card: { ...body.card, declared: BigInt(body.card.declared) } } : {}),
  }
}
