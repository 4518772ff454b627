import type { openGameSession, Run } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { FreeRounds } from '@senluna/contract/play/free-rounds.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { walletOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newToken, tokenHash } from '../../../platform/ids.ts'
import { gameNames, isFrozen } from '../../catalog/index.ts'
import { refuseLocked } from '../../members/index.ts'
import { beginPlay, holdPlay } from '../../protection/index.ts'
import { currencyOf } from '../../wallet/index.ts'
import { openGrants } from '../free/free-store.ts'
import { offerAtOpening, offersGamble } from '../gamble/offer.ts'
import { shownGrant } from '../free/grant.ts'
import { sessionOf, type GameSession } from './game-session.ts'
import { ensurePlayState } from '../play-state/open-play-state.ts'
import { roundRecordOf } from '../queries/round-record.ts'
import { cycleMsOf } from '../cycle.ts'
import type { Rounds } from '../rounds.ts'
import { playState } from '../play-state/play-state.ts'
import { ownerOfLaunch, openLaunched } from './session-store.ts'
import type { PlayStateKey } from '../play-state/play-state-key.ts'
import { giveTo } from '../play-state/play-state-store.ts'
import { movesOf, openRunOf } from '../runs/run-store.ts'
import { knownPosition, runningRun, runOf } from '../runs/stand.ts'

/**
 * Exchanges a launch token for a game session's bearer, once.
 *
 * The session takes the player's state: a game open in another tab plays no further. Refuses
 * GAME_LAUNCH_FAILED for a token that is unknown, used or too old, AUTH_RESTRICTED for an account
 * kept from play, GAME_FROZEN for a game in which no new round begins.
 */
export async function openSession(
  rounds: Rounds,
  brand: Brand,
  ask: { launchToken: string; clientSeed?: string | undefined },
  now: Instant,
): Promise<ReplyOf<typeof openGameSession>> {
  const bearer = newToken()
  const launch = tokenHash(ask.launchToken)
  return rounds.db.transaction().execute(async (tx) => {
    const owner = await ownerOfLaunch(tx, launch)
    // A limit or break that is being set is seen by the play state that is made here, or waits for
    // it.
    if (owner) await holdPlay(tx, owner.owner_id)
    const row = await openLaunched(tx, { bearer, launch, merchantCode: brand.merchantCode }, now)
    if (!row) throw new Refusal('GAME_LAUNCH_FAILED')
    const session = sessionOf(row)
    await refuseLocked(tx, session.memberId, 'BET')
    const running = rounds.games.get(session.game)
    if (!running) throw new Refusal('GAME_DISABLED')
    const stateKey = { owner: session.memberId, game: session.game, mode: session.mode }
    await ensurePlayState(tx, rounds.source, stateKey, ask.clientSeed ?? newToken().slice(0, 16), now)
    const period = await beginPlay(tx, session.memberId, brand, session.siteSession, now)
    await giveTo(tx, {
      gameSessionId: session.gameSessionId,
      expiresAt: session.expiresAt,
      guarded: period.guarded,
      checkDueAt: period.checkDueAt,
      memberId: session.memberId,
      game: session.game,
      mode: session.mode,
    })
    const state = await playState(tx, rounds.source, stateKey)
    const run = await waitingRun(rounds, tx, stateKey)
    if (!run && (await isFrozen(tx, brand.merchantCode, session.game))) throw new Refusal('GAME_FROZEN')
    const openRound =
      state.openRound && !run ? await roundRecordOf(tx, rounds.source.vault, session.memberId, state.openRound) : null
    const currency = currencyOf(brand, session.currency)
    const unit = 10n ** BigInt(currency.scale)
    const wallet = await walletOf(queryOf(tx), session.memberId, session.wallet)
    const names = await gameNames(tx, brand.merchantCode, [session.game])
    const { certificate } = running
    return {
      bearer,
      expiresAt: iso(session.expiresAt as Instant),
      member: {
        mode: session.mode,
        account: session.account,
        currency: {
          code: currency.code,
          symbol: currency.symbol,
          exponent: currency.scale,
          displayDecimals: currency.displayDecimals,
        },
      },
      game: { code: session.game, name: names.get(session.game) ?? session.game },
      language: session.language,
      timeZone: brand.timeZone,
      balance: (wallet ? wallet.balance - wallet.held : 0n).toString(),
      stakes: running.game.stakes.map((stake) => (stake * unit).toString()),
      profile: {
        minCycleMs: rounds.bench ? 0 : cycleMsOf(running.game, brand.profile),
        autoplayRounds: brand.profile.autoplayRounds,
        quickStop: brand.profile.quickStop,
        bonusBuy: brand.profile.bonusBuy,
        gamble: offersGamble(running, brand),
      },
      certificate: {
        rtp: certificate.rtp.decimal,
        hitRate: certificate.hitRate.decimal,
        configurationHash: certificate.configurationHash,
        largestBaseWin: certificate.largestBaseWin,
        ...(certificate.most && { most: certificate.most }),
        ...(certificate.featureEvery !== undefined && { featureEvery: certificate.featureEvery }),
        deviation: certificate.deviation,
        ...(certificate.modes && {
          modes: certificate.modes.map(({ choice, priceX100, rtp, featureEvery, most }) => ({
            choice,
            priceX100,
            rtp: rtp.decimal,
            ...(featureEvery !== undefined && { featureEvery }),
            ...(most && { most }),
          })),
        }),
        ...(certificate.sampled && { sampled: certificate.sampled }),
      },
      seeds: {
        seedId: state.seed,
        commitment: state.commitment,
        nextCommitment: state.nextCommitment,
        clientSeed: state.clientSeed,
        nonce: state.nonce,
      },
      free: await freeHere(tx, session, now),
      openRound: openRound && withoutSeed(openRound),
      gamble: offersGamble(running, brand) ? await offerAtOpening(tx, running, stateKey, state) : null,
      run,
      startedAt: iso(now),
    }
  })
}

/** Free rounds that the player can play in this game, with money of their own book. */
async function freeHere(tx: Tx, { memberId, game, mode, language }: GameSession, now: Instant): Promise<FreeRounds[]> {
  const grants = mode === 'REAL' ? await openGrants(tx, memberId, game, now) : []
  return grants.map((grant) => shownGrant(grant, language))
}

/** The run that the player has left open, as far as it may be known. */
async function waitingRun(rounds: Rounds, tx: Tx, stateKey: PlayStateKey): Promise<Run | null> {
  const row = await openRunOf(tx, stateKey)
  if (!row) return null
  const { game } = runningRun(rounds, row.game_id)
  return runOf(game, knownPosition(rounds, game, row, await movesOf(tx, row.owner_id, row.id)))
}

function withoutSeed<Record extends { revealedServerSeed?: string }>(
  record: Record,
): Omit<Record, 'revealedServerSeed'> {
  const { revealedServerSeed: _, ...round } = record
  return round
}
