import { pick } from '@senluna/kit/games/draws.ts'
import { STAKES } from '@senluna/kit/games/instant.ts'
import { runGame, type RunGame, type Stand } from '@senluna/kit/games/run.ts'
import { CONFIGURATION, DECK } from './configuration.ts'
import { FIRST, openingIn, stakedAt, type BlackjackOpening } from './opening.ts'
import { stakedOn, tablePays } from './payout.ts'
import { HIDDEN, tableOf, type Table } from './table.ts'

/** As many cards as the dealer may take at most, and one. */
const DEALER_MOST = 16

/** So many cards are drawn: two for each hand and the dealer, two for each move, the dealer's. */
const drawnFor = ({ seats }: BlackjackOpening, moves: number): number => 2 * seats + 2 + 2 * moves + DEALER_MOST

function opened(written: string): BlackjackOpening {
  const opening = openingIn(written)
  if (!opening) throw new RangeError(`no opening of blackjack: ${written}`)
  return opening
}

function judge(drawn: readonly number[], written: string, moves: string): Stand | undefined {
  const opening = opened(written)
  const isCard = (card: number) => Number.isInteger(card) && card >= 0 && card < DECK
  if (drawn.length !== drawnFor(opening, moves.length) || !drawn.every(isCard))
    throw new RangeError('a run has as many cards as its moves may need')
  const table = tableOf(drawn, opening, moves)
  if (!table) return undefined
  const over = table.phase === 'over'
  const timesX10000 = over ? tablePays(table, drawn, opening) : 0
  return { timesX10000, cashable: false, over, stakedX10000: stakedOn(table, opening) }
}

/** What lies open: all that was dealt, but for the dealer's hidden card. */
function shown(drawn: readonly number[], written: string, moves: string): readonly number[] {
  const opening = opened(written)
  const table = tableOf(drawn, opening, moves)
  const hole = 2 * opening.seats + 1
  return drawn.slice(0, table?.dealt ?? 0).map((card, place) => (place === hole ? HIDDEN : card))
}

const RANKS = 'A23456789TJQK'
const SUITS = 'SHDC'
const cardsText = (cards: readonly number[]): string =>
  cards.map((card) => `${RANKS.charAt(card % 13)}${SUITS.charAt(Math.floor(card / 13))}`).join(' ')

function outcome(drawn: readonly number[], written: string, moves: string): string {
  const table: Table | undefined = tableOf(drawn, opened(written), moves)
  return table ? [...table.hands.map(({ cards }) => cards), table.dealer].map(cardsText).join(' | ') : ''
}

/** Blackjack against the dealer, eight decks mixed anew for every round. */
export const blackjack: RunGame = runGame({
  code: 'blackjack',
  streamCode: CONFIGURATION.stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  // One hand, won, whose three cards of one rank and suit take the side bet on three.
  capMultiple: 35,
  opening: { first: FIRST, read: (text) => (openingIn(text) ? text : undefined) },
  stakedAt,
  drawn: (draws, written, moves) =>
    pick(draws, CONFIGURATION.decks * DECK, drawnFor(opened(written), moves)).map((card) => card % DECK),
  judge,
  shown,
  outcome,
  idleMove: (drawn, written, moves) => (tableOf(drawn, opened(written), moves)?.phase === 'insurance' ? 'n' : 's'),
})
