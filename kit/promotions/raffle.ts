/** A prize of a raffle: its odds are its weight of the sum of all; null is as many as are drawn. */
export interface RafflePrize {
  id: string
  weight: number
  stock: number | null
}

/** The sum of the weights: a draw is one of so many numbers, from 0. */
export const weightOf = (prizes: readonly Pick<RafflePrize, 'weight'>[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The prize whose part of the numbers `draw` lies in, in the order of the prizes; the fallback
 * where none of it is left, so the odds of the others stay as they are. Source:
 * docs/promotions/raffle.md; vector RAFFLE-PICK-01.
 */
export function rafflePick(
  prizes: readonly RafflePrize[],
  draw: number,
  fallback: string,
): { picked: string; prize: string } {
  let below = 0
  const hit = prizes.find(({ weight }) => (below += weight) > draw)
  if (!hit || draw < 0) throw new RangeError('a draw is a number below the sum of the weights')
  return { picked: hit.id, prize: hit.stock === 0 ? fallback : hit.id }
}

/** What earns tickets on a day; 0 of an amount: it earns none. */
export interface TicketTerms {
  free: number
  perDeposit: bigint
  perBet: bigint
  most: number
}

/**
 * The tickets of a day: the free ones, one for each full part of what was deposited and bet, and
 * never more than the most.
 */
export function ticketsOf(
  { deposited, bet }: { deposited: bigint; bet: bigint },
  { free, perDeposit, perBet, most }: TicketTerms,
): number {
  const parts = (sum: bigint, part: bigint) => (part === 0n || sum < 0n ? 0n : sum / part)
  const earned = BigInt(free) + parts(deposited, perDeposit) + parts(bet, perBet)
  return earned < BigInt(most) ? Number(earned) : most
}
