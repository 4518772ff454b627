import { at } from '@senluna/kit/assert.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION, HANDS, type Hand } from './configuration.ts'

const { stream, wonX10000, evenX10000 } = CONFIGURATION

/** The choice in a text; undefined for one that the game doesn't offer. */
export const handOf = (text: string): Hand | undefined => HANDS.find((hand) => hand === text)

function given(text: string): Hand {
  const hand = handOf(text)
  if (!hand) throw new RangeError(`no hand: ${text}`)
  return hand
}

/** The house's hand in a round's draws. Throws RangeError unless they are one hand. */
export function drawnHand(draws: readonly number[]): Hand {
  const [drawn = -1] = draws
  const hand = draws.length === 1 ? HANDS[drawn] : undefined
  if (!hand) throw new RangeError('a hand is 0, 1 or 2')
  return hand
}

/** What a hand comes to against the house's: each beats the one before it in the list. */
export function against(own: Hand, house: Hand): 'won' | 'even' | 'lost' {
  const ahead = (HANDS.indexOf(own) - HANDS.indexOf(house) + HANDS.length) % HANDS.length
  return ahead === 0 ? 'even' : ahead === 1 ? 'won' : 'lost'
}

/** What a hand pays against the house's, in ten-thousandths. */
export const timesX10000 = (own: Hand, house: Hand): number =>
  ({ won: wonX10000, even: evenX10000, lost: 0 })[against(own, house)]

function beatOf(house: Hand, stake: Amount, own: Hand): InstantBeat {
  const times = timesX10000(own, house)
  return { type: 'instant', outcome: `×${times / 10_000}`, timesX10000: times, won: timesStake(stake, times) }
}

/** A hand is shown against the house's: the better one wins, two like hands return the stake. */
export const rps: InstantGame = {
  code: 'rps',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: 2,
  pace: 'other',
  choosing: { first: 'rock', read: handOf },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const drawn = draws.uint(HANDS.length)
    return { draws: [drawn], steps: 1, payout: beatOf(at(HANDS, drawn), stake, given(text)).won }
  },
  beats: (draws, stake, text) => [beatOf(drawnHand(draws), stake, given(text))],
  choices: () => HANDS,
  sharesOf: (text) => HANDS.map((house) => ({ ways: 1n, timesX10000: timesX10000(given(text), house) })),
}
