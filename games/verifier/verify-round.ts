import type { BoardSpin } from '@senluna/kit/games/boards.ts'
import type { HouseGame } from '@senluna/kit/games/game.ts'
import type { InstantBeat } from '@senluna/kit/games/instant.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { ONE_OUTCOME, OWN_GAMES, PLAYED_GAMES } from '../own-games.ts'
import { commitmentFor, Stream, type Names } from './stream.ts'

const [FIRST, ...OTHERS] = PLAYED_GAMES

/** The games whose rounds can be checked. */
export const VERIFIABLE: readonly [HouseGame, ...HouseGame[]] = [FIRST.game, ...OTHERS.map(({ game }) => game)]

/** A round to check: what names its numbers, what was staked on it and what was chosen. */
export interface Claim extends Names {
  stake: bigint
  /** Left out for a game without a choice. */
  choice?: string | undefined
}

/** What is the same in a round of every game. */
interface Worked<Beat = unknown> {
  /** The game's code. */
  game: string
  commitment: string
  /** Every byte of the stream the round read, as hex, and how many. */
  stream: { hex: string; bytes: number }
  /** As the game writes it; undefined for a game without one. */
  choice: string | undefined
  draws: readonly number[]
  beats: readonly Beat[]
  payout: Amount
}

/** A round worked out again from its seeds, with what its kind of game shows. */
export type VerifiedRound =
  | ({ kind: 'slot'; spins: readonly BoardSpin[] } & Worked)
  | ({ kind: 'instant' } & Worked<InstantBeat>)

/** The game a catalogue code (`sen-vang`) or a stream code (`slot5x3`) means. */
export const gameOf = (code: string) => VERIFIABLE.find((game) => game.code === code || game.streamCode === code)

/**
 * Plays a round again from its seeds.
 *
 * The payout is the sum of what each step shows and not the figure the paying tables give; the two
 * must agree. Throws RangeError for a bad seed, nonce, stake or choice, or an unknown game.
 */
export function verifyRound(claim: Claim): VerifiedRound {
  const game = gameOf(claim.streamCode)
  const slot = OWN_GAMES.find((own) => own.game === game)
  if (slot?.boards) {
    const round = worked<{ won: Amount }>(slot.game as HouseGame<{ won: Amount }>, claim)
    return { kind: 'slot', ...round, spins: slot.boards(round.draws, amount(claim.stake), round.choice ?? '') }
  }
  const instant = ONE_OUTCOME.find((known) => known === game)
  if (instant) return { kind: 'instant', ...worked(instant, claim) }
  throw new RangeError(`no game draws as ${claim.streamCode}`)
}

function worked<Beat extends { won: Amount }>(game: HouseGame<Beat>, claim: Claim): Worked<Beat> {
  const stake = amount(claim.stake)
  const choice = choiceIn(game, claim.choice)
  const stream = new Stream({ ...claim, streamCode: game.streamCode })
  const played = game.play(stream, stake, choice ?? '')
  const beats = game.beats(played.draws, stake, choice ?? '')
  const payout = amount(beats.reduce((sum, { won }) => sum + won, 0n))
  if (payout !== played.payout) throw new Error('the rules contradict themselves about this round')
  return {
    game: game.code,
    commitment: commitmentFor(claim.serverSeed),
    stream: { hex: stream.used, bytes: stream.length },
    choice,
    draws: played.draws,
    beats,
    payout,
  }
}

function choiceIn(game: HouseGame, given: string | undefined): string | undefined {
  if (!game.choosing && !given) return undefined
  const choice = game.choosing?.read(given ?? '')
  if (choice === undefined) throw new RangeError(`${game.code} has no choice "${given ?? ''}"`)
  return choice
}
