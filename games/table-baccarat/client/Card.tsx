import { rankOf, suitOf } from '../rules/index.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = ['♠', '♥', '♦', '♣'] as const
const RED = [1, 2]

/** A card, or its back as long as it isn't turned. */
export function Card({ card, third }: { card: number | undefined; third: boolean }) {
  const place = third ? ' third' : ''
  if (card === undefined) return <span className={`bc-card back${place}`} />
  const suit = suitOf(card)
  return (
    <span className={RED.includes(suit) ? `bc-card red${place}` : `bc-card${place}`}>
      <b>{RANKS[rankOf(card)]}</b>
      <i>{`${SUITS[suit]}\uFE0E`}</i>
    </span>
  )
}
