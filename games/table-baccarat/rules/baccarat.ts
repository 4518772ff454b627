import { pick } from '@senluna/kit/games/draws.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import { tableGame, type TableGame } from '@senluna/kit/games/table.ts'
import { CONFIGURATION, type Bet } from './configuration.ts'
import { countOutcomes } from './enumerate.ts'
import { dealt, outcomeOfHands, totalOf, type Hands, type Outcome } from './hand.ts'

const { stream, decks, bets, most } = CONFIGURATION
/** As many as a round can need; they are drawn whether it needs them or not. */
const CARDS = 6
const DECK = 52

/** The bets in the order of the table. */
export const BETS = Object.keys(bets) as readonly Bet[]

/**
 * Both hands in a round's draws. Throws RangeError unless they are six cards that eight decks hold.
 */
export function handsOf(drawn: readonly number[]): Hands {
  const whole = drawn.length === CARDS && drawn.every((card) => Number.isInteger(card) && card >= 0 && card < DECK)
  if (!whole) throw new RangeError('six cards are drawn, each 0 to 51')
  return dealt(drawn)
}

let counted: ReturnType<typeof countOutcomes> | undefined

function won(bet: Bet, { winner, playerPair, bankerPair }: Outcome): boolean {
  if (bet === 'ppair') return playerPair
  return bet === 'bpair' ? bankerPair : bet === winner
}

function timesX10000(name: string, outcome: Outcome): number {
  const bet = BETS.find((known) => known === name)
  if (!bet) throw new RangeError(`no bet of baccarat: ${name}`)
  if (won(bet, outcome)) return bets[bet].pays
  // A tie brings the stakes on both sides back.
  return outcome.winner === 'tie' && (bet === 'player' || bet === 'banker') ? 10_000 : 0
}

/** Punto banco from eight decks that are shuffled for each round. */
export const baccarat: TableGame<Outcome> = tableGame<Outcome>({
  code: 'baccarat',
  streamCode: stream,
  configuration: CONFIGURATION,
  bets: new Map(BETS.map((bet) => [bet, bets[bet].most])),
  most,
  capMultiple: Math.max(...BETS.map((bet) => bets[bet].pays)) / 10_000,
  first: 'banker.10',
  drawn: (draws: Draws) => pick(draws, decks * DECK, CARDS).map((card) => card % DECK),
  outcomeOf: (drawn) => outcomeOfHands(handsOf(drawn)),
  outcomes: () => (counted ??= countOutcomes(decks)),
  timesX10000,
  said: (drawn) => {
    const { player, banker } = handsOf(drawn)
    return `${totalOf(player)}:${totalOf(banker)}`
  },
})
