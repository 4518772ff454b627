import type { ShownExtra } from '@senluna/contract/member/rewards/extra-prize.ts'
import { text } from '@senluna/web/client/text.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'

/** A prize in words: its money, points and goods; empty where it is nothing. */
export function prizeText(
  { amount, extra }: { amount?: string | undefined; extra?: ShownExtra | null | undefined },
  currency: Parameters<typeof moneyText>[1],
): string {
  const { points, goods } = extra ?? {}
  const parts = [
    amount !== undefined && amount !== '0' && moneyText(amount, currency),
    points !== undefined && text('promo.points', { count: countText(Number(points)) }),
    goods,
  ]
  return parts.filter(Boolean).join(' + ')
}
