import { amount } from '../money.ts'
import type { Certificate, Draws } from './game.ts'
import { returnOf, type InstantGame } from './instant.ts'
import { isTableGame, tableReturns, type TableGame } from './table.ts'

/** Its ten-thousandths are whole. */
const STAKE = amount(10_000n)

/**
 * Plays so many rounds through the game's own `play`, each with a choice that `choose` makes, and
 * compares what they return with what their choices return exactly.
 *
 * With draws that a seed gives again the figures are the same each time. A million rounds take
 * some seconds.
 */
export function playMany(
  game: InstantGame | TableGame,
  choose: (below: (n: number) => number) => string,
  draws: Draws,
  rounds: number,
): NonNullable<Certificate['played']> {
  const known = new Map<string, { mean: number; variance: number }>()
  let [paid, expected, variance] = [0, 0, 0]
  for (let nth = 0; nth < rounds; nth++) {
    const choice = choose((n) => draws.uint(n))
    const exact = known.get(choice) ?? exactOf(game, choice)
    if (known.size < KEPT) known.set(choice, exact)
    const stake = isTableGame(game) ? game.stakeOf(choice) : STAKE
    paid += Number(game.play(draws, stake, choice).payout) / Number(stake)
    expected += exact.mean
    variance += exact.variance
  }
  return {
    rounds: String(rounds),
    returned: (paid / rounds).toFixed(7),
    expected: (expected / rounds).toFixed(7),
    error: (Math.sqrt(variance) / rounds).toFixed(7),
  }
}

/** Of more choices the exact figures are worked out each time anew. */
const KEPT = 10_000

function exactOf(game: InstantGame | TableGame, choice: string): { mean: number; variance: number } {
  if (isTableGame(game)) return tableReturns(game, choice)
  const shares = game.sharesOf(choice)
  const { returned, ways } = returnOf(shares)
  const mean = Number(returned) / Number(ways) / 10_000
  const squares = shares.map((share) => (Number(share.ways) / Number(ways)) * (share.timesX10000 / 10_000) ** 2)
  return { mean, variance: squares.reduce((sum, square) => sum + square, 0) - mean ** 2 }
}
