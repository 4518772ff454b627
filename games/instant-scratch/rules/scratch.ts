import { at } from '@senluna/kit/assert.ts'
import { pick, shuffle, weighted } from '@senluna/kit/games/draws.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION, RISKS, type ScratchChoice } from './configuration.ts'

const { stream, all, symbols, fields, pays, cards } = CONFIGURATION
const ALIKE = 3

/** The choice in a text; undefined for one that the game doesn't offer. */
export const choiceOf = (text: string): ScratchChoice | undefined => RISKS.find((risk) => risk === text)

function given(text: string): ScratchChoice {
  const choice = choiceOf(text)
  if (!choice) throw new RangeError(`no card: ${text}`)
  return choice
}

/** What three alike of each symbol pay, in hundredths of the stake. */
export const paysOf = (choice: ScratchChoice): readonly number[] => pays[choice]

/** How many of the hundred thousand cards win with each symbol. */
export const cardsOf = (choice: ScratchChoice): readonly number[] => cards[choice]

const SYMBOLS = Array.from({ length: symbols }, (_, symbol) => symbol)

/**
 * The symbols of a card before they are mixed: three of the one that wins and one of each other; on
 * a card that wins nothing two of them twice, the others once.
 */
function dealt(draws: Draws, winning: number | undefined): readonly number[] {
  return [...SYMBOLS, ...(winning === undefined ? pick(draws, symbols, fields - symbols) : [winning, winning])]
}

/**
 * The symbol that a card shows three times, the only one that can win; undefined where none is.
 * Throws RangeError for fields that are no card of the game.
 */
export function winningOf(card: readonly number[]): number | undefined {
  const counts = SYMBOLS.map((symbol) => card.filter((field) => field === symbol).length)
  const whole = card.length === fields && counts.reduce((sum, count) => sum + count, 0) === fields
  if (!whole || counts.includes(0)) throw new RangeError('a card has nine fields, each symbol on one at least')
  const winning = counts.indexOf(ALIKE)
  return winning < 0 ? undefined : winning
}

function beatOf(card: readonly number[], stake: Amount, choice: ScratchChoice): InstantBeat {
  const winning = winningOf(card)
  const x100 = winning === undefined ? 0 : at(paysOf(choice), winning)
  return { type: 'instant', outcome: `×${x100 / 100}`, timesX10000: x100 * 100, won: timesStake(stake, x100 * 100) }
}

/** A card of nine fields: three alike pay what their symbol says. */
export const scratch: InstantGame = {
  code: 'scratch',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.max(...Object.values(pays).flat()) / 100,
  pace: 'other',
  choosing: { first: 'medium', read: choiceOf },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const choice = given(text)
    const wins = cardsOf(choice)
    const prize = weighted(draws, [...wins, all - wins.reduce((sum, count) => sum + count, 0)])
    const before = dealt(draws, prize === symbols ? undefined : prize)
    const card = shuffle(draws, fields).map((place) => at(before, place))
    return { draws: card, steps: 1, payout: beatOf(card, stake, choice).won }
  },
  beats: (draws, stake, text) => [beatOf(draws, stake, given(text))],
  choices: () => RISKS,
  sharesOf(text) {
    const choice = given(text)
    const wins = cardsOf(choice)
    return [
      ...wins.map((count, symbol) => ({ ways: BigInt(count), timesX10000: at(paysOf(choice), symbol) * 100 })),
      { ways: BigInt(all - wins.reduce((sum, count) => sum + count, 0)), timesX10000: 0 },
    ]
  },
}
