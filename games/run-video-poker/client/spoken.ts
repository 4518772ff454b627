import { text } from '@senluna/web/client/text.ts'
import { cardText } from '../../engine/cards/card-face.ts'
import type { RunView } from '../../engine/run/definition.ts'
import { pokerHandOf } from '../rules/index.ts'
import { lying } from './hold.ts'

/** The five cards, and the hand they make. */
export function spoken(view: RunView): string | undefined {
  const cards = lying(view)
  if (cards.length === 0) return undefined
  const hand = pokerHandOf(cards)
  return `${cards.map(cardText).join(', ')}: ${text(hand ? `videoPoker.hand.${hand}` : 'videoPoker.nothing')}.`
}
