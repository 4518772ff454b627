import type { GivenFree } from '@senluna/contract/member/promotions.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'

/** What says how many free rounds or tickets there are, and of which stake. */
export const FREE_TEXTS = {
  FREE_SPIN: 'promo.free.spins',
  FREE_BET: 'promo.free.bets',
  FREE_TICKET: 'promo.free.tickets',
} as const

/** Free rounds in words: how many, of which stake. */
export const freeText = (
  { kind, rounds, stake }: Pick<GivenFree, 'kind' | 'rounds' | 'stake'>,
  currency: Parameters<typeof moneyText>[1],
): string => {
  const words = { count: rounds, stake: moneyText(stake, currency) }
  return text(FREE_TEXTS[kind], words)
}
