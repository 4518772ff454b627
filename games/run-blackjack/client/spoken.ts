import { text } from '@senluna/web/client/text.ts'
import { cardText } from '../../engine/cards/card-face.ts'
import type { RunView } from '../../engine/run/definition.ts'
import { HIDDEN, type Hand, type Table } from '../rules/index.ts'
import { resultOf, tableIn, totalText } from './play.ts'

const handText = (name: string, cards: readonly number[], stands: boolean): string => {
  const open = cards.filter((card) => card !== HIDDEN)
  return `${name}: ${open.map(cardText).join(', ')} (${totalText(open, stands)})`
}

/** The hand in play and the dealer’s card; at the end all hands, and how they came out. */
export function spoken(view: RunView): string | undefined {
  const table = tableIn(view)
  if (!table) return undefined
  const hands = table.hands.flatMap((hand, nth) => {
    const result = resultOf(table, hand, view.over)
    const isSpoken = view.over || nth === table.active || table.active < 0 || nth === lastPlayed(table)
    const name = text('blackjack.hand', { nth: nth + 1 })
    const ending = result === 'open' ? '' : `, ${text(`blackjack.result.${result}`)}`
    return isSpoken ? [handText(name, hand.cards, hand.done) + ending] : []
  })
  return [handText(text('blackjack.dealer'), table.dealer, view.over), ...hands].join('. ') + '.'
}

/** The hand that came to its end by the last move. */
const lastPlayed = ({ hands, active }: Table): number =>
  hands.findLastIndex(({ done }: Hand, nth) => done && nth < active)
