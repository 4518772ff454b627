import { amount, type Amount } from '../money.ts'
import type { Product } from '../product.ts'

/**
 * How a stake counts as a valid bet. `NET`: the smaller of the stake and of what was won or lost.
 * `CARD`: what was won or lost. `RAKE`: the player's share of the rake. `STAKE`, `LOTTERY`: the
 * stake.
 */
export type ValidRule = 'NET' | 'CARD' | 'RAKE' | 'STAKE' | 'LOTTERY'

/**
 * The rule of each product's bets at vendors. A vendor tells no rake, so games of cards and poker
 * count alike, all bets of a round together; it tells no spots of a table, so that each bet there
 * counts by itself.
 */
export const VALID_RULES: Readonly<Record<Product, ValidRule>> = {
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
  VNLOTT: 'LOTTERY',
  LIVE: 'NET',
  SPORTS: 'NET',
  ESPORTS: 'NET',
  RNG: 'STAKE',
  FISH: 'STAKE',
  PVP: 'CARD',
}

/** A bet that is settled. */
export interface SettledBet {
  stake: Amount
  payout: Amount
  /** It was void, cancelled, refunded, cashed out, or its stake came back. */
  isReturned?: boolean
  /** A spin or round that nothing was staked on. */
  isFree?: boolean
  /** Of a lottery: the player's tickets together win on over three quarters of all outcomes. */
  isCovered?: boolean
  /** Of `RAKE`. */
  rakeShare?: Amount
}

const NONE = amount(0n)
const apart = (a: bigint, b: bigint): Amount => amount(a > b ? a - b : b - a)
const lesser = (a: Amount, b: Amount): Amount => (a < b ? a : b)

/** How much of a settled bet counts toward turnover, rebates and contracts. */
export function validBet(rule: ValidRule, bet: SettledBet): Amount {
  if (bet.isReturned || bet.isFree || bet.isCovered) return NONE
  switch (rule) {
    case 'NET':
      return lesser(bet.stake, apart(bet.payout, bet.stake))
    case 'CARD':
      return apart(bet.payout, bet.stake)
    case 'RAKE':
      return bet.rakeShare ?? NONE
    case 'STAKE':
    case 'LOTTERY':
      return bet.stake
  }
}

/**
 * What each settled bet of a round of games among players counts (`CARD`), in their order: what all
 * of them together won or lost, laid to them by their stakes to the unit.
 */
export function validBetsOfCards(bets: readonly Pick<SettledBet, 'stake' | 'payout'>[]): Amount[] {
  const sum = (name: 'stake' | 'payout') => bets.reduce((total, bet) => total + bet[name], 0n)
  const [staked, net] = [sum('stake'), apart(sum('payout'), sum('stake'))]
  let upto = 0n
  return bets.map(({ stake }) => {
    const before = (net * upto) / staked
    upto += stake
    return amount((net * upto) / staked - before)
  })
}

/** A bet of a table's round, on one of its spots. */
export interface SpotBet {
  spot: string
  stake: Amount
  payout: Amount
}

/**
 * The same of a player's whole round at a table (`NET`): of two opposing spots only what one was
 * staked more than the other was at risk.
 */
export function validBetOfRound(bets: readonly SpotBet[], pairs: readonly (readonly [string, string])[]): Amount {
  const staked = (spot: string) => bets.reduce((sum, bet) => (bet.spot === spot ? sum + bet.stake : sum), 0n)
  const opposed = pairs.filter((pair) => pair.every((spot) => staked(spot) > 0n))
  const inPairs = new Set(opposed.flat())
  const alone = bets.filter(({ spot }) => !inPairs.has(spot)).map((bet) => validBet('NET', bet))
  const against = opposed.map(([spot, opposite]) => apart(staked(spot), staked(opposite)))
  return amount([...alone, ...against].reduce((sum: bigint, part) => sum + part, 0n))
}
