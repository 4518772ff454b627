import { at } from '@senluna/kit/assert.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION, RISKS, type WheelChoice } from './configuration.ts'

const { stream, places, segments } = CONFIGURATION

/** The choice in a text; undefined for one that the game doesn't offer. */
export const choiceOf = (text: string): WheelChoice | undefined => RISKS.find((risk) => risk === text)

function given(text: string): WheelChoice {
  const choice = choiceOf(text)
  if (!choice) throw new RangeError(`no choice of the wheel: ${text}`)
  return choice
}

/** What each segment pays, clockwise, in hundredths of the stake. */
export const paysOf = (choice: WheelChoice): readonly number[] => segments[choice]

/** The segment in a round's draws. Throws RangeError unless they are one segment. */
export function segmentOf(draws: readonly number[]): number {
  const [segment = places] = draws
  if (draws.length !== 1 || !(segment >= 0 && segment < places)) throw new RangeError('a segment is 0 to 19')
  return segment
}

function beatOf(segment: number, stake: Amount, choice: WheelChoice): InstantBeat {
  const x100 = at(paysOf(choice), segment)
  return { type: 'instant', outcome: `×${x100 / 100}`, timesX10000: x100 * 100, won: timesStake(stake, x100 * 100) }
}

/** A wheel of twenty segments stops at one, and pays what stands on it. */
export const wheel: InstantGame = {
  code: 'wheel',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.max(...Object.values(segments).flat()) / 100,
  pace: 'other',
  choosing: { first: 'medium', read: choiceOf },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const segment = draws.uint(places)
    return { draws: [segment], steps: 1, payout: beatOf(segment, stake, given(text)).won }
  },
  beats: (draws, stake, text) => [beatOf(segmentOf(draws), stake, given(text))],
  choices: () => RISKS,
  sharesOf: (text) => paysOf(given(text)).map((x100) => ({ ways: 1n, timesX10000: x100 * 100 })),
}
