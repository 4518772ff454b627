import type { GambleReply } from '@senluna/contract/play/gamble.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import {
  GAMBLE_GAME,
  gambleMost,
  gambleTimes,
  mayGamble,
  type GambleChoice,
  type GambleStand,
} from '@senluna/kit/games/gamble.ts'
import { recordBytes } from '@senluna/kit/games/record.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { gameAccount, houseAccount } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { pf1Stream } from '../../fairness/index.ts'
import { refusedStake } from '../../protection/index.ts'
import { isGuarded } from '../../wagers/index.ts'
import { cycleMsOf } from '../cycle.ts'
import { noteRules } from '../play-state/play-state-store.ts'
import { playState } from '../play-state/play-state.ts'
import { roundRecordOf } from '../queries/round-record.ts'
import { REFUSED } from '../refused.ts'
import type { Rounds, RunningGame } from '../rounds.ts'
import { requirePlayState } from '../seeds/seed-store.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { postGamble, stepById, wonRound, type GamblePosted } from './gamble-store.ts'
import { offerOf, offersGamble, standingOf } from './offer.ts'

/** What a player risks a win on. */
interface GambleAsk {
  /** The slot's round whose win it is. */
  of: Id<'wager'>
  choice: GambleChoice
  /** How many steps the player has seen. */
  after: number
  /** The step's round bears it, as does its wager. */
  key: Id<'wager'>
  traceId: string
}

/** What is played on what. */
interface At {
  rounds: Rounds
  session: GameSession
  brand: Brand
  slot: RunningGame
  side: RunningGame
}

/** A step that was taken or refused, and what stands after it. */
interface Taken {
  /** Undefined for a step that was taken before. */
  posted: GamblePosted | undefined
  stake: GambleStand['standing']
  after: GambleStand
}

/**
 * Takes one step of a gamble: a card is drawn by the slot's seed pair, all that stands is staked
 * and what the card brings is paid, in one transaction. So nothing is ever pending: who leaves has
 * what stands. A repeat of the key answers the step that it was.
 *
 * Refuses ROUND_STATE where the win can't be risked any more: another round was played since, no
 * step is left, nothing stands, staff voided it, a free round won it; GAME_DISABLED where the
 * brand's profile or the game knows no gamble; the rest as a stake is refused.
 */
export async function gambleWin(
  rounds: Rounds,
  session: GameSession,
  brand: Brand,
  ask: GambleAsk,
  now: Instant,
): Promise<GambleReply> {
  const slot = rounds.games.get(session.game)
  const side = rounds.games.get(GAMBLE_GAME)
  if (!slot || !side || !offersGamble(slot, brand)) throw new Refusal('GAME_DISABLED')
  const where: At = { rounds, session, brand, slot, side }
  try {
    const { posted, stake, after } = await rounds.db.transaction().execute((tx) => take(tx, where, ask, now))
    if (posted && posted.status !== 'posted') throw await refusalFor(where, posted.status, stake, now)
    if (posted) rounds.site.used(session.siteSession, now)
    const { revealedServerSeed: _, ...round } = await roundRecordOf(
      rounds.db,
      rounds.source.vault,
      session.memberId,
      ask.key,
    )
    return {
      round,
      gamble: offerOf(ask.of, after) ?? null,
      ...(await rounds.walletOf(session)),
      nonce: round.nonce + 1,
      replayed: posted === undefined,
    }
  } finally {
    rounds.playStates.forget(session)
  }
}

async function take(tx: Tx, { rounds, session, brand, slot, side }: At, ask: GambleAsk, now: Instant): Promise<Taken> {
  const owner = session.memberId
  const key = { owner, game: session.game, mode: session.mode }
  const state = await playState(tx, rounds.source, key, true)
  const before = await stepById(tx, owner, ask.key)
  if (before) {
    const won = await wonRound(tx, key, before.of_round)
    const record = await roundRecordOf(tx, rounds.source.vault, owner, ask.key)
    if (before.of_round !== ask.of || before.step !== ask.after + 1 || record.choice !== ask.choice)
      throw new Refusal('SYS_KEY_REUSED')
    const most = won ? gambleMost(won.payout, won.stake, slot.game) : before.payout
    return {
      posted: undefined,
      stake: before.stake,
      after: { steps: before.step, standing: before.payout, most },
    }
  }
  await requirePlayState(tx, session)
  const stand = await standingOf(tx, slot, key, state, ask.of)
  if (!stand || stand.steps !== ask.after || !mayGamble(stand, gambleTimes(ask.choice)))
    throw new Refusal('ROUND_STATE')
  const stake = stand.standing
  const outcome = side.game.play(
    pf1Stream({
      serverSeed: state.key,
      game: side.game.streamCode,
      client: state.clientSeed,
      nonce: state.nonce,
    }),
    stake,
    ask.choice,
  )
  await noteRules(tx, side.rulesNo, owner, state.seed)
  const account = { merchant: session.merchantCode, code: gameAccount('RNG'), currency: session.currency, lane: 0 }
  const posted = await postGamble(
    tx,
    {
      ...key,
      gameSession: session.gameSessionId,
      key: ask.key,
      of: stand.of,
      before: stand.before,
      step: stand.steps + 1,
      stake,
      payout: outcome.payout,
      seed: state.seed,
      nonce: state.nonce,
      record: recordBytes({ choice: ask.choice, draws: outcome.draws }),
      cycleMs: rounds.bench ? 0 : cycleMsOf(side.game, brand.profile),
      wallet: session.wallet,
      contra: await houseAccount(queryOf(tx), account, now),
      rules: side.rulesNo,
      currency: session.currency,
      vendor: side.vendor,
      merchant: session.merchantCode,
      traceId: ask.traceId,
    },
    now,
  )
  return { posted, stake, after: { steps: stand.steps + 1, standing: outcome.payout, most: stand.most } }
}

/** What a step that was not posted is to its player. */
async function refusalFor(
  { rounds, session, brand, side }: At,
  status: GamblePosted['status'],
  stake: Taken['stake'],
  now: Instant,
): Promise<Refusal> {
  if (isGuarded(status)) return refusedStake(rounds.db, { memberId: session.memberId, brand, stake }, status, now)
  // The win was voided meanwhile; the play state itself is held.
  if (status === 'stale') return new Refusal('ROUND_STATE')
  const code = status === 'replayed' ? 'SYS_KEY_REUSED' : REFUSED[status]
  assert(code, `a step of a gamble came to ${status}`)
  const value = { retryAfterMs: cycleMsOf(side.game, brand.profile) }
  return new Refusal(code, code === 'ROUND_TOO_SOON' ? { value } : {})
}
