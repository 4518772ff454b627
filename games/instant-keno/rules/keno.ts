import { at } from '@senluna/kit/assert.ts'
import { pick } from '@senluna/kit/games/draws.ts'
import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION } from './configuration.ts'

const { stream, numbers, drawn, most, pays } = CONFIGURATION

/** Picked numbers as they are written, ascending: `3-17-40`. */
export const writtenPicks = (picks: readonly number[]): string => picks.toSorted((a, b) => a - b).join('-')

const FORM = /^[1-9]\d?(?:-[1-9]\d?)*$/

/** The picks in a text, ascending; undefined for what is not 1 to 10 different numbers up to 40. */
export function picksOf(text: string): readonly number[] | undefined {
  const before = read.get(text)
  if (before) return before
  const picks = picksIn(text)
  if (!picks) return undefined
  if (read.size === KEPT) read.clear()
  read.set(text, picks)
  return picks
}

/** What was read lately: a player's picks are the same for many rounds. */
const read = new Map<string, readonly number[]>()
const KEPT = 2_000

function picksIn(text: string): readonly number[] | undefined {
  if (!FORM.test(text)) return undefined
  const picks = text.split('-').map(Number)
  const different = new Set(picks)
  if (different.size !== picks.length || picks.length > most || picks.some((number) => number > numbers))
    return undefined
  return picks.toSorted((a, b) => a - b)
}

function given(text: string): readonly number[] {
  const picks = picksOf(text)
  if (!picks) throw new RangeError(`no picks of keno: ${text}`)
  return picks
}

/** What so many picks pay by the number of hits, in hundredths of the stake, from none on. */
export const paysOf = (count: number): readonly number[] => at(pays, count - 1)

/** The numbers in a round's draws, as drawn. Throws RangeError unless they are ten different. */
export function numbersOf(draws: readonly number[]): readonly number[] {
  const whole = draws.length === drawn && new Set(draws).size === drawn
  if (!whole || !draws.every((index) => index >= 0 && index < numbers))
    throw new RangeError('ten different numbers are drawn')
  return draws.map((index) => index + 1)
}

/** In how many ways k of n can be drawn. */
function ways(n: number, k: number): bigint {
  let found = 1n
  for (let step = 1; step <= k; step++) found = (found * BigInt(n - step + 1)) / BigInt(step)
  return found
}

/** In how many of all draws so many of the picks are hit. */
export const waysOf = (count: number, hits: number): bigint =>
  drawn - hits > numbers - count ? 0n : ways(count, hits) * ways(numbers - count, drawn - hits)

function beatOf(found: readonly number[], stake: Amount, picks: readonly number[]): InstantBeat {
  const hits = picks.filter((number) => found.includes(number)).length
  const x100 = at(paysOf(picks.length), hits)
  return {
    type: 'instant',
    outcome: `${hits}/${picks.length}`,
    timesX10000: x100 * 100,
    won: timesStake(stake, x100 * 100),
  }
}

/** Ten of forty numbers are drawn; the picks that are among them pay by their count. */
export const keno: InstantGame = {
  code: 'keno',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.max(...pays.flat()) / 100,
  pace: 'other',
  choosing: {
    first: '3-8-17-26-33',
    read: (text) => {
      const picks = picksOf(text)
      return picks && writtenPicks(picks)
    },
  },
  play(draws: Draws, stake: Amount, text: string): PlayedRound {
    const indexes = pick(draws, numbers, drawn)
    const found = indexes.map((index) => index + 1)
    return { draws: indexes, steps: 1, payout: beatOf(found, stake, given(text)).won }
  },
  beats: (draws, stake, text) => [beatOf(numbersOf(draws), stake, given(text))],
  // Which numbers are picked changes nothing, only how many: one choice of each count.
  choices: () => pays.map((_, nth) => writtenPicks(Array.from({ length: nth + 1 }, (__, index) => index + 1))),
  sharesOf(text) {
    const count = given(text).length
    return paysOf(count).map((x100, hits) => ({ ways: waysOf(count, hits), timesX10000: x100 * 100 }))
  },
}
