import type { Draws, PlayedRound } from '@senluna/kit/games/game.ts'
import { STAKES, timesStake, type InstantBeat, type InstantGame } from '@senluna/kit/games/instant.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { CONFIGURATION } from './configuration.ts'
import { leastTarget } from './least.ts'

const { edgeBp, targets, stream } = CONFIGURATION
const [FIRST, LAST] = targets
const ALL = 2 ** 52
const KEPT = (10_000 - edgeBp) / 100
/** A number below 2^52 is recorded as so many bytes. */
const BYTES = 7
/** The worth of each of them. */
const PLACES = Array.from({ length: BYTES }, (_, nth) => 256 ** (BYTES - 1 - nth))

/** The multiplier that a number below 2^52 comes to, in hundredths: 1.00 at least, floored. */
export function resultX100(r: number): number {
  const left = ALL - r
  // Remainders are exact, and what is left is divided without one: up to the last target a quotient
  // is off by far less than a half, however large the figure above it.
  const found = Math.round((KEPT * ALL - ((KEPT * ALL) % left)) / left)
  return found < 100 ? 100 : found > LAST ? LAST : found
}

/** In how many of 2^52 ways a target is reached. */
export const waysOf = (target: number): bigint => (BigInt(KEPT) * BigInt(ALL)) / BigInt(target)

const FORM = /^(0|[1-9]\d{0,6})\.(\d\d)$/

/** A multiplier in hundredths as a choice is written: 250 is `2.50`. */
export const targetText = (target: number): string =>
  `${Math.floor(target / 100)}.${String(target % 100).padStart(2, '0')}`

/** The target in a text; undefined for one that the game doesn't offer. */
export function targetOf(text: string): number | undefined {
  const [, whole, hundredths] = FORM.exec(text) ?? []
  if (whole === undefined || hundredths === undefined) return undefined
  const target = Number(whole) * 100 + Number(hundredths)
  return target >= FIRST && target <= LAST ? target : undefined
}

function given(text: string): number {
  const target = targetOf(text)
  if (target === undefined) throw new RangeError(`no choice of limbo: ${text}`)
  return target
}

/** What a number below 2^52 comes to for a target. */
export function beatOf(r: number, stake: Amount, target: number): InstantBeat {
  const result = resultX100(r)
  const timesX10000 = result >= target ? target * 100 : 0
  return { type: 'instant', outcome: targetText(result), timesX10000, won: timesStake(stake, timesX10000) }
}

/** The number in a round's draws. Throws RangeError unless they are one whole number below 2^52. */
function numberIn(draws: readonly number[]): number {
  const r = draws.reduce((sum, byte) => sum * 256 + byte, 0)
  if (draws.length !== BYTES || r >= ALL) throw new RangeError('a result is seven bytes, below 2^52')
  return r
}

const bytesOf = (r: number): number[] => PLACES.map((place) => Math.floor(r / place) % 256)

/** A multiplier is drawn; whoever aimed no higher is paid what they aimed at. */
export const limbo: InstantGame = {
  code: 'limbo',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: LAST / 100,
  pace: 'other',
  choosing: { first: '2.00', read: (text) => (targetOf(text) === undefined ? undefined : text) },
  play(draws: Draws, stake: Amount, choice: string): PlayedRound {
    // Eight bytes, of which the upper 52 bits count: `r52` of PF1.
    const r = draws.uint(2 ** 32) * 2 ** 20 + Math.floor(draws.uint(2 ** 32) / 2 ** 12)
    return { draws: bytesOf(r), steps: 1, payout: beatOf(r, stake, given(choice)).won }
  },
  beats: (draws, stake, choice) => [beatOf(numberIn(draws), stake, given(choice))],
  // Of a hundred million targets those that matter: what returns least, and both ends.
  choices: () => [FIRST, leastTarget(), LAST].map(targetText),
  sharesOf(text) {
    const target = given(text)
    const winning = waysOf(target)
    return [
      { ways: winning, timesX10000: target * 100 },
      { ways: BigInt(ALL) - winning, timesX10000: 0 },
    ]
  },
}
