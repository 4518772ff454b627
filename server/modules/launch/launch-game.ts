import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isTrial, mayPlay } from '@senluna/kit/account-type.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { HOUR, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { TRIAL_CURRENCY, walletFor } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { newId, newToken, tokenHash } from '../../platform/ids.ts'
import { findGame, isOpenIn, type LaunchableGame } from '../catalog/index.ts'
import { refuseLocked } from '../members/index.ts'
import { stageOriginOf, type Countries } from '../settings/index.ts'
import { openVendorGame, type Transfers } from '../transfers/index.ts'
import { fillTrialWallet } from '../wallet/index.ts'

/** What the page asks to open. `username` and `token` must be the session's own. */
export interface LaunchAsk {
  gameId?: string | undefined
  roomId?: string | undefined
  nodeId: string
  accountType: 1 | 4
  /** 1: money goes to a vendor's wallet only when its owner sends it; 0: it follows the player. */
  confirmTrans: 0 | 1
  vassalage: string
  username: string
  token: string
  merchantCode: string
  language: string
  /** The host of the brand's list that the page picked for the game's own files. */
  cdn?: string | undefined
}

interface LaunchCall {
  caller: Caller
  brand: Brand
  request: FastifyRequest
  now: Instant
  ask: LaunchAsk
}

/** A lottery game that somebody wants to open: on which page it is, and who may bet on it. */
interface LotteryDoor {
  route: string
  /** Trial accounts bet on what the house draws. */
  trials: boolean
  /** Why it is closed; absent when it isn't. */
  closed?: 'GAME_DISABLED' | 'GAME_MAINTENANCE'
}

export interface Launching {
  db: Db
  houseGames: ReadonlySet<string>
  transfers: Transfers
  countries: Pick<Countries, 'of'>
  /** The door of a lottery game; undefined when it is none. */
  lottery: (gameId: string) => Promise<LotteryDoor | undefined>
  /** Told when a rule of the brand keeps a game shut. */
  turnedAway: (brand: Brand, rule: string, ip: string, now: Instant) => void
}

const LAUNCH_MS = 5 * MINUTE
const SESSION_MS = 12 * HOUR

/**
 * Opens a game: a frame address with a single-use launch token in its fragment, which no server log
 * sees.
 *
 * Refuses GAME_DISABLED for an unknown game, GAME_REGION for one that isn't for where they are,
 * GAME_MAINTENANCE for one that doesn't run, AUTH_REAL_ACCOUNT for real play by a trial account,
 * AUTH_FORBIDDEN for another's name or token, VAL_FIELD for a host that is none of the brand's.
 */
export async function launchGame(deps: Launching, call: LaunchCall): Promise<LaunchReply> {
  const { db, houseGames } = deps
  const { caller, brand, ask } = call
  const handle = /^Bearer (\S+)$/.exec(call.request.headers.authorization ?? '')?.[1]
  if (
    ask.username.toLowerCase() !== caller.userName ||
    ask.token !== handle ||
    ask.merchantCode !== brand.merchantCode
  ) {
    throw new Refusal('AUTH_FORBIDDEN')
  }
  if (ask.cdn !== undefined && !brand.launchGameCDNs.includes(ask.cdn))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'cdn' }] })
  // An affiliate earns and an assistant helps; neither plays.
  if (!mayPlay(caller.type)) throw new Refusal('AUTH_FORBIDDEN')
  await refuseLocked(db, caller.memberId, 'BET')
  const game = await findGame(db, brand.merchantCode, ask)
  if (!game) throw new Refusal('GAME_DISABLED')
  if (!isOpenIn(game, deps.countries.of(call.request))) throw new Refusal('GAME_REGION')
  if (isClosed(brand, game)) {
    const kind = brand.closed?.products.includes(game.gameType)
    deps.turnedAway(brand, kind ? `product:${game.gameType}` : `vendor:${game.vassalage}`, call.request.ip, call.now)
    throw new Refusal('GAME_MAINTENANCE')
  }
  if (game.maintenance) throw new Refusal('GAME_MAINTENANCE')
  if (ask.accountType === 1 && isTrial(caller.type)) throw new Refusal('AUTH_REAL_ACCOUNT')
  if (houseGames.has(game.gameId)) return openHouseGame(db, call, game.gameId)
  const door = await deps.lottery(game.gameId)
  return door ? openPage(call, door) : openElsewhere(deps.transfers, call, game)
}

