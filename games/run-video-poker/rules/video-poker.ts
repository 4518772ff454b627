import { at } from '@senluna/kit/assert.ts'
import { pick } from '@senluna/kit/games/draws.ts'
import { STAKES } from '@senluna/kit/games/instant.ts'
import { runGame, type RunGame, type Stand } from '@senluna/kit/games/run.ts'
import { CONFIGURATION, OPENING } from './configuration.ts'
import { pokerHandOf } from './hand.ts'

const { hand, deck, pays, stream } = CONFIGURATION
const MOVES = 'abcdefghijklmnopqrstuvwxyz012345'
/** All five are kept. */
const ALL = 2 ** hand - 1

/**
 * The move that keeps cards: bit n of the mask is the card at place n from the left, so that `a`
 * keeps none and `5` all five.
 */
export const moveOf = (mask: number): string => MOVES.charAt(mask)

/** Which cards a move keeps, as a mask; undefined for what is no move. */
export function maskOf(move: string): number | undefined {
  const mask = move.length === 1 ? MOVES.indexOf(move) : -1
  return mask < 0 ? undefined : mask
}

/** The five cards after a move: each that is put away is replaced by the next in order. */
export function cardsAfter(drawn: readonly number[], mask: number): readonly number[] {
  let next = hand
  return Array.from({ length: hand }, (_, place) => at(drawn, mask & (1 << place) ? place : next++))
}

function judge(drawn: readonly number[], opening: string, moves: string): Stand | undefined {
  if (opening !== OPENING) throw new RangeError(`no opening of video poker: ${opening}`)
  const isCard = (card: number) => Number.isInteger(card) && card >= 0 && card < deck
  if (drawn.length !== 2 * hand || !drawn.every(isCard) || new Set(drawn).size !== 2 * hand)
    throw new RangeError('a run has ten different cards')
  if (moves === '') return { timesX10000: 0, cashable: false, over: false }
  const mask = maskOf(moves)
  if (mask === undefined) return undefined
  const came = pokerHandOf(cardsAfter(drawn, mask))
  return { timesX10000: came ? pays[came] * 10_000 : 0, cashable: false, over: true }
}

const RANKS = 'A23456789TJQK'
const SUITS = 'SHDC'
const cardText = (card: number): string => `${RANKS.charAt(card % 13)}${SUITS.charAt(Math.floor(card / 13))}`

/** Five cards are dealt; those that are not kept are replaced once, and the hand is paid. */
export const videoPoker: RunGame = runGame({
  code: 'video-poker',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: pays.royal,
  opening: { first: OPENING, read: (text) => (text === OPENING ? text : undefined) },
  drawn: (draws) => pick(draws, deck, 2 * hand),
  judge,
  shown: (drawn, _opening, moves) => (moves === '' ? drawn.slice(0, hand) : drawn),
  outcome: (drawn, _opening, moves) =>
    cardsAfter(drawn, maskOf(moves) ?? ALL)
      .map(cardText)
      .join(' '),
  idleMove: () => moveOf(ALL),
})
