import { randomBytes, randomUUID } from 'node:crypto'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { LoginReply } from '@senluna/contract/member/account.ts'
import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import type { PlayReply, openGameSession } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { CompactEncrypt, importJWK } from 'jose'

/** The game tools play. */
export const GAME = 'sen-vang'

/** Somebody who plays over HTTP, as a page would: a trial account with an open game session. */
export interface Player {
  userName: string
  memberCookie: string
  handle: string
  bearer: string
  /** The round shown last, acknowledged by the next spin. */
  lastRound: string | undefined
}

/** An answer as it came: status, envelope. */
export interface Answer<Value> {
  status: number
  envelope: Envelope<Value>
  cookie: string | undefined
}

/** Sends one call; throws only when no answer came. */
export async function send<Value>(
  base: string,
  method: string,
  path: string,
  more: { body?: unknown; headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Answer<Value>> {
  const response = await fetch(base + path, {
    method,
    headers: { ...(more.body === undefined ? {} : { 'content-type': 'application/json' }), ...more.headers },
    ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    signal: AbortSignal.timeout(more.timeoutMs ?? 10_000),
  })
  const cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith('__Host-sid='))
    ?.split(';')[0]
  return { status: response.status, envelope: (await response.json()) as Envelope<Value>, cookie }
}

/** The value of an answer that must be yes. */
export function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.envelope.success || answer.envelope.value === null) {
    throw new Error(`refused: ${answer.status} ${answer.envelope.errorCode ?? ''}`)
  }
  return answer.envelope.value
}

/** A text sealed for the server's current key, as pages send it. */
export async function sealed(info: PermissionInfo, method: string, path: string, text: string): Promise<string> {
  const jwk = info.crypto.keys[0]!
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: 'ECDH-ES+A256KW',
      enc: 'A256GCM',
      kid: jwk.kid,
      iat: Math.floor(Date.now() / 1_000),
      jti: randomBytes(16).toString('base64url'),
      htm: method,
      htu: path,
    })
    .encrypt(await importJWK(jwk, 'ECDH-ES+A256KW'))
}

/** The brand as the server describes it. */
export async function brandInfo(base: string): Promise<PermissionInfo> {
  return valueOf(await send<{ info: PermissionInfo }>(base, 'GET', '/wps/system/status')).info
}

/** Opens a trial account and the game in it. */
export async function openPlayer(base: string, info: PermissionInfo): Promise<Player> {
  const path = '/wps/session/login/freeplay'
  const secret = await sealed(info, 'POST', path, randomBytes(24).toString('base64url'))
  const login = await send<LoginReply>(base, 'POST', path, {
    body: { os: 'linux', platform: 'W', secret, gatewayVersion: 3 },
  })
  const { token, userName } = valueOf(login)
  const player = { userName, memberCookie: login.cookie ?? '', handle: token, bearer: '', lastRound: undefined }
  return { ...player, ...(await openGame(base, info, player)) }
}

/** Opens the game of a session that is logged in. */
export async function openGame(
  base: string,
  info: PermissionInfo,
  player: Pick<Player, 'userName' | 'memberCookie' | 'handle'>,
  accountType: 1 | 4 = 4,
  gameId = GAME,
): Promise<{ bearer: string; session: ReplyOf<typeof openGameSession> }> {
  const launched = await send<LaunchReply>(base, 'POST', '/wps/game/launchGame', {
    headers: { cookie: player.memberCookie, authorization: `Bearer ${player.handle}` },
    body: {
      gameId,
      nodeId: '1',
      accountType,
      confirmTrans: 0,
      vassalage: 'SENLUNA',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: player.userName,
      token: player.handle,
      merchantCode: info.merchantCode,
      language: 'VI',
    },
  })
  const fragment = new URL(valueOf(launched).game_url).hash.slice(1)
  const launchToken = new URLSearchParams(fragment).get('t') ?? ''
  const opened = await send<ReplyOf<typeof openGameSession>>(base, 'POST', '/wps/house/session', {
    body: { launchToken },
  })
  const session = valueOf(opened)
  return { bearer: session.bearer, session }
}

/** One spin. The key may be given to repeat one. */
export function spin(
  base: string,
  player: Player,
  stake: string,
  key: string = randomUUID(),
  timeoutMs?: number,
): Promise<Answer<PlayReply>> {
  return send<PlayReply>(base, 'POST', `/wps/house/${GAME}/play`, {
    headers: { authorization: `Game ${player.bearer}`, 'idempotency-key': key },
    body: { stake, ...(player.lastRound ? { seen: player.lastRound } : {}) },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
}
