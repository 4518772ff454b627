import type { RunReply } from '@senluna/contract/play/house.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { openingStake } from '@senluna/kit/games/run.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import { isFrozen } from '../../catalog/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { bet, bookOf } from '../../wagers/index.ts'
import { cycleMsOf } from '../cycle.ts'
import { ladderStake } from '../ladder.ts'
import { noteRules } from '../play-state/play-state-store.ts'
import { playState } from '../play-state/play-state.ts'
import type { Rounds } from '../rounds.ts'
import { requirePlayState } from '../seeds/seed-store.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { replyOf } from './reply.ts'
import { insertRun, lastBeganAt, runById, type RunRow } from './run-store.ts'
import { settle } from './settle.ts'
import { stakeTaken, refusalOf } from './stake-taken.ts'
import { knownPosition, runningRun } from './stand.ts'

/** What a player opens a run with. */
export interface OpenRun {
  /** The round bears it, as does its wager. */
  key: Id<'wager'>
  stake: string
  opening: string
  traceId: string
}

/**
 * Opens a run: the stake is taken as a bet and the run noted in one transaction. A repeat of the
 * key answers where the run stood then: without a move.
 *
 * Refuses ROUND_OPEN while another run of the game goes on, and the rest as the contract says.
 */
export async function openRun(
  rounds: Rounds,
  session: GameSession,
  brand: Brand,
  ask: OpenRun,
  now: Instant,
): Promise<RunReply> {
  const running = runningRun(rounds, session.game)
  const unit = ladderStake(running, brand, ask.stake)
  const opening = running.game.opening.read(ask.opening)
  if (opening === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'opening' }] })
  const stake = openingStake(running.game, opening, unit)
  try {
    const { row, replayed } = await rounds.db.transaction().execute(async (tx) => {
      const stateKey = { owner: session.memberId, game: session.game, mode: session.mode }
      const state = await playState(tx, rounds.source, stateKey, true)
      const before = await runById(tx, session.memberId, ask.key)
      if (before) return { row: before, replayed: true }
      await requirePlayState(tx, session)
      if (await isFrozen(tx, session.merchantCode, session.game)) throw new Refusal('GAME_FROZEN')
      if (state.openRound) throw new Refusal('ROUND_OPEN')
      await refuseTooSoon(tx, stateKey, rounds.bench ? 0 : cycleMsOf(running.game, brand.profile), now)
      const order = {
        owner: session.memberId,
        source: SOURCE.PLAY,
        key: ask.key,
        round: ask.key,
        wallet: session.wallet,
        currency: session.currency,
        vendor: running.vendor,
        mode: session.mode,
        product: 'RNG',
        game: session.game,
        merchant: session.merchantCode,
        amount: stake,
        traceId: ask.traceId,
        at: now,
      } as const
      const { status, reason, replayed } = await bet(queryOf(tx), order, now)
      if (status === 'posted' && replayed) throw new Refusal('SYS_KEY_REUSED')
      stakeTaken(status, reason)
      await noteRules(tx, running.rulesNo, session.memberId, state.seed)
      const opened = await insertRun(
        tx,
        {
          ...stateKey,
          id: ask.key,
          wallet: session.wallet,
          currency: session.currency,
          vendor: running.vendor,
          seed: state.seed,
          nonce: state.nonce,
          rules: running.rulesNo,
          opening,
          stake,
        },
        now,
      )
      assert(opened, 'a play state that is held does not move on')
      const row = await runById(tx, session.memberId, ask.key)
      assert(row, 'a run stands where it was noted')
      const position = knownPosition(rounds, running.game, row, '')
      // What the opening shows can be the end.
      if (position.stand.over) await settle(rounds, tx, position, { key: null, traceId: ask.traceId }, now)
      return { row, replayed: false }
    })
    if (replayed && !isSame(row, session, stake, opening)) throw new Refusal('SYS_KEY_REUSED')
    rounds.site.used(session.siteSession, now)
    const position = knownPosition(rounds, running.game, row, '')
    return await replyOf(rounds, session, position, replayed, position.stand.over)
  } catch (error) {
    throw await refusalOf(rounds.db, { memberId: session.memberId, brand, stake }, error, now)
  } finally {
    rounds.playStates.forget(session)
  }
}

const isSame = (row: RunRow, session: GameSession, stake: bigint, opening: string): boolean =>
  row.game_id === session.game && row.book === bookOf(session.mode) && row.stake === stake && row.opening === opening

/** Refuses ROUND_TOO_SOON before the least time since the last round's beginning is over. */
async function refuseTooSoon(
  tx: Tx,
  stateKey: Parameters<typeof lastBeganAt>[1],
  cycleMs: number,
  now: Instant,
): Promise<void> {
  if (cycleMs === 0) return
  const last = await lastBeganAt(tx, stateKey)
  if (last && last.getTime() + cycleMs > now)
    throw new Refusal('ROUND_TOO_SOON', { value: { retryAfterMs: last.getTime() + cycleMs - now } })
}
