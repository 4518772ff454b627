import type { PlayReply, Round } from '@senluna/contract/play/house.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { refusedStake } from '../protection/index.ts'
import { isGuarded } from '../wagers/index.ts'
import { pf1Stream } from '../fairness/index.ts'
import { freeRoundOf, grantById } from './free/free-store.ts'
import { postFree, type FreeOutcome, type FreePlayed } from './free/post-free.ts'
import type { GameSession } from './sessions/game-session.ts'
import { roundRecordOf } from './queries/round-record.ts'
import { cycleMsOf } from './cycle.ts'
import { freshOffer, offersGamble, replayedOffer } from './gamble/offer.ts'
import { jackpotsShown } from './jackpots-shown.ts'
import { isBought, isPlain, ladderStake } from './ladder.ts'
import { REFUSED } from './refused.ts'
import { playAtPots } from './posting/play-at-pots.ts'
import { spendable, winsOf, type JackpotWin } from '../jackpots/index.ts'
import type { Rounds, RunningGame } from './rounds.ts'
import type { PlayState } from './play-state/play-state.ts'
import type { PlayItem } from './posting/play-statement.ts'
import { recordBytes } from '@senluna/kit/games/record.ts'
import type { Spin } from './spin.ts'

const TRIES = 6

/**
 * Plays one paid round: works the outcome out from the seed state this process knows, then posts
 * stake, payout and record in one statement, which refuses a state that has moved on; then it is
 * worked out anew. A repeat of the key answers the round it was first posted with; with another
 * choice it is refused.
 *
 * Cost: one database statement, shared by all rounds of its batch; no read before it.
 */
export async function play(
  rounds: Rounds,
  session: GameSession,
  brand: Brand,
  spin: Spin,
  now: Instant,
): Promise<PlayReply> {
  const running = rounds.games.get(session.game)
  // A game of several moves is played by them alone.
  if (!running || isRunGame(running.game)) throw new Refusal('GAME_DISABLED')
  const choice = choiceOf(running, spin.choice)
  const bought = isBought(running, brand.profile, choice)
  if (spin.free !== undefined && !isPlain(running, choice))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'choice' }] })
  const stake = ladderStake(running, brand, spin.stake, choice)
  const cycleMs = rounds.bench ? 0 : cycleMsOf(running.game, brand.profile)
  // What is bought, or given by the house, takes a press of its own each time.
  if (spin.autoplay && (bought || spin.free || brand.profile.autoplayRounds === 0)) throw new Refusal('AUTOPLAY_OFF')
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const state = await rounds.playStates.get(session, running.rulesNo)
    const { nonce } = state
    const outcome = running.game.play(
      pf1Stream({ serverSeed: state.key, game: running.game.streamCode, client: state.clientSeed, nonce }),
      stake,
      choice ?? '',
    )
    const item: PlayItem = {
      owner: session.memberId,
      game: session.game,
      mode: session.mode,
      gameSession: session.gameSessionId,
      key: spin.key,
      stake,
      payout: outcome.payout,
      seed: state.seed,
      nonce,
      steps: outcome.steps,
      record: recordBytes({ choice, draws: outcome.draws }),
      seen: spin.seen,
      autoplay: spin.autoplay,
      cycleMs,
      wallet: session.wallet,
      merchant: session.merchantCode,
      currency: session.currency,
      product: 'RNG',
      vendor: running.vendor,
      rules: running.rulesNo,
      traceId: spin.traceId,
      at: now,
    }
    const { posted, wins }: Pick<Played, 'posted' | 'wins'> =
      spin.free === undefined
        ? await playAtPots(rounds, item, state, now)
        : { posted: await postFree(rounds.db, { brand, grantId: spin.free }, item, now), wins: [] }
    if (posted.status === 'posted') {
      state.nonce = Math.max(state.nonce, nonce + 1)
      rounds.site.used(session.siteSession, now)
      const reply = freshReply(running, session, state, { spin, nonce, outcome, stake, choice, posted, wins, now })
      const won = !spin.free && offersGamble(running, brand)
      const gamble = won ? freshOffer(running, { id: spin.key, payout: outcome.payout, stake }) : undefined
      return gamble ? { ...reply, gamble } : reply
    }
    if (posted.status === 'replayed') {
      const reply = await replayedReply(rounds, session, spin, choice)
      const gamble = offersGamble(running, brand) ? await replayedOffer(rounds, running, session, spin.key) : undefined
      return gamble ? { ...reply, gamble } : reply
    }
    if (posted.status === 'stale') {
      if (posted.seed === state.seed) state.nonce = posted.nonce
      else rounds.playStates.forget(session)
      continue
    }
    if (isGuarded(posted.status)) {
      const who = { memberId: session.memberId, brand, stake }
      throw await refusedStake(rounds.db, who, posted.status, now)
    }
    const code = REFUSED[posted.status]
    assert(code, `a round came to ${posted.status}`)
    throw new Refusal(code, code === 'ROUND_TOO_SOON' ? { value: { retryAfterMs: cycleMs } } : {})
  }
  throw new Refusal('SYS_BUSY', { retryAfterSec: 1 })
}

