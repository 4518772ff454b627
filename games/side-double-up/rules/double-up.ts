import { at } from '@senluna/kit/assert.ts'
import { GAMBLE_CHOICES, GAMBLE_GAME, gambleChoiceOf, type GambleChoice } from '@senluna/kit/games/gamble.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION } from './configuration.ts'

const { stream, deck, suits, red, colourX10000, suitX10000 } = CONFIGURATION
const RANKS = deck / suits.length
const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SIGNS = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const

function given(text: string): GambleChoice {
  const choice = gambleChoiceOf(text)
  if (!choice) throw new RangeError(`no choice of a card: ${text}`)
  return choice
}

/** The card in a round's draws. Throws RangeError unless they are one card. */
export function drawnCard(draws: readonly number[]): number {
  const [card = -1] = draws
  if (draws.length !== 1 || !Number.isInteger(card) || card < 0 || card >= deck)
    throw new RangeError('a card is 0 to 51')
  return card
}

const suitOf = (card: number): (typeof suits)[number] => at(suits, Math.floor(card / RANKS))

/** What a choice pays when a card is turned, in ten-thousandths. */
export function timesX10000(choice: GambleChoice, card: number): number {
  const suit = suitOf(card)
  const isRed = red.some((known) => known === suit)
  if (choice === 'red') return isRed ? colourX10000 : 0
  if (choice === 'black') return isRed ? 0 : colourX10000
  return choice === suit ? suitX10000 : 0
}

function beatOf(card: number, stake: Amount, choice: GambleChoice): InstantBeat {
  const times = timesX10000(choice, card)
  const outcome = `${RANK_NAMES[card % RANKS]}${SIGNS[suitOf(card)]}`
  return { type: 'instant', outcome, timesX10000: times, won: timesStake(stake, times) }
}

/** One card is turned: a right colour pays twice, a right suit four times what was risked. */
export const doubleUp: InstantGame = {
  code: GAMBLE_GAME,
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: 4,
  pace: 'other',
  choosing: { first: 'red', read: gambleChoiceOf },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const card = draws.uint(deck)
    return { draws: [card], steps: 1, payout: beatOf(card, stake, given(text)).won }
  },
  beats: (draws, stake, text) => [beatOf(drawnCard(draws), stake, given(text))],
  choices: () => GAMBLE_CHOICES,
  sharesOf: (text) =>
    Array.from({ length: deck }, (_, card) => ({ ways: 1n, timesX10000: timesX10000(given(text), card) })),
}
