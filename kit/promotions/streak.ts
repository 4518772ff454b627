/** A round counts as won from so many hundredths of its stake on. */
export const STREAK_WIN_X100 = 150n

/** What a round was, as a row of wins counts it. */
export interface StreakRound {
  stake: bigint
  payout: bigint
  /** 0 of a free round, a gambled win and a push: they neither add to a row nor end it. */
  validBet: bigint
}

/** Results in the order they came in: `W` for each win, `L` for each round that wasn't one. */
export const resultsOf = (rounds: readonly StreakRound[]): string =>
  rounds
    .filter(({ validBet }) => validBet > 0n)
    .map(({ stake, payout }) => (payout * 100n >= stake * STREAK_WIN_X100 ? 'W' : 'L'))
    .join('')

/**
 * Results in short: the wins before the first `L`, the longest row, the wins after the last `L`.
 * Put behind each other, what is short has the same longest row as the whole.
 */
export function inShort(results: string): string {
  const rows = results.split('L')
  return rows.length === 1 ? results : `${rows[0]}L${'W'.repeat(longestStreak(results))}L${rows.at(-1)}`
}

/** How many wins stand in a row at most. Source: docs/promotions/leaderboard.md. */
export const longestStreak = (results: string): number => Math.max(...results.split('L').map((row) => row.length))
