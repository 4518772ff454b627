import { at } from '@senluna/kit/assert.ts'
import type { PokerHand } from './configuration.ts'

// Cards are 0 to 51: suit times 13 plus rank, the ace 0 and the king 12.
const RANKS = 13
const ACE = 0
const TEN = 9
const JACK = 10

/**
 * What five different cards are worth; undefined for a hand that doesn't pay. The ace is high or
 * low in a straight.
 */
export function pokerHandOf(cards: readonly number[]): PokerHand | undefined {
  const ranks = cards.map((card) => card % RANKS)
  const suit = (card: number) => Math.floor(card / RANKS)
  const isFlush = cards.every((card) => suit(card) === suit(at(cards, 0)))
  const counts = ranks.map((rank) => ranks.filter((other) => other === rank).length)
  // Each pair is counted by two of its cards, three of a kind by three.
  const alike = counts.reduce((sum, count) => sum + count, 0)
  if (alike === 5) {
    const low = Math.min(...ranks)
    const high = Math.max(...ranks)
    const isRoyal = low === ACE && ranks.every((rank) => rank === ACE || rank >= TEN)
    if (isRoyal && isFlush) return 'royal'
    const isStraight = isRoyal || high - low === 4
    if (isStraight) return isFlush ? 'straightFlush' : 'straight'
    return isFlush ? 'flush' : undefined
  }
  if (alike === 17) return 'quads'
  if (alike === 13) return 'fullHouse'
  if (alike === 11) return 'trips'
  if (alike === 9) return 'twoPair'
  const pair = ranks.find((_, nth) => counts[nth] === 2)
  return pair === ACE || (pair ?? 0) >= JACK ? 'jacks' : undefined
}
