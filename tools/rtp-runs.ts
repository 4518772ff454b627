import type { SomeRun } from '@senluna/games/own-game.ts'
import type { Certificate, Draws } from '@senluna/kit/games/game.ts'
import type { RunGame, Stand } from '@senluna/kit/games/run.ts'
import { pf1Stream, streamKey } from '@senluna/server/modules/fairness/index.ts'

const SERVER_SEED = '5e'.repeat(32)
const SIMULATED = streamKey(Buffer.from(SERVER_SEED, 'hex'))
const MOST_MOVES = 5

/**
 * Plays so many rounds of a game of several moves as pretended players do, each with one to five
 * moves, through the stream of the server: their return, and its standard error. `chance` makes
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
  const draws = () => pf1Stream({ serverSeed: SIMULATED, game: game.streamCode, client: 'simulation', nonce })
  const wanted = 1 + below(MOST_MOVES)
  for (let moves = ''; ;) {
    const drawn = game.drawn(draws(), opening, moves.length)
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

/** One round by the play that a certificate is for: what it staked and brought, in stakes. */
export type ByBestPlay = (draws: () => Draws) => { staked: number; paid: number }

/**
 * Plays so many rounds by the play that a certificate is for, through the stream of the server, and
 * puts what they return beside what the certificate says, in stakes of the opening.
 */
export function playBest(
  { streamCode }: RunGame,
  byBestPlay: ByBestPlay,
  expected: string,
  rounds: number,
): NonNullable<Certificate['played']> {
  let [sum, squares] = [0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { staked, paid } = byBestPlay(() =>
      pf1Stream({ serverSeed: SIMULATED, game: streamCode, client: 'best-play', nonce }),
    )
    const brought = 1 + paid - staked
    sum += brought
    squares += brought * brought
  }
  const returned = sum / rounds
  return {
    rounds: String(rounds),
    returned: returned.toFixed(7),
    expected,
    error: Math.sqrt((squares / rounds - returned ** 2) / rounds).toFixed(7),
  }
}
