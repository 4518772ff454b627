import { at } from '@senluna/kit/assert.ts'
import { CONFIGURATION } from './configuration.ts'
import { isNatural, totalOf } from './hand.ts'
import type { BlackjackOpening } from './opening.ts'
import { pairOf, threeOf } from './side-bets.ts'
import type { Hand, Table } from './table.ts'

const { naturalX10000, insuranceX10000, halfX10000, pairs, three } = CONFIGURATION
const ONCE = 10_000

const stakeOf = ({ doubled }: Pick<Hand, 'doubled'>): number => (doubled ? 2 * ONCE : ONCE)

/**
 * What a hand brings at the end, its stake included, in ten-thousandths of one stake. A hand that
 * was given up, where a table offers that, brings half of it; ours doesn't.
 */
export function handPays(
  hand: Pick<Hand, 'cards' | 'split' | 'doubled'> & { givenUp?: boolean },
  dealer: readonly number[],
): number {
  const own = totalOf(hand.cards)
  if (own.bust) return 0
  if (hand.givenUp) return ONCE / 2
  const stake = stakeOf(hand)
  const natural = !hand.split && isNatural(hand.cards)
  if (isNatural(dealer)) return natural ? stake : 0
  if (natural) return (stake * naturalX10000) / ONCE
  const theirs = totalOf(dealer)
  if (theirs.bust || own.total > theirs.total) return 2 * stake
  return own.total === theirs.total ? stake : 0
}

/** What insurance brings, in ten-thousandths of its own stake. */
export const insurancePays = (dealer: readonly number[]): number => (isNatural(dealer) ? insuranceX10000 : 0)

/** What has been staked on a table in all. */
export function stakedOn({ hands, insured }: Table, opening: BlackjackOpening): number {
  const sides = (Number(opening.pairs) + Number(opening.three) + Number(insured === true)) * halfX10000
  return hands.reduce((sum, hand) => sum + stakeOf(hand), 0) + opening.seats * sides
}

/** What the first two cards and the open one bring, for one seat. */
export function sidesPay(cards: readonly [number, number], up: number, opening: BlackjackOpening): number {
  const pair = opening.pairs ? pairOf(...cards) : undefined
  const made = opening.three ? threeOf([...cards, up]) : undefined
  return ((pair ? pairs[pair] : 0) + (made ? three[made] : 0)) * (halfX10000 / ONCE)
}

/** What a table that is over brings in all; `drawn` is what was dealt first. */
export function tablePays(table: Table, drawn: readonly number[], opening: BlackjackOpening): number {
  const { hands, dealer, insured } = table
  const { seats } = opening
  let times = hands.reduce((sum, hand) => sum + handPays(hand, dealer), 0)
  for (let seat = 0; seat < seats; seat++)
    times += sidesPay([at(drawn, seat), at(drawn, seats + 1 + seat)], at(drawn, seats), opening)
  if (insured) times += seats * insurancePays(dealer) * (halfX10000 / ONCE)
  return times
}
