import { CONFIGURATION } from './configuration.ts'

const suitOf = (card: number): number => Math.floor(card / 13)
const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2

export type PairName = keyof typeof CONFIGURATION.pairs
export type ThreeName = keyof typeof CONFIGURATION.three

/** What pair the first two cards make, if any. */
export function pairOf(one: number, other: number): PairName | undefined {
  if (one % 13 !== other % 13) return undefined
  if (one === other) return 'perfect'
  return isRed(one) === isRed(other) ? 'coloured' : 'mixed'
}

/** What the first two cards and the dealer's make together, if anything. */
export function threeOf(cards: readonly [number, number, number]): ThreeName | undefined {
  const ranks = cards.map((card) => card % 13).sort((a, b) => a - b)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0]))
  const [low = 0, middle = 0, high = 0] = ranks
  if (low === high) return isFlush ? 'suitedTrips' : 'trips'
  const isStraight = (middle === low + 1 && high === low + 2) || (low === 0 && middle === 11 && high === 12)
  if (isStraight) return isFlush ? 'straightFlush' : 'straight'
  return isFlush ? 'flush' : undefined
}

/** What each side bet returns over all deals of eight decks, in hundredths of a percent, cut. */
export const SIDE_RETURNS = { pairs: 9_590, three: 9_629 } as const
