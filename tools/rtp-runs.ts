import { Stream } from '@senluna/games/verifier/index.ts'
import type { RunGame } from '@senluna/kit/games/run.ts'

/** How a game is played in a simulation: by the number of the round, so that it can be repeated. */
export interface Strategy {
  opening(round: number): string
  /** The next move; undefined for a cash-out. */
  move(round: number, moves: string, shown: readonly number[]): string | undefined
}

const SEED = '5e'.repeat(32)

/**
 * Plays so many rounds through the stream of the verifier: their return, and its standard error.
 */
export function simulate(game: RunGame, strategy: Strategy, rounds: number): { rtp: number; error: number } {
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const times = playedOut(game, strategy, round) / 10_000
    sum += times
    squares += times * times
  }
  const rtp = sum / rounds
  return { rtp, error: Math.sqrt((squares / rounds - rtp * rtp) / rounds) }
}

function playedOut(game: RunGame, strategy: Strategy, round: number): number {
  const opening = strategy.opening(round)
  for (let moves = ''; ;) {
    const names = { serverSeed: SEED, clientSeed: 'simulation', nonce: round, streamCode: game.streamCode }
    const drawn = game.drawn(new Stream(names), opening, moves.length)
    const stand = game.judge(drawn, opening, moves)
    if (!stand) throw new Error(`${game.code} takes no moves "${moves}"`)
    const next = stand.over ? undefined : strategy.move(round, moves, game.shown(drawn))
    if (next === undefined) return stand.timesX10000
    moves += next
  }
}

const CELLS = 'abcdefghijklmnopqrstuvwxy'
const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'master']

/** One strategy for each game, which changes from round to round. */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  mines: {
    opening: (round) => String((round % 8) + 1),
    move: (round, moves) =>
      moves.length > round % 5 ? undefined : CELLS[(round * 7 + moves.length * 3) % CELLS.length],
  },
  hilo: {
    opening: () => 'cards',
    move: (round, moves, shown) => {
      const rank = shown.at(-1) ?? 7
      const guesses = moves.replaceAll('s', '').length
      if (guesses > round % 4) return undefined
      return round % 3 === 0 && rank > 5 && rank < 9 && moves.length < 20 ? 's' : rank <= 7 ? 'h' : 'l'
    },
  },
  tower: {
    opening: (round) => DIFFICULTIES[round % DIFFICULTIES.length] ?? 'easy',
    move: (round, moves) => (moves.length > round % 3 ? undefined : String((round + moves.length) % 2)),
  },
}
