import { at } from '@senluna/kit/assert.ts'

/** Who won, and which side began with two cards of one rank. */
export interface Outcome {
  winner: 'player' | 'banker' | 'tie'
  playerPair: boolean
  bankerPair: boolean
}

/** Both hands of a round, each card by its place in a deck, from 0 to 51. */
export interface Hands {
  player: readonly number[]
  banker: readonly number[]
}

/** Ace to king as 0 to 12; suits of spades, hearts, diamonds and clubs follow each other. */
export const rankOf = (card: number): number => card % 13
export const suitOf = (card: number): number => Math.floor((card % 52) / 13)

/** An ace counts one, ten and pictures nothing. */
export const valueOfRank = (rank: number): number => (rank >= 9 ? 0 : rank + 1)

export const totalOf = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + valueOfRank(rankOf(card)), 0) % 10

/** With which third cards of the player the banker draws, by the banker's total from 3 to 6. */
const DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

/** Whether the player draws a third card, of two totals without a natural. */
export const playerDraws = (player: number): boolean => player <= 5

/** Whether the banker does; `third` is the value of the player's third card, if there is one. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5
  return banker <= 2 || (DRAWS_ON[banker] ?? []).includes(third)
}

/** Deals two hands from the first cards of a shoe: by turns, then as they draw. */
export function dealt(cards: readonly number[]): Hands {
  const next = [...cards]
  const card = () => at(next.splice(0, 1), 0)
  const [p1, b1, p2, b2] = [card(), card(), card(), card()]
  const player = [p1, p2]
  const banker = [b1, b2]
  if (Math.max(totalOf(player), totalOf(banker)) >= 8) return { player, banker }
  const third = playerDraws(totalOf(player)) ? card() : undefined
  const draws = bankerDraws(totalOf(banker), third === undefined ? undefined : valueOfRank(rankOf(third)))
  return {
    player: third === undefined ? player : [...player, third],
    banker: draws ? [...banker, card()] : banker,
  }
}

const winnerOf = (player: number, banker: number): Outcome['winner'] =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'

const isPair = ([first, second]: readonly number[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second)

export const outcomeOfHands = ({ player, banker }: Hands): Outcome => ({
  winner: winnerOf(totalOf(player), totalOf(banker)),
  playerPair: isPair(player),
  bankerPair: isPair(banker),
})