/** The choice as the game writes it; undefined for a game without one. Refuses VAL_FIELD. */
function choiceOf({ game }: RunningGame, given: string | undefined): string | undefined {
  if (!game.choosing && given === undefined) return undefined
  const choice = given === undefined ? undefined : game.choosing?.read(given)
  if (choice === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'choice' }] })
  return choice
}

interface Played {
  spin: Spin
  nonce: number
  outcome: { payout: Amount; steps: number; draws: readonly number[] }
  stake: Amount
  choice: string | undefined
  posted: FreeOutcome
  /** The pots it won beside its payout. */
  wins: readonly JackpotWin[]
  now: Instant
}

function freshReply(running: RunningGame, session: GameSession, state: PlayState, played: Played): PlayReply {
  const { spin, nonce, outcome, stake, choice, posted, wins } = played
  // The round's own balances leave a pot out: it is a movement beside the round.
  const balance = posted.balance - spendable(wins)
  const round: Round = {
    id: spin.key,
    game: session.game,
    mode: session.mode,
    stake: stake.toString(),
    payout: outcome.payout.toString(),
    ...(choice === undefined ? {} : { choice }),
    draws: [...outcome.draws],
    steps: outcome.steps,
    seen: 0,
    nonce,
    seedId: state.seed,
    commitment: state.commitment,
    clientSeed: state.clientSeed,
    configurationHash: running.configurationHash,
    balanceBefore: (balance + stake - outcome.payout).toString(),
    balanceAfter: balance.toString(),
    currency: session.currency,
    ...(posted.free ? { free: true } : {}),
    at: iso(played.now),
  }
  return {
    round,
    balance: (posted.balance - (posted.free?.returned ?? 0n)).toString(),
    version: Number(posted.version),
    nonce: nonce + 1,
    ...jackpotsShown(wins),
    ...(spin.autoplay
      ? { autoplay: { id: spin.autoplay, left: posted.autoLeft, lossLeft: posted.autoLossLeft.toString() } }
      : {}),
    ...(posted.free ? { free: shownFree(posted.free) } : {}),
    replayed: false,
  }
}

async function replayedReply(
  rounds: Rounds,
  session: GameSession,
  spin: Spin,
  choice: string | undefined,
): Promise<PlayReply> {
  const stored = await roundRecordOf(rounds.db, rounds.source.vault, session.memberId, spin.key)
  const { revealedServerSeed: _, ...round } = stored
  if (round.choice !== choice) throw new Refusal('SYS_KEY_REUSED')
  const wallet = await rounds.walletOf(session)
  const free = await freePlayedBy(rounds, session, spin)
  const wins = jackpotsShown(await winsOf(rounds.db, session.memberId, spin.key))
  return {
    round,
    ...wallet,
    nonce: round.nonce + 1,
    ...wins,
    ...(free ? { free: shownFree(free) } : {}),
    replayed: true,
  }
}

const shownFree = ({ id, left, won, returned }: FreePlayed): PlayReply['free'] => ({
  id,
  left,
  won: won.toString(),
  returned: returned.toString(),
})

/** What a free round that was played before came to; undefined of a round that was paid for. */
async function freePlayedBy({ db }: Rounds, { memberId }: GameSession, { key }: Spin): Promise<FreePlayed | undefined> {
  const played = await freeRoundOf(db, memberId, key)
  const grant = played && (await grantById(db, memberId, played.grant_id))
  return grant && { id: grant.id, left: grant.count - grant.used, won: grant.won, returned: played.returned }
}
