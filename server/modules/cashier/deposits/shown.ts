import type { DepositChannel, DepositOrder } from '@senluna/contract/money/deposits.ts'
import type { ImageRef } from '@senluna/contract/site/files.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { isOpen } from '@senluna/kit/cashier/deposit-states.ts'
import { BANKS } from '@senluna/kit/cashier/banks.ts'
import { instant, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { depositFee, usdtFor } from '@senluna/kit/cashier/deposit-amounts.ts'
import { vietqrPayload } from '../rules/vietqr.ts'
import type { ChannelRow } from './channels/store.ts'
import type { DepositRow, Pay } from './store/orders.ts'

/** How long the rate of an order over a chain holds. */
export const RATE_HOLDS = 15 * MINUTE

/** A channel as a member sees it. */
export function shownChannel(channel: ChannelRow, brand: Brand): DepositChannel {
  const { settings, method } = channel
  const perUsdt = settings.vndPerUsdt
  return {
    channelId: channel.id,
    name: channel.name,
    method,
    least: channel.least.toString(),
    most: channel.most.toString(),
    feePpm: channel.fee_ppm,
    feeFixed: channel.fee_fixed.toString(),
    expireMin: channel.expire_min,
    quick: channel.quick.map(String),
    fields: method === 'SCRATCH' ? ['card'] : [],
    ...(method === 'USDT' && settings.chain ? { chain: settings.chain } : {}),
    ...(method === 'USDT' && perUsdt
      ? { vndPerUsdt: perUsdt, usdtLeast: usdtFor(channel.least, BigInt(perUsdt)).toString() }
      : {}),
    ...(method === 'SCRATCH' ? { telcos: settings.telcos ?? [], penaltyPpm: settings.penaltyPpm ?? 0 } : {}),
    demonstration: brand.currency.demonstration,
  }
}

/** The bank transfer that an order asks for, as its channel's account stood when it was opened. */
export function bankPay(
  channel: Pick<ChannelRow, 'payee'>,
  order: { asked: Amount; content: string },
): Pick<Pay, 'bankName' | 'bankBin' | 'account' | 'accountName' | 'vietqr'> {
  const { bankBin, account, accountName } = channel.payee
  if (!bankBin || !account) return {}
  const vietqr = vietqrPayload({ bin: bankBin, account, amount: order.asked, content: order.content })
  const bankName = BANKS[bankBin]
  return { ...(bankName ? { bankName } : {}), bankBin, account, ...(accountName ? { accountName } : {}), vietqr }
}

/** An order as its owner sees it. */
export function shownOrder(order: DepositRow, proof: readonly ImageRef[], brand: Brand, now: Instant): DepositOrder {
  const rule = { fixed: order.fee_fixed, ppm: order.fee_ppm }
  const fee = order.fee ?? depositFee(order.asked, rule)
  const usdt = order.method === 'USDT' && order.usdt_micro !== null && order.usdt_rate !== null
  const open = isOpen(order.state)
  // Nobody pays an order that is over: how to is not shown any more.
  const { vietqr, qr, address, redirectUrl, deepLink, ...payee } = order.pay
  const ways = {
    ...(vietqr ? { vietqr } : {}),
    ...(qr ? { qr } : {}),
    ...(address ? { address } : {}),
    ...(redirectUrl ? { redirectUrl } : {}),
    ...(deepLink ? { deepLink } : {}),
  }
  const expired = open && order.state !== 'CONFIRMING' && order.expires_at.getTime() <= now
  return {
    orderNo: order.order_no,
    method: order.method,
    channelId: order.channel_id,
    channelName: order.channel_name,
    amount: order.asked.toString(),
    ...(order.received === null ? {} : { received: order.received.toString() }),
    fee: fee.toString(),
    ...(order.received === null ? {} : { credited: (order.received - fee).toString(), ...lockedOf(order) }),
    ...(order.promotion_id === null ? {} : { promotionId: order.promotion_id }),
    state: expired ? 'EXPIRED' : order.state,
    pay: {
      ...payee,
      ...(open && !expired ? ways : {}),
      ...(order.content === null ? {} : { content: order.content }),
      ...(usdt
        ? {
            usdtMicro: order.usdt_micro!.toString(),
            vndPerUsdt: order.usdt_rate!.toString(),
            rateUntil: iso(later(instant(order.created_at.getTime()), RATE_HOLDS)),
          }
        : {}),
      ...(brand.currency.demonstration ? { demonstration: true } : {}),
    },
    ...(order.confirmations_needed !== null
      ? { confirmations: { have: order.confirmations, need: order.confirmations_needed } }
      : {}),
    expiresAt: order.expires_at.toISOString(),
    saidPaid: order.said_paid_at !== null,
    proof: [...proof],
    ...(order.reason === null ? {} : { reason: order.reason }),
    createdAt: order.created_at.toISOString(),
    ...(order.credited_at === null ? {} : { creditedAt: order.credited_at.toISOString() }),
  }
}

const lockedOf = ({ locked_part: locked }: DepositRow) =>
  locked !== null && locked > 0n ? { locked: locked.toString() } : {}
