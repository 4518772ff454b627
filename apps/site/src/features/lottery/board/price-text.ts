import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { oddsRange } from '../slip/slip.ts'

/**
 * What a bet type pays: the way players say odds, or its prize level. Nothing where prizes differ
 * from draw to draw.
 */
export function priceText(price: BetTypeTerms['price']): string | undefined {
  if (price.by === 'SERIES') return `${text('lottery.hall.series')} ${price.series}`
  const odds = oddsRange(price)
  return odds === undefined ? undefined : text('lottery.play.oneWins', { odds })
}
