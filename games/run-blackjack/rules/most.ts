import { CONFIGURATION, DECK } from './configuration.ts'
import { DealerEnds, freshShoe, putBack, standing, take, type Ends, type Shoe } from './dealer.ts'

// The most of its stake that a table brings is one hand with the side bet on three, dealt three
// cards of one rank and suit, and won: whatever is doubled, split or insured stakes more for less.

const RANKS = 13
const SUITS = 4

/** How likely a hand opened with the side bet on three brings that, played to win alone. */
export function chanceOfMost(): number {
  const { decks } = CONFIGURATION
  const all = decks * DECK
  const dealt = (SUITS * decks * (decks - 1) * (decks - 2)) / (all * (all - 1) * (all - 2))
  let chance = 0
  for (let rank = 1; rank <= RANKS; rank++) chance += dealt * chanceOfWin(Math.min(rank, 10))
  return chance
}

/** How likely two cards of a value win against an open one of it, hit or stood for that alone. */
export function chanceOfWin(value: number): number {
  const shoe = freshShoe()
  for (let nth = 0; nth < 3; nth++) take(shoe, value)
  const ends = new DealerEnds(value)
  return best(shoe, 2 * value, value === 1, (left) => ends.from(left))
}

function best(shoe: Shoe, low: number, hasAce: boolean, endsOf: (shoe: Shoe) => Ends): number {
  if (low > 21) return 0
  const total = hasAce && low <= 11 ? low + 10 : low
  const stood = winning(total, endsOf(shoe))
  if (total === 21) return stood
  let hit = 0
  const all = shoe[0]!
  for (let value = 1; value <= 10; value++) {
    const count = shoe[value]!
    if (count === 0) continue
    take(shoe, value)
    hit += (count / all) * best(shoe, low + value, hasAce || value === 1, endsOf)
    putBack(shoe, value)
  }
  return Math.max(stood, hit)
}

/** How likely a total beats the dealer: wins, losses and ties together are one. */
function winning(total: number, ends: Ends): number {
  const tie = total >= CONFIGURATION.dealerStands ? ends[total - CONFIGURATION.dealerStands]! : 0
  return (1 + standing(total, ends) - tie) / 2
}
