/** Somebody's points, and when (any clock, in order) they came to them. */
export interface Score {
  id: string
  score: bigint
  reachedAt: number
}

/** What places earn, both included. */
export interface RankPrize {
  from: number
  to: number
  amount: bigint
}

/** A place of a ranking; 0 is no prize. */
export interface Ranked {
  rank: number
  id: string
  prize: bigint
}

/** How a ranking is ordered: more points, then who came to them earlier, then the lower id. */
export const byRank = (a: Score, b: Score): number =>
  Number(b.score > a.score) - Number(b.score < a.score) ||
  a.reachedAt - b.reachedAt ||
  Number(a.id > b.id) - Number(a.id < b.id)

/**
 * The places of some scores. Whoever has fewer than `minScore` points stands there without a prize.
 * Source: docs/promotions/leaderboard.md; vector LEADERBOARD-RANK-01.
 */
export const rankScores = (
  scores: readonly Score[],
  { minScore, prizes }: { minScore: bigint; prizes: readonly RankPrize[] },
): Ranked[] =>
  scores.toSorted(byRank).map(({ id, score }, nth) => {
    const rank = nth + 1
    const prize = score < minScore ? undefined : prizes.find(({ from, to }) => from <= rank && rank <= to)
    return { rank, id, prize: prize?.amount ?? 0n }
  })
