import type { FastifyRequest } from 'fastify'
import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isTrial, mayPlay } from '@senluna/kit/account-type.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import { productOf, type GameType } from '@senluna/kit/product.ts'
import { iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { findGame, isOpenIn, type LaunchableGame } from '../catalog/index.ts'
import { familyOfGame, type Families } from '../families/index.ts'
import { refuseLocked } from '../members/index.ts'
import type { Countries } from '../settings/index.ts'
import { stakeCapOf } from '../protection/index.ts'
import { openVendorGame, type Transfers } from '../transfers/index.ts'

/** What the page asks to open. `username` and `token` must be the session's own. */
export interface LaunchAsk {
  gameId?: string | undefined
  roomId?: string | undefined
  nodeId?: string | undefined
  accountType: 1 | 4
  /** 1: money goes to a vendor's wallet only when its owner sends it; 0: it follows the player. */
  confirmTrans: 0 | 1
  /** The vendor, by either name. */
  vendorCode?: string | undefined
  accountTypeName?: string | undefined
  username: string
  token: string
  /** As it came: the call says whose it must be. */
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

export interface Launching {
  db: Db
  families: Families
  transfers: Transfers
  countries: Pick<Countries, 'of'>
  /** Called when a rule of the brand keeps a game shut. */
  turnedAway: (brand: Brand, rule: string, ip: string, now: Instant) => void
}

const LAUNCH_MS = 5 * MINUTE

/**
 * Opens a game: a frame address with a single-use launch token in its fragment, which no server log
 * sees.
 *
 * Refuses GAME_DISABLED for an unknown game, GAME_REGION for one that isn't for where they are,
 * GAME_MAINTENANCE for one that doesn't run, GAME_FROZEN for one in which no new round begins,
 * AUTH_REAL_ACCOUNT for real play by a trial account, BET_BONUS_GAME for one that a bonus locks,
 * AUTH_FORBIDDEN for another's name or token, VAL_FIELD for a host that is none of the brand's
 * and where no vendor is named.
 */
export async function launchGame(deps: Launching, call: LaunchCall): Promise<LaunchReply> {
  const { db } = deps
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
  const vendorCode = ask.vendorCode ?? ask.accountTypeName
  if (vendorCode === undefined) throw new Refusal('VAL_FIELD', { fields: [{ field: 'vendorCode' }] })
  const game = await findGame(db, brand.merchantCode, { ...ask, vendorCode })
  if (!game) throw new Refusal('GAME_DISABLED')
  if (!isOpenIn(game, deps.countries.of(call.request))) throw new Refusal('GAME_REGION')
  if (isClosed(brand, game)) {
    const kind = brand.closed?.products.includes(game.gameType)
    deps.turnedAway(brand, kind ? `product:${game.gameType}` : `vendor:${game.vendorCode}`, call.request.ip, call.now)
    throw new Refusal('GAME_MAINTENANCE')
  }
  if (game.maintenance) throw new Refusal('GAME_MAINTENANCE')
  if (ask.accountType === 1 && isTrial(caller.type)) throw new Refusal('AUTH_REAL_ACCOUNT')
  if (ask.accountType === 1) await refuseLockedProduct(db, caller, game.gameType, call.now)
  const family = familyOfGame(deps.families, game.gameId)
  const mode = ask.accountType === 1 ? 'REAL' : 'TRIAL'
  // A round in play ends by its rules, so its player comes in.
  if (game.frozen && !(await family?.isInPlay?.(caller.memberId, game.gameId, mode))) throw new Refusal('GAME_FROZEN')
  if (!family) return openElsewhere(deps.transfers, call, game)
  const { request, now } = call
  return family.launch({ caller, brand, request, now, game, mode, language: ask.language, cdn: ask.cdn })
}

/** Refuses BET_BONUS_GAME for a game that a bonus doesn't let its member play. */
async function refuseLockedProduct(db: Db, { memberId }: Caller, type: GameType, now: Instant): Promise<void> {
  const cap = await stakeCapOf(db, memberId)
  if (!cap?.products || cap.until <= now || cap.products.includes(productOf(type))) return
  throw new Refusal('BET_BONUS_GAME', { value: { products: cap.products } })
}

/**
 * A game of a vendor that keeps the money itself, in a window of its own. Its free play, if it has
 * any, isn't offered.
 */
async function openElsewhere(
  transfers: Transfers,
  { caller, brand, request, now, ask }: LaunchCall,
  { vendorCode, gameId }: LaunchableGame,
): Promise<LaunchReply> {
  if (ask.accountType !== 1) throw new Refusal('GAME_MAINTENANCE')
  const id = newId<'vendor-request'>(now)
  const address = await openVendorGame(transfers, {
    caller,
    brand,
    vendorCode,
    gameId,
    language: ask.language,
    backUrl: `${request.protocol}://${request.host}/`,
    bring: ask.confirmTrans === 0 ? id : undefined,
    now,
  })
  if (address === undefined) throw new Refusal('GAME_MAINTENANCE')
  return { game_url: address, openIn: 'POPUP', sessionId: id, expiresAt: iso(later(now, LAUNCH_MS)) }
}
