import type { OpenedDraw } from '@senluna/contract/lottery.ts'

/** A result as the wire has it: numbers in the order drawn, or by prize. */
export type ShownResult = NonNullable<OpenedDraw['result']>

/** The prizes of all games that have some, the greatest first. */
const PRIZES = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']
const OTHERS = ['first', 'second', 'third', 'front3', 'back3', 'bottom2', 'special', 'consolation']
const ORDER = [...PRIZES, ...OTHERS]

/**
 * The numbers of a result prize by prize, the greatest first; a result without prizes is one row
 * without a name.
 */
export function rowsOf(result: ShownResult): readonly { prize: string; numbers: readonly string[] }[] {
  if (Array.isArray(result)) return [{ prize: '', numbers: result.map(String) }]
  const rank = (prize: string) => (ORDER.includes(prize) ? ORDER.indexOf(prize) : ORDER.length)
  return Object.entries(result)
    .map(([prize, numbers]) => ({ prize, numbers: typeof numbers === 'string' ? [numbers] : numbers }))
    .toSorted((row, other) => rank(row.prize) - rank(other.prize))
}

/**
 * Whether a result has another number at a place than the one before it; of the first there is none
 * before.
 */
export const changedFrom = (before: ShownResult | undefined, prize: string, place: number, number: string): boolean =>
  before !== undefined && rowsOf(before).find((row) => row.prize === prize)?.numbers[place] !== number
