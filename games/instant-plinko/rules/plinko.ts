import { at } from '@senluna/kit/assert.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION, RISKS, ROWS, type PlinkoChoice } from './configuration.ts'

/** A choice as it is written: `16-high`. */
export const writtenChoice = ({ rows, risk }: PlinkoChoice) => `${rows}-${risk}` as const

const CHOICES: readonly PlinkoChoice[] = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })))

const CHOICE_OF: ReadonlyMap<string, PlinkoChoice> = new Map(CHOICES.map((choice) => [writtenChoice(choice), choice]))

/** The choice in a text; undefined for one that the game doesn't offer. */
export const choiceOf = (text: string): PlinkoChoice | undefined => CHOICE_OF.get(text)

function given(text: string): PlinkoChoice {
  const choice = choiceOf(text)
  if (!choice) throw new RangeError(`no choice of plinko: ${text}`)
  return choice
}

/** What each slot pays, left to right, in hundredths of the stake. */
export function paysOf(choice: PlinkoChoice): readonly number[] {
  const half = halfOf(choice)
  return [...half, ...half.slice(0, -1).toReversed()]
}

const halfOf = (choice: PlinkoChoice): readonly number[] => CONFIGURATION.tables[writtenChoice(choice)]

/** What one slot pays: as much as the one opposite. */
const payAt = (choice: PlinkoChoice, slot: number): number => at(halfOf(choice), Math.min(slot, choice.rows - slot))

/** Where a path of lefts (0) and rights (1) ends. Throws RangeError unless it is a whole path. */
export function slotOf(path: readonly number[], { rows }: PlinkoChoice): number {
  if (path.length !== rows || !path.every((step) => step === 0 || step === 1)) {
    throw new RangeError(`a path has ${rows} steps to the left or to the right`)
  }
  return path.reduce<number>((slot, step) => slot + step, 0)
}

function beatOf(path: readonly number[], stake: Amount, choice: PlinkoChoice): InstantBeat {
  const x100 = payAt(choice, slotOf(path, choice))
  return { type: 'instant', outcome: `×${x100 / 100}`, timesX10000: x100 * 100, won: timesStake(stake, x100 * 100) }
}

/** In how many of 2^n ways a ball ends in slot k. */
function waysTo(n: number, k: number): bigint {
  let ways = 1n
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - step + 1)) / BigInt(step)
  return ways
}

/** A ball falls through rows of pegs, left or right at each, into a slot that pays. */
export const plinko: InstantGame = {
  code: 'plinko',
  streamCode: CONFIGURATION.stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.max(...Object.values(CONFIGURATION.tables).flat()) / 100,
  pace: 'other',
  choosing: { first: '12-medium', read: (text) => (choiceOf(text) ? text : undefined) },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const choice = given(text)
    const path = Array.from({ length: choice.rows }, () => draws.uint(2))
    return { draws: path, steps: 1, payout: beatOf(path, stake, choice).won }
  },
  beats: (draws, stake, text) => [beatOf(draws, stake, given(text))],
  choices: () => CHOICES.map(writtenChoice),
  sharesOf(text) {
    const choice = given(text)
    return paysOf(choice).map((x100, slot) => ({ ways: waysTo(choice.rows, slot), timesX10000: x100 * 100 }))
  },
}
