import { amount, type Amount } from '../money.ts'
import type { Certificate, Choosing, HouseGame } from './game.ts'

/** The one thing an instant game shows: what came, and what it paid. */
export interface InstantBeat {
  type: 'instant'
  /** What came, in figures that need no language: `78.15`. */
  outcome: string
  /** What the stake is multiplied by, in ten-thousandths; 0 for a round lost. */
  timesX10000: number
  won: Amount
}

/** How one outcome pays: so many of the equally likely ones, and times what. */
export interface Share {
  ways: bigint
  timesX10000: number
}

/** What a game can come to, whole: enough to work its return out. */
export interface Enumerable {
  code: string
  /** Every choice, or, of more than can be gone through, those that return least and pay most. */
  choices(): Iterable<string>
  /** The choice whose return stands for the game's; by default the one that returns least. */
  main?: string
  /** What can come of a choice: its equally likely outcomes, each counted once. */
  sharesOf(choice: string): readonly Share[]
}

/** A game of one step with a choice before it. */
export interface InstantGame extends HouseGame<InstantBeat>, Enumerable {
  code: string
  choosing: Choosing
  pace: 'other'
}

/** Whether a house game is one of one step with a choice before it; one of several moves isn't. */
export const isInstant = (game: HouseGame): game is InstantGame => 'sharesOf' in game && !('judge' in game)

/** The stakes of an instant game: 1 to 500 thousand, in the smallest unit at scale 0. */
export const STAKES: readonly Amount[] = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((thousands) =>
  amount(BigInt(thousands) * 1_000n),
)

/** What a stake brings at so many ten-thousandths, floored once. */
export const timesStake = (stake: Amount, timesX10000: number): Amount =>
  amount((stake * BigInt(timesX10000)) / 10_000n)

/** The exact return of one choice: of so many ten-thousandths of the stake, in so many ways. */
export function returnOf(shares: readonly Share[]): { returned: bigint; ways: bigint } {
  return shares.reduce(
    (sum, { ways, timesX10000 }) => ({ returned: sum.returned + ways * BigInt(timesX10000), ways: sum.ways + ways }),
    { returned: 0n, ways: 0n },
  )
}

/**
 * How often a choice brings anything back, and how far its rounds stray, as certificates say it.
 */
export function spreadOf(game: Enumerable, choice: string): { hitRate: string; deviation: string } {
  const shares = game.sharesOf(choice)
  const { ways } = returnOf(shares)
  return { hitRate: (Number(hitsIn(shares)) / Number(ways)).toFixed(7), deviation: deviationOf(shares, ways) }
}

/** In how many ways anything comes back. */
const hitsIn = (shares: readonly Share[]): bigint =>
  shares.reduce((sum, share) => sum + (share.timesX10000 > 0 ? share.ways : 0n), 0n)

/**
 * The certificate of a game without a cycle, over every outcome of every choice.
 *
 * RTP, hit rate and deviation are those of its main choice, or of the one that returns least; the
 * largest win is that of all choices. Takes as long as there are choices: 0.1 s for 20,000.
 */
export function certifyInstant(game: Enumerable, configurationHash: string): Certificate {
  let shown: { shares: readonly Share[]; returned: bigint; ways: bigint } | undefined
  let largest = 0
  let most = { ways: 0n, of: 1n }
  for (const choice of game.choices()) {
    const shares = game.sharesOf(choice)
    const { returned, ways } = returnOf(shares)
    const isLess = !shown || returned * shown.ways < shown.returned * ways
    if (game.main === undefined ? isLess : choice === game.main) shown = { shares, returned, ways }
    const top = shares.reduce((high, { timesX10000 }) => Math.max(high, timesX10000), 0)
    if (top < largest) continue
    const topWays = shares.reduce((sum, share) => sum + (share.timesX10000 === top ? share.ways : 0n), 0n)
    if (top > largest || topWays * most.of > most.ways * ways) most = { ways: topWays, of: ways }
    largest = top
  }
  if (!shown) throw new RangeError(`${game.code} has no choice`)
  const { shares, returned, ways } = shown
  return {
    game: game.code,
    configurationHash,
    rtp: fraction(returned, ways * 10_000n),
    hitRate: fraction(hitsIn(shares), ways),
    deviation: deviationOf(shares, ways),
    cycle: ways.toString(),
    largestBaseWin: String(largest / 10_000),
    most: { times: String(largest / 10_000), oneIn: oneIn(most.of, most.ways) },
  }
}

/**
 * A share of one in lowest terms, its decimal with seven places, cut, never rounded up.
 */
function fraction(numerator: bigint, denominator: bigint): Certificate['rtp'] {
  const common = greatestCommon(numerator, denominator)
  const [above, below] = [numerator / common, denominator / common]
  const digits = ((above * 10_000_000n) / below).toString().padStart(8, '0')
  return {
    numerator: above.toString(),
    denominator: below.toString(),
    decimal: `${digits.slice(0, -7)}.${digits.slice(-7)}`,
  }
}

/** Once in how many rounds, to a tenth. */
function oneIn(all: bigint, ways: bigint): string {
  const tenths = (all * 20n + ways) / (ways * 2n)
  return `${tenths / 10n}.${tenths % 10n}`
}

const greatestCommon = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommon(b, a % b))

/** Standard deviation of what one stake brings, five places. */
function deviationOf(shares: readonly Share[], ways: bigint): string {
  const all = Number(ways)
  const mean = shares.reduce((sum, share) => sum + (Number(share.ways) / all) * (share.timesX10000 / 10_000), 0)
  const square = shares.reduce((sum, share) => sum + (Number(share.ways) / all) * (share.timesX10000 / 10_000) ** 2, 0)
  return Math.sqrt(square - mean ** 2).toFixed(5)
}
