import { at } from '@senluna/kit/assert.ts'
import { STAKES, type Share } from '@senluna/kit/games/instant.ts'
import { runGame, type PlannedRun, type Stand } from '@senluna/kit/games/run.ts'
import { CONFIGURATION, OPENING } from './configuration.ts'

const { ranks, edgeBp, stream, skips, most } = CONFIGURATION
const KING = ranks

/** A move: a guess that the next card is higher, lower or the same, or a skip. */
export type HiloMove = 'h' | 'l' | 'e' | 's'
export type Guess = Exclude<HiloMove, 's'>

/**
 * How many ranks win a guess on a card; 0 where it isn't offered. Between ace and king `h` and `l`
 * count the same rank too; on those two it is a guess of its own.
 */
export function countOf(rank: number, guess: Guess): number {
  const atEnd = rank === 1 || rank === KING
  if (guess === 'e') return atEnd ? 1 : 0
  if (atEnd) return guess === (rank === 1 ? 'h' : 'l') ? ranks - 1 : 0
  return guess === 'h' ? ranks + 1 - rank : rank
}

/** Whether the next card wins a guess on this one. */
function wins(rank: number, guess: Guess, next: number): boolean {
  if (guess === 'e') return next === rank
  const atEnd = rank === 1 || rank === KING
  if (next === rank) return !atEnd
  return guess === 'h' ? next > rank : next < rank
}

/** What right guesses with so many winning ranks multiply the stake by, in ten-thousandths. */
export function timesX10000(counts: readonly number[]): number {
  const above = counts.reduce((product) => product * BigInt(ranks), BigInt(10_000 - edgeBp))
  return Number(above / counts.reduce((product, count) => product * BigInt(count), 1n))
}

const isGuess = (move: string): move is Guess => move === 'h' || move === 'l' || move === 'e'

/** Where a run stands: what counts of its right guesses, and how often cards were skipped. */
export interface Guesses {
  counts: readonly number[]
  skipped: number
}

/** Whether a move may be made on a card. */
export function offers(rank: number, { counts, skipped }: Guesses, move: string): boolean {
  if (move === 's') return skipped < skips
  if (!isGuess(move)) return false
  const count = countOf(rank, move)
  return count > 0 && timesX10000([...counts, count]) <= most * 10_000
}

/** The right guesses of the moves; undefined for a move that isn't offered or comes too late. */
export function guessesOf(drawn: readonly number[], moves: string): (Guesses & { lost: boolean }) | undefined {
  let guesses: Guesses = { counts: [], skipped: 0 }
  for (const [nth, move] of Array.from(moves).entries()) {
    const rank = at(drawn, nth)
    if (!offers(rank, guesses, move)) return undefined
    if (!isGuess(move)) guesses = { ...guesses, skipped: guesses.skipped + 1 }
    else if (wins(rank, move, at(drawn, nth + 1)))
      guesses = { ...guesses, counts: [...guesses.counts, countOf(rank, move)] }
    else return nth === moves.length - 1 ? { ...guesses, lost: true } : undefined
  }
  return { ...guesses, lost: false }
}

function judge(drawn: readonly number[], opening: string, moves: string): Stand | undefined {
  if (opening !== OPENING) throw new RangeError(`no opening of hi-lo: ${opening}`)
  const isRank = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= ranks
  if (drawn.length !== moves.length + 1 || !drawn.every(isRank))
    throw new RangeError('a run has one card more than moves')
  const guesses = guessesOf(drawn, moves)
  if (!guesses) return undefined
  if (guesses.lost) return { timesX10000: 0, cashable: false, over: true }
  const { counts } = guesses
  // Even on an ace or a king no guess would stay below the most: nothing can follow.
  const over = timesX10000([...counts, ranks - 1]) > most * 10_000
  return { timesX10000: timesX10000(counts), cashable: counts.length > 0, over }
}

/** What a plan (`12-7`: right guesses with 12 and 7 winning ranks, then cash out) can come to. */
function sharesOf(plan: string): readonly Share[] {
  const counts = plan.split('-').map(Number)
  const right = counts.reduce((product, count) => product * BigInt(count), 1n)
  const all = BigInt(ranks) ** BigInt(counts.length)
  return [
    { ways: right, timesX10000: timesX10000(counts) },
    { ways: all - right, timesX10000: 0 },
  ]
}

/**
 * Every run of one to four guesses, by how many ranks win each: the order changes nothing. No
 * longer run returns less: what flooring takes is a smaller share of a larger multiplier.
 */
function* plans(): Iterable<string> {
  for (let a = 1; a < ranks; a++) {
    yield `${a}`
    for (let b = a; b < ranks; b++) {
      yield `${a}-${b}`
      for (let c = b; c < ranks; c++) {
        yield `${a}-${b}-${c}`
        for (let d = c; d < ranks; d++) yield `${a}-${b}-${c}-${d}`
      }
    }
  }
}

/** A card as it is written on it. */
export const rankText = (rank: number): string =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1] ?? '?'

/** Guesses whether the next card is higher or lower; a right one raises what a cash-out pays. */
export const hilo: PlannedRun = runGame({
  code: 'hilo',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: most,
  opening: { first: OPENING, read: (text) => (text === OPENING ? text : undefined) },
  drawn: (draws, _opening, moves) => Array.from({ length: moves + 1 }, () => draws.uint(ranks) + 1),
  judge,
  shown: (drawn) => drawn,
  outcome: (drawn) => drawn.map(rankText).join(' '),
  choices: plans,
  sharesOf,
})
