import { at } from '@senluna/kit/assert.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION, SIDES, type CoinChoice, type Side } from './configuration.ts'

const { stream, firstX10000, flips } = CONFIGURATION
const [FEWEST, MOST] = flips

/** A choice as it is written: `heads-3`. */
export const writtenChoice = ({ side, flips: count }: CoinChoice): string => `${side}-${count}`

const CHOICES: readonly CoinChoice[] = SIDES.flatMap((side) =>
  Array.from({ length: MOST - FEWEST + 1 }, (_, nth) => ({ side, flips: FEWEST + nth })),
)

const BY_TEXT: ReadonlyMap<string, CoinChoice> = new Map(CHOICES.map((choice) => [writtenChoice(choice), choice]))

/** The choice in a text; undefined for one that the game doesn't offer. */
export const choiceOf = (text: string): CoinChoice | undefined => BY_TEXT.get(text)

function given(text: string): CoinChoice {
  const choice = choiceOf(text)
  if (!choice) throw new RangeError(`no choice of the coin: ${text}`)
  return choice
}

/** What a whole run multiplies the stake by, in ten-thousandths. */
export const timesX10000 = ({ flips: count }: Pick<CoinChoice, 'flips'>): number => firstX10000 * 2 ** (count - 1)

/** The sides in a round's draws. Throws RangeError unless they are as many flips as chosen. */
export function sidesOf(draws: readonly number[], { flips: count }: CoinChoice): readonly Side[] {
  if (draws.length !== count || !draws.every((side) => side === 0 || side === 1))
    throw new RangeError(`a run has ${count} flips, each heads or tails`)
  return draws.map((side) => at(SIDES, side))
}

/** A full circle for heads, an empty one for tails, in the order they fell. */
const circlesOf = (sides: readonly Side[]): string => sides.map((side) => (side === 'heads' ? '●' : '○')).join('')

function beatOf(sides: readonly Side[], stake: Amount, choice: CoinChoice): InstantBeat {
  const times = sides.every((side) => side === choice.side) ? timesX10000(choice) : 0
  return { type: 'instant', outcome: circlesOf(sides), timesX10000: times, won: timesStake(stake, times) }
}

/** A coin is flipped once or several times; every flip must show the side that was chosen. */
export const coinFlip: InstantGame = {
  code: 'coin-flip',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.floor(timesX10000({ flips: MOST }) / 10_000),
  pace: 'other',
  choosing: { first: 'heads-1', read: (text) => (choiceOf(text) ? text : undefined) },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const choice = given(text)
    const drawn = Array.from({ length: choice.flips }, () => draws.uint(2))
    return { draws: drawn, steps: 1, payout: beatOf(sidesOf(drawn, choice), stake, choice).won }
  },
  beats(draws, stake, text) {
    const choice = given(text)
    return [beatOf(sidesOf(draws, choice), stake, choice)]
  },
  choices: () => CHOICES.map(writtenChoice),
  sharesOf(text) {
    const choice = given(text)
    return [
      { ways: 1n, timesX10000: timesX10000(choice) },
      { ways: 2n ** BigInt(choice.flips) - 1n, timesX10000: 0 },
    ]
  },
}
