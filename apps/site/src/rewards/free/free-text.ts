import type { GivenFree } from '@senluna/contract/member/promotions.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'

/** Free rounds in words: how many, of which stake. */
export const freeText = (
  { kind, rounds, stake }: Pick<GivenFree, 'kind' | 'rounds' | 'stake'>,
  currency: Parameters<typeof moneyText>[1],
): string => {
  const words = { count: String(rounds), stake: moneyText(stake, currency) }
  return text(kind === 'FREE_SPIN' ? 'promo.free.spins' : 'promo.free.bets', words)
}
