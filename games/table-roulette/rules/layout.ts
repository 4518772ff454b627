import { CONFIGURATION } from './configuration.ts'

const { red } = CONFIGURATION

/** What a bet is: how many numbers, or what they share. */
export type Kind = 'straight' | 'split' | 'street' | 'corner' | 'line' | 'dozen' | 'column' | 'even'

/** A bet of the layout: the numbers it is on. */
export interface Spot {
  bet: string
  kind: Kind
  numbers: readonly number[]
}

const ALL = Array.from({ length: 36 }, (_, index) => index + 1)
const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, nth) => first + nth)
const isRed = (number: number): boolean => (red as readonly number[]).includes(number)

/** A number's colour: zero has none. */
export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : isRed(number) ? 'red' : 'black'

// Rows of three: 1 2 3, 4 5 6, and so on to 36. Whatever lies together on them can be bet on.
const SPLITS: readonly Spot[] = [
  ...[1, 2, 3].map((n): Spot => ({ bet: `z${n}`, kind: 'split', numbers: [0, n] })),
  ...ALL.filter((n) => n % 3 !== 0).map((n): Spot => ({ bet: `h${n}`, kind: 'split', numbers: [n, n + 1] })),
  ...ALL.filter((n) => n <= 33).map((n): Spot => ({ bet: `v${n}`, kind: 'split', numbers: [n, n + 3] })),
]
const STREETS: readonly Spot[] = [
  { bet: 't1', kind: 'street', numbers: [0, 1, 2] },
  { bet: 't2', kind: 'street', numbers: [0, 2, 3] },
  ...from(0, 12).map((row): Spot => ({ bet: `s${row + 1}`, kind: 'street', numbers: from(row * 3 + 1, 3) })),
]
const CORNERS: readonly Spot[] = [
  { bet: 'f0', kind: 'corner', numbers: [0, 1, 2, 3] },
  ...ALL.filter((n) => n <= 32 && n % 3 !== 0).map((n): Spot => ({
    bet: `c${n}`,
    kind: 'corner',
    numbers: [n, n + 1, n + 3, n + 4],
  })),
]
const OUTSIDE: readonly Spot[] = [
  ...[1, 2, 3].map((nth): Spot => ({ bet: `d${nth}`, kind: 'dozen', numbers: from(nth * 12 - 11, 12) })),
  ...[1, 2, 3].map((nth): Spot => ({ bet: `k${nth}`, kind: 'column', numbers: ALL.filter((n) => n % 3 === nth % 3) })),
  { bet: 'low', kind: 'even', numbers: from(1, 18) },
  { bet: 'even', kind: 'even', numbers: ALL.filter((n) => n % 2 === 0) },
  { bet: 'red', kind: 'even', numbers: ALL.filter(isRed) },
  { bet: 'black', kind: 'even', numbers: ALL.filter((n) => !isRed(n)) },
  { bet: 'odd', kind: 'even', numbers: ALL.filter((n) => n % 2 === 1) },
  { bet: 'high', kind: 'even', numbers: from(19, 18) },
]

/** Every bet that the layout takes. */
export const SPOTS: readonly Spot[] = [
  ...[0, ...ALL].map((n): Spot => ({ bet: `n${n}`, kind: 'straight', numbers: [n] })),
  ...SPLITS,
  ...STREETS,
  ...CORNERS,
  ...from(0, 11).map((row): Spot => ({ bet: `l${row + 1}`, kind: 'line', numbers: from(row * 3 + 1, 6) })),
  ...OUTSIDE,
]

const BY_BET = new Map(SPOTS.map((spot) => [spot.bet, spot]))

/** A bet by its name. Throws RangeError for one that the layout doesn't have. */
export function spotOf(bet: string): Spot {
  const spot = BY_BET.get(bet)
  if (!spot) throw new RangeError(`no bet of roulette: ${bet}`)
  return spot
}
