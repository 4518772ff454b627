import type { GambleOffer } from '@senluna/contract/play/gamble-offer.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { gambleLeft, gambleMost, isGambled, type GambleStand } from '@senluna/kit/games/gamble.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { PlayStateKey } from '../play-state/play-state-key.ts'
import { playState, type PlayState } from '../play-state/play-state.ts'
import type { Rounds, RunningGame } from '../rounds.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { lastRoundOf, lastStepOf, wonRound } from './gamble-store.ts'

/** What stands of a round's win, and which wager won it. */
export interface GambledWin extends GambleStand {
  of: Id<'wager'>
  before: Id<'wager'>
}

/** Whether wins of a game may be gambled under a brand. */
export const offersGamble = ({ game }: Pick<RunningGame, 'game'>, { profile }: Pick<Brand, 'profile'>): boolean =>
  profile.gamble && isGambled(game)

/** How a page shows a win that may be gambled on; undefined where no step is left. */
export function offerOf(of: Id<'wager'>, stand: GambleStand): GambleOffer | undefined {
  const left = gambleLeft(stand)
  if (left === 0) return undefined
  const { steps, standing, most } = stand
  return { of, steps, left, standing: standing.toString(), most: most.toString() }
}

/** The same of a round that was just played, before anything of it was gambled. */
export const freshOffer = (
  { game }: Pick<RunningGame, 'game'>,
  { id, payout, stake }: { id: Id<'wager'>; payout: Amount; stake: Amount },
): GambleOffer | undefined => offerOf(id, { steps: 0, standing: payout, most: gambleMost(payout, stake, game) })

/**
 * What stands of the win of a round that is the last of its play state; undefined for any other:
 * once the next spin is played or the seed pair changed, nothing of a win before it can be risked.
 */
export async function standingOf(
  tx: Db | Tx,
  { game }: Pick<RunningGame, 'game'>,
  key: PlayStateKey,
  state: Pick<PlayState, 'seed' | 'nonce'>,
  round: string,
): Promise<GambledWin | undefined> {
  const won = await wonRound(tx, key, round)
  if (!won || won.seed_id !== state.seed) return undefined
  const last = await lastStepOf(tx, key.owner, won.id)
  const steps = last?.step ?? 0
  // Steps have the nonces that follow the round's: nothing else was played since.
  if (Number(won.nonce) + steps + 1 !== state.nonce) return undefined
  return {
    of: won.id,
    before: last?.id ?? won.id,
    steps,
    standing: last?.payout ?? won.payout,
    most: gambleMost(won.payout, won.stake, game),
  }
}

/** What of the last round's win may be gambled when a game is opened. */
export async function offerAtOpening(
  tx: Tx,
  running: RunningGame,
  key: PlayStateKey,
  state: PlayState,
): Promise<GambleOffer | null> {
  const round = await lastRoundOf(tx, key)
  const stand = round && (await standingOf(tx, running, key, state, round))
  return (stand && offerOf(stand.of, stand)) ?? null
}

/** The same of a round whose answer comes a second time. */
export async function replayedOffer(
  { db, source }: Rounds,
  running: RunningGame,
  { memberId: owner, game, mode }: GameSession,
  round: Id<'wager'>,
): Promise<GambleOffer | undefined> {
  const key = { owner, game, mode }
  const stand = await standingOf(db, running, key, await playState(db, source, key), round)
  return stand && offerOf(stand.of, stand)
}
