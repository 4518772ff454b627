import { at } from '@senluna/kit/assert.ts'
import { totalOf, valueOf } from './hand.ts'
import { movesAt, type Hand } from './table.ts'

/** Hit, stand, double else hit, double else stand, split. */
type Advice = 'H' | 'S' | 'D' | 'Ds' | 'P'

/** The dealer's open card in the order of the sheet: 2 to 10, then the ace. */
export const UP_CARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const

interface Row {
  kind: 'hard' | 'soft' | 'pair'
  /** Total of a hard or soft hand, value of each card of a pair. */
  value: number
  advice: string
}

/**
 * The best play for these rules by total, one word a column of `UP_CARDS`. Rows that are left out
 * are hit below 9 and stood from 17 on. `rules/expectation.ts` works every word out again.
 */
export const STRATEGY: readonly Row[] = [
  { kind: 'hard', value: 8, advice: 'H H H H H H H H H H' },
  { kind: 'hard', value: 9, advice: 'H D D D D H H H H H' },
  { kind: 'hard', value: 10, advice: 'D D D D D D D D H H' },
  { kind: 'hard', value: 11, advice: 'D D D D D D D D D H' },
  { kind: 'hard', value: 12, advice: 'H H S S S H H H H H' },
  { kind: 'hard', value: 13, advice: 'S S S S S H H H H H' },
  { kind: 'hard', value: 14, advice: 'S S S S S H H H H H' },
  { kind: 'hard', value: 15, advice: 'S S S S S H H H H H' },
  { kind: 'hard', value: 16, advice: 'S S S S S H H H H H' },
  { kind: 'hard', value: 17, advice: 'S S S S S S S S S S' },
  { kind: 'soft', value: 13, advice: 'H H H D D H H H H H' },
  { kind: 'soft', value: 14, advice: 'H H H D D H H H H H' },
  { kind: 'soft', value: 15, advice: 'H H D D D H H H H H' },
  { kind: 'soft', value: 16, advice: 'H H D D D H H H H H' },
  { kind: 'soft', value: 17, advice: 'H D D D D H H H H H' },
  { kind: 'soft', value: 18, advice: 'S Ds Ds Ds Ds S S H H H' },
  { kind: 'soft', value: 19, advice: 'S S S S S S S S S S' },
  { kind: 'pair', value: 1, advice: 'P P P P P P P P P P' },
  { kind: 'pair', value: 2, advice: 'P P P P P P H H H H' },
  { kind: 'pair', value: 3, advice: 'P P P P P P H H H H' },
  { kind: 'pair', value: 4, advice: 'H H H P P H H H H H' },
  { kind: 'pair', value: 6, advice: 'P P P P P H H H H H' },
  { kind: 'pair', value: 7, advice: 'P P P P P P H H H H' },
  { kind: 'pair', value: 8, advice: 'P P P P P P P P P P' },
  { kind: 'pair', value: 9, advice: 'P P P P P S P P S S' },
]

const WORDS = new Map(STRATEGY.map((row) => [`${row.kind} ${row.value}`, row.advice.split(' ') as Advice[]]))

/** The sheet's word for a total; a soft 12 that can't be split is hit. */
export function adviceOn(total: number, soft: boolean, up: number): Advice {
  const column = UP_CARDS.findIndex((value) => value === up)
  const kept = soft ? Math.min(total, 19) : Math.min(Math.max(total, 8), 17)
  return WORDS.get(`${soft ? 'soft' : 'hard'} ${kept}`)?.[column] ?? 'H'
}

/** The sheet's word for a pair; undefined where it is played as its total. */
export const adviceOnPair = (value: number, up: number): Advice | undefined =>
  WORDS.get(`pair ${value}`)?.[UP_CARDS.findIndex((other) => other === up)]

/** What the sheet says to do with a hand, as a move that is offered. */
export function adviceFor(hands: readonly Hand[], nth: number, upCard: number): string | undefined {
  const hand = hands[nth]
  const offered = movesAt(hands, nth)
  if (!hand || offered.length === 0) return undefined
  const up = valueOf(upCard)
  if (offered.includes('p')) {
    const word = adviceOnPair(valueOf(at(hand.cards, 0)), up)
    if (word === 'P') return 'p'
    if (word) return word === 'H' ? 'h' : 's'
  }
  const { total, soft } = totalOf(hand.cards)
  const word = adviceOn(total, soft, up)
  if (word === 'D' || word === 'Ds') return offered.includes('d') ? 'd' : word === 'D' ? 'h' : 's'
  return word === 'S' ? 's' : 'h'
}
