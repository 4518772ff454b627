// Cards are 0 to 51: suit times 13 plus rank, the ace 0 and the king 12.

/** What a card counts: the ace 1, tens and pictures 10. */
export const valueOf = (card: number): number => Math.min((card % 13) + 1, 10)

interface Total {
  /** The highest that is not above 21, else the lowest. */
  total: number
  /** Whether an ace counts 11. */
  soft: boolean
  bust: boolean
}

/** What cards count together. */
export function totalOf(cards: readonly number[]): Total {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0)
  const soft = low <= 11 && cards.some((card) => valueOf(card) === 1)
  const total = soft ? low + 10 : low
  return { total, soft, bust: total > 21 }
}

/** An ace and a ten as the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === 21
