import type { claimRewards, takePromotion } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { moneyText, type ShownCurrency } from '@senluna/web/ui/money/format.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { prizeText } from './prize-text.ts'

/** Says what came, and what of it must be wagered first. */
export function sayReceived({ amount, required, currency, free, extra, held }: ReplyOf<typeof takePromotion>): void {
  if (held) return toast('info', text('promo.held'))
  if (free) {
    const words = { count: String(free.rounds), stake: moneyText(free.stake, currency) }
    toast('success', text(free.kind === 'FREE_TICKET' ? 'promo.free.ticketsReceived' : 'promo.free.received', words))
  }
  if (extra) toast('success', text('promo.received', { amount: prizeText({ extra }, currency) }))
  if (amount !== '0') sayMoney(amount, required, currency)
}

function sayMoney(amount: string, required: string, currency: ShownCurrency): void {
  const got = moneyText(amount, currency)
  toast(
    'success',
    required === '0'
      ? text('promo.received', { amount: got })
      : text('promo.receivedWager', { amount: got, required: moneyText(required, currency) }),
  )
}

/** Says how many rewards came, what money they were, and why one did not come. */
export function sayAllReceived({ claimed, left }: ReplyOf<typeof claimRewards>): void {
  const sum = (field: 'amount' | 'required') =>
    claimed.reduce((total, reward) => total + BigInt(reward[field]), 0n).toString()
  const [first] = claimed
  if (first) {
    toast('success', text('reward.claimedAll', { count: claimed.length }))
    if (sum('amount') !== '0') sayMoney(sum('amount'), sum('required'), first.currency)
  }
  const [kept] = left
  if (!kept) return
  const why = `refusal.${kept.code}`
  toast('info', text(isText(why) ? why : 'refusal.SYS_UNKNOWN'))
}
