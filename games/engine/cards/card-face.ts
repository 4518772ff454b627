// Cards are 0 to 51: suit times 13 plus rank, the ace 0 and the king 12.

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = [
  { sign: '♠', red: false },
  { sign: '♥', red: true },
  { sign: '♦', red: true },
  { sign: '♣', red: false },
]

/** The rank as it stands on the card: `10`. */
export const rankOf = (card: number): string => RANKS[card % 13] ?? '?'

/** The suit's sign, and whether it is a red one. */
export const suitOf = (card: number): { sign: string; red: boolean } =>
  SUITS[Math.floor(card / 13)] ?? { sign: '?', red: false }

/** Rank and suit in one word, for who listens: `10♥`. */
export const cardText = (card: number): string => `${rankOf(card)}${suitOf(card).sign}`
