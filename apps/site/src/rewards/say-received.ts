import type { takePromotion } from '@senluna/contract/member/promotions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
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
  if (amount === '0') return
  const got = moneyText(amount, currency)
  toast(
    'success',
    required === '0'
      ? text('promo.received', { amount: got })
      : text('promo.receivedWager', { amount: got, required: moneyText(required, currency) }),
  )
}
