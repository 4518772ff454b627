import type { SomeRun } from '@senluna/games/own-game.ts'
import { Stream } from '@senluna/games/verifier/index.ts'
import type { Draws } from '@senluna/kit/games/game.ts'
import type { RunGame, Stand } from '@senluna/kit/games/run.ts'

const SERVER_SEED = '5e'.repeat(32)
const MOST_MOVES = 5

/**
 * Plays so many rounds of a game of several moves as pretended players do, each with one to five
 * moves, through the stream of the verifier: their return, and its standard error. `chance` makes
 * the choices; with the same seed the figures are the same each time.
 */
export function simulate(
  game: RunGame,
  someRun: SomeRun,
  chance: Draws,
  rounds: number,
): { rtp: number; error: number } {
  let [sum, squares] = [0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const times = playedOut(game, someRun, (n) => chance.uint(n), nonce) / 10_000
    sum += times
    squares += times * times
  }
  const rtp = sum / rounds
  return { rtp, error: Math.sqrt((squares / rounds - rtp * rtp) / rounds) }
}

function playedOut(game: RunGame, someRun: SomeRun, below: (n: number) => number, nonce: number): number {
  const opening = someRun.opening(below)
  const names = { serverSeed: SERVER_SEED, clientSeed: 'simulation', nonce, streamCode: game.streamCode }
  const wanted = 1 + below(MOST_MOVES)
  for (let moves = ''; ;) {
    const drawn = game.drawn(new Stream(names), opening, moves.length)
    const stand = game.judge(drawn, opening, moves)
    if (!stand) throw new Error(`${game.code} takes no moves "${moves}"`)
    const isEnough = stand.over || (stand.cashable && moves.length >= wanted)
    const next = isEnough
      ? undefined
      : someRun.move(below, { opening, moves, shown: game.shown(drawn, opening, moves) })
    // A run without anything won brings its stake back. What was staked later is taken off again.
    if (next === undefined) return broughtBy(stand, game.stakedAt?.(opening) ?? 10_000)
    moves += next
  }
}

/** What the first stake of a run brought, in ten-thousandths of itself. */
function broughtBy({ cashable, over, timesX10000, stakedX10000 = 10_000 }: Stand, first: number): number {
  if (!cashable && !over) return 10_000
  return ((timesX10000 - stakedX10000 + first) * 10_000) / first
}
