import { bankerDraws, playerDraws, valueOfRank, type Outcome } from './hand.ts'

const RANKS = 13
const WINNERS = ['player', 'banker', 'tie'] as const

/**
 * In how many of all orders of six cards of a shoe each outcome comes about.
 *
 * It goes through the ranks of the first four cards and the values of the two that may follow, each
 * with the cards that are left. All orders of eight decks are less than 2^53, so that plain numbers
 * count them exactly. Takes some tenths of a second.
 */
export function countOutcomes(decks: number): readonly { ways: bigint; outcome: Outcome }[] {
  const left = Array.from({ length: RANKS }, () => decks * 4)
  const values = Array.from({ length: 10 }, (_, value) => (value === 0 ? decks * 16 : decks * 4))
  const counts = Array.from({ length: WINNERS.length * 4 }, () => 0)
  const first: number[] = []
  const deal = (ways: number) => {
    if (first.length === 4) return finish(first, ways, values, decks * 52 - 4, counts)
    for (let rank = 0; rank < RANKS; rank++) {
      const held = left[rank] ?? 0
      const value = valueOfRank(rank)
      left[rank] = held - 1
      values[value] = (values[value] ?? 0) - 1
      first.push(rank)
      deal(ways * held)
      first.pop()
      left[rank] = held
      values[value] = (values[value] ?? 0) + 1
    }
  }
  deal(1)
  return WINNERS.flatMap((winner, nth) =>
    [0, 1, 2, 3].map((pairs) => ({
      ways: BigInt(counts[nth * 4 + pairs] ?? 0),
      outcome: { winner, playerPair: pairs % 2 === 1, bankerPair: pairs > 1 },
    })),
  )
}

/** The place of an outcome among the counts. */
function placeOf(player: number, banker: number, pairs: number): number {
  return (player > banker ? 0 : player < banker ? 1 : 2) * 4 + pairs
}

/** Counts what follows the first four cards; what isn't drawn may be any card that is left. */
function finish(
  first: readonly number[],
  ways: number,
  left: readonly number[],
  cards: number,
  counts: number[],
): void {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0] = first
  const pairs = Number(p1 === p2) + 2 * Number(b1 === b2)
  const player = (valueOfRank(p1) + valueOfRank(p2)) % 10
  const banker = (valueOfRank(b1) + valueOfRank(b2)) % 10
  const count = (total: number, reached: number, found: number) => {
    const place = placeOf(total, reached, pairs)
    counts[place] = (counts[place] ?? 0) + ways * found
  }
  const two = cards * (cards - 1)
  if (Math.max(player, banker) >= 8) return count(player, banker, two)
  if (!playerDraws(player)) {
    if (!bankerDraws(banker, undefined)) return count(player, banker, two)
    return left.forEach((held, value) => count(player, (banker + value) % 10, held * (cards - 1)))
  }
  for (const [third, drawn] of left.entries()) {
    const total = (player + third) % 10
    if (!bankerDraws(banker, third)) count(total, banker, drawn * (cards - 1))
    else left.forEach((held, value) => count(total, (banker + value) % 10, drawn * (held - (value === third ? 1 : 0))))
  }
}
