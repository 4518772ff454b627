import type { HouseGame } from '@senluna/kit/games/game.ts'
import type { InstantBeat } from '@senluna/kit/games/instant.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { ONE_OUTCOME, PLAYED_GAMES } from '../own-games.ts'
import { matRung, type Beat as HiveBeat } from '../slots-mat-rung/rules/index.ts'
import { muaVang, type Beat as FieldBeat } from '../slots-mua-vang/rules/index.ts'
import { roiNuoc, type Beat as WaysBeat } from '../slots-roi-nuoc/rules/index.ts'
import { choNoi, type Beat as TumbleBeat } from '../slots-cho-noi/rules/index.ts'
import { senVang, type Beat as ReelBeat } from '../slots-sen-vang/rules/index.ts'
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
interface Worked<Beat> {
  commitment: string
  /** Every byte of the stream the round read, as hex, and how many. */
  stream: { hex: string; bytes: number }
  /** As the game writes it; undefined for a game without one. */
  choice: string | undefined
  draws: readonly number[]
  beats: readonly Beat[]
  payout: Amount
}

/** A round worked out again from its seeds, with the parts that its game shows. */
export type VerifiedRound =
  | ({ game: 'sen-vang' } & Worked<ReelBeat>)
  | ({ game: 'roi-nuoc' } & Worked<WaysBeat>)
  | ({ game: 'mua-vang' } & Worked<FieldBeat>)
  | ({ game: 'mat-rung' } & Worked<HiveBeat>)
  | ({ game: 'cho-noi' } & Worked<TumbleBeat>)
  | ({ game: 'instant' } & Worked<InstantBeat>)

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
  if (game === senVang) return { game: 'sen-vang', ...worked(senVang, claim) }
  if (game === roiNuoc) return { game: 'roi-nuoc', ...worked(roiNuoc, claim) }
  if (game === matRung) return { game: 'mat-rung', ...worked(matRung, claim) }
  if (game === muaVang) return { game: 'mua-vang', ...worked(muaVang, claim) }
  if (game === choNoi) return { game: 'cho-noi', ...worked(choNoi, claim) }
  const instant = ONE_OUTCOME.find((known) => known === game)
  if (instant) return { game: 'instant', ...worked(instant, claim) }
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
