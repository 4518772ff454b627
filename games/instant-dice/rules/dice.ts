import { at } from '@senluna/kit/assert.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION, type DiceChoice } from './configuration.ts'

const { faces, edgeBp, ways, stream } = CONFIGURATION
const [FEWEST, MOST] = ways

/** How many of the rolls win. */
export const waysOf = ({ side, target }: DiceChoice): number => (side === 'under' ? target : faces - 1 - target)

/** What a win multiplies the stake by, in ten-thousandths, floored. */
export const timesX10000 = (choice: DiceChoice): number => Math.floor(((10_000 - edgeBp) * faces) / waysOf(choice))

const FORM = /^(under|over)-(0|[1-9]\d{0,3})$/

/** A choice as it is written: `under-5000`. */
export const writtenChoice = ({ side, target }: DiceChoice): string => `${side}-${target}`

/** The choice in a text; undefined for one that the game doesn't offer. */
export function choiceOf(text: string): DiceChoice | undefined {
  const [, side, digits] = FORM.exec(text) ?? []
  if ((side !== 'under' && side !== 'over') || digits === undefined) return undefined
  const choice: DiceChoice = { side, target: Number(digits) }
  const winning = waysOf(choice)
  return winning >= FEWEST && winning <= MOST ? choice : undefined
}

function given(text: string): DiceChoice {
  const choice = choiceOf(text)
  if (!choice) throw new RangeError(`no choice of the dice: ${text}`)
  return choice
}

/** Hundredths as a player reads them: 7815 is `78.15`. */
export const rollText = (points: number): string => (points / 100).toFixed(2)

/** The roll in a round's draws. Throws RangeError unless they are one whole roll. */
export function pointsOf(draws: readonly number[]): number {
  const points = draws.length === 2 ? at(draws, 0) * 256 + at(draws, 1) : -1
  if (!(points >= 0 && points < faces)) throw new RangeError('a roll is two bytes, below 10,000')
  return points
}

/** What a roll comes to. */
export function beatOf(points: number, stake: Amount, choice: DiceChoice): InstantBeat {
  const wins = choice.side === 'under' ? points < choice.target : points > choice.target
  const times = wins ? timesX10000(choice) : 0
  return { type: 'instant', outcome: rollText(points), timesX10000: times, won: timesStake(stake, times) }
}

/** One roll of a hundred-point die, under or over a point the player sets. */
export const dice: InstantGame = {
  code: 'dice',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.floor(((10_000 - edgeBp) * faces) / FEWEST / 10_000),
  pace: 'other',
  choosing: {
    first: 'under-5000',
    read: (text) => {
      const choice = choiceOf(text)
      return choice && writtenChoice(choice)
    },
  },
  play(draws: Draws, stake: Amount, choice: string): PlayedRound {
    const points = draws.uint(faces)
    const { won } = beatOf(points, stake, given(choice))
    return { draws: [points >> 8, points & 255], steps: 1, payout: won }
  },
  beats: (draws, stake, choice) => [beatOf(pointsOf(draws), stake, given(choice))],
  *choices() {
    for (let count = FEWEST; count <= MOST; count++) {
      yield writtenChoice({ side: 'under', target: count })
      yield writtenChoice({ side: 'over', target: faces - 1 - count })
    }
  },
  sharesOf(text) {
    const choice = given(text)
    const winning = waysOf(choice)
    return [
      { ways: BigInt(winning), timesX10000: timesX10000(choice) },
      { ways: BigInt(faces - winning), timesX10000: 0 },
    ]
  },
}
