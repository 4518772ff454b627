import { at } from '@senluna/kit/assert.ts'
import { CONFIGURATION } from './configuration.ts'
import { isNatural, totalOf, valueOf } from './hand.ts'
import type { BlackjackOpening } from './opening.ts'

// Moves: h one more card, s no more, d twice the stake and one card, p two hands of a pair;
// i insurance, n none.

/** A hand of the player's. */
export interface Hand {
  seat: number
  cards: readonly number[]
  doubled: boolean
  /** Whether it came of a pair: 21 with two cards is no natural then. */
  split: boolean
  done: boolean
}

/** What lies on the table after some moves. */
export interface Table {
  hands: readonly Hand[]
  /** The open card and the one below it; more only once it is over. */
  dealer: readonly number[]
  /** Whether insurance was taken; undefined while it wasn't asked. */
  insured: boolean | undefined
  phase: 'insurance' | 'player' | 'over'
  /** Which hand is played; -1 for none. */
  active: number
  /** How many cards have been dealt before the dealer takes more. */
  dealt: number
}

/** Stands for a card that nobody may know. */
export const HIDDEN = 52

const isHidden = (card: number): boolean => card === HIDDEN

const handOf = (seat: number, cards: readonly number[], split: boolean, aces = false): Hand => ({
  seat,
  cards,
  doubled: false,
  split,
  done: aces || totalOf(cards).total === 21,
})

/**
 * Deals what was drawn and plays the moves. Undefined for a move that isn't offered or comes too
 * late. The card below the dealer's open one may be `HIDDEN`: it is looked at where it ends the run
 * at once, and at the end.
 */
export function tableOf(drawn: readonly number[], { seats }: BlackjackOpening, moves: string): Table | undefined {
  let hands: readonly Hand[] = Array.from({ length: seats }, (_, seat) =>
    handOf(seat, [at(drawn, seat), at(drawn, seats + 1 + seat)], false),
  )
  const up = at(drawn, seats)
  const dealer = [up, at(drawn, 2 * seats + 1)]
  let dealt = 2 * seats + 2
  let rest = moves
  let insured: boolean | undefined
  if (valueOf(up) === 1) {
    const answer = rest.charAt(0)
    if (answer === '') return { hands, dealer, insured, phase: 'insurance', active: -1, dealt }
    if (answer !== 'i' && answer !== 'n') return undefined
    insured = answer === 'i'
    rest = rest.slice(1)
  }
  // The dealer looks at the hidden card under an ace or a ten.
  if (!dealer.some(isHidden) && isNatural(dealer))
    return rest === '' ? { hands, dealer, insured, phase: 'over', active: -1, dealt } : undefined
  for (const move of rest) {
    const active = hands.findIndex(({ done }) => !done)
    const hand = hands[active]
    if (!hand || !movesAt(hands, active).includes(move)) return undefined
    const taken = (count: number) => drawn.slice(dealt, (dealt += count))
    const [changed, isKnown] = played(hand, move, taken)
    if (!isKnown) return undefined
    hands = [...hands.slice(0, active), ...changed, ...hands.slice(active + 1)]
  }
  const active = hands.findIndex(({ done }) => !done)
  if (active >= 0) return { hands, dealer, insured, phase: 'player', active, dealt }
  return { hands, dealer: finished(drawn, dealer, hands, dealt), insured, phase: 'over', active, dealt }
}

/** The hands a hand becomes by a move, and whether the cards for it were there. */
function played(hand: Hand, move: string, taken: (count: number) => readonly number[]): [readonly Hand[], boolean] {
  if (move === 's') return [[{ ...hand, done: true }], true]
  if (move === 'p') {
    const [left, right] = taken(2)
    const [first, second] = [at(hand.cards, 0), at(hand.cards, 1)]
    if (left === undefined || right === undefined) return [[], false]
    const aces = valueOf(first) === 1
    return [[handOf(hand.seat, [first, left], true, aces), handOf(hand.seat, [second, right], true, aces)], true]
  }
  const [card] = taken(1)
  if (card === undefined) return [[], false]
  const cards = [...hand.cards, card]
  const doubled = move === 'd'
  return [[{ ...hand, cards, doubled, done: doubled || totalOf(cards).total >= 21 }], true]
}

/** What may be done with a hand. */
export function movesAt(hands: readonly Hand[], nth: number): readonly string[] {
  const hand = hands[nth]
  if (!hand || hand.done) return []
  if (hand.cards.length > 2) return ['h', 's']
  const [first, second] = [at(hand.cards, 0), at(hand.cards, 1)]
  const ofSeat = hands.filter(({ seat }) => seat === hand.seat).length
  const isPair = valueOf(first) === valueOf(second)
  return isPair && ofSeat < CONFIGURATION.splitTo ? ['h', 's', 'd', 'p'] : ['h', 's', 'd']
}

/** The dealer's cards at the end: more are taken only where a hand waits for them. */
function finished(
  drawn: readonly number[],
  dealer: readonly number[],
  hands: readonly Hand[],
  dealt: number,
): readonly number[] {
  const waits = hands.some(({ cards, split }) => !totalOf(cards).bust && (split || !isNatural(cards)))
  if (!waits || dealer.some(isHidden)) return dealer
  return dealerTakes(dealer, drawn.slice(dealt))
}

/**
 * What a dealer comes to who takes cards in order: below 17 one more, from 17 on none. At a table
 * of the other rule, `hitsSoft`, a soft 17 takes one more; ours stands.
 */
export function dealerTakes(dealer: readonly number[], next: readonly number[], hitsSoft = false): readonly number[] {
  let cards = dealer
  for (const card of next) {
    const { total, soft } = totalOf(cards)
    if (total >= CONFIGURATION.dealerStands && !(hitsSoft && soft && total === CONFIGURATION.dealerStands)) break
    cards = [...cards, card]
  }
  return cards
}