/**
 * A lottery game is a page of the site, without a frame. It has no free play but a trial account's
 * own.
 */
function openPage({ caller, request, now, ask }: LaunchCall, { route, trials, closed }: LotteryDoor): LaunchReply {
  if (closed) throw new Refusal(closed)
  if (isTrial(caller.type) && !trials) throw new Refusal('AUTH_REAL_ACCOUNT')
  if (ask.accountType === 4 && !isTrial(caller.type)) throw new Refusal('GAME_MAINTENANCE')
  return {
    game_url: `${request.protocol}://${request.host}${route}`,
    openIn: 'ROUTE',
    route,
    sessionId: newId<'page'>(now),
    expiresAt: iso(later(now, LAUNCH_MS)),
  }
}

/**
 * A game of a vendor that keeps the money itself, in a window of its own. Its free play, if it has
 * any, isn't offered.
 */
async function openElsewhere(
  transfers: Transfers,
  { caller, brand, request, now, ask }: LaunchCall,
  { vassalage, gameId }: LaunchableGame,
): Promise<LaunchReply> {
  if (ask.accountType !== 1) throw new Refusal('GAME_MAINTENANCE')
  const id = newId<'vendor-launch'>(now)
  const address = await openVendorGame(transfers, {
    caller,
    brand,
    vassalage,
    gameId,
    language: ask.language,
    backUrl: `${request.protocol}://${request.host}/`,
    bring: ask.confirmTrans === 0 ? id : undefined,
    now,
  })
  if (address === undefined) throw new Refusal('GAME_MAINTENANCE')
  return { game_url: address, openIn: 'POPUP', sessionId: id, expiresAt: iso(later(now, LAUNCH_MS)) }
}

async function openHouseGame(
  db: Db,
  { caller, brand, request, now, ask }: LaunchCall,
  gameId: string,
): Promise<LaunchReply> {
  const mode = ask.accountType === 1 ? 'REAL' : 'TRIAL'
  const launchToken = newToken()
  const id = newId<'game-session'>(now)
  const expiresAt = later(now, LAUNCH_MS)
  const currency = mode === 'REAL' ? brand.currency.code : TRIAL_CURRENCY
  await db.transaction().execute(async (tx) => {
    if (mode === 'TRIAL' && !isTrial(caller.type)) await fillTrialWallet(queryOf(tx), caller.memberId, brand, id, now)
    await sql`insert into rounds.game_session (owner_id, id, launch_hash, merchant_id, session_id, account, game_id, book, wallet_no,
        currency, language, launch_expires_at, expires_at)
      values (${caller.memberId}, ${id}, ${tokenHash(launchToken)}, ${brand.merchantCode}, ${caller.sessionId}, ${caller.userName}, ${gameId},
        ${mode === 'REAL' ? 0 : 1}, ${walletFor(mode, caller.type)}, ${currency}, ${ask.language}, ${new Date(expiresAt)},
        ${new Date(later(now, SESSION_MS))})`.execute(tx)
  })
  const parent = `${request.protocol}://${request.host}`
  // The frame asks for other words only where there are any.
  const worded = brand.words?.[ask.language] ? { w: '1' } : undefined
  const fragment = new URLSearchParams({ t: launchToken, game: gameId, lang: ask.language, parent, ...worded })
  const own = `${stageOriginOf(request, brand)}/#${fragment}`
  return {
    // The token is good once: where the first host doesn't answer, the second address still can be
    // opened.
    ...(ask.cdn ? { game_url: `${ask.cdn.replace(/\/+$/, '')}/#${fragment}`, game_url2: own } : { game_url: own }),
    openIn: 'IFRAME',
    sessionId: id,
    expiresAt: iso(expiresAt),
  }
}
