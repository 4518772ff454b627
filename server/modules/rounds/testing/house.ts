import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Envelope } from '@senluna/contract/envelope.ts'
import type { PlayReply, Round, openGameSession } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import type { AccountType } from '@senluna/kit/account-type.ts'
import { instant } from '@senluna/kit/time.ts'
import { reconcile, type Break } from '@senluna/ledger/index.ts'
import { everyRequestReads } from '../../approvals/testing/every-request.ts'
import { createHttp } from '../../../http.ts'
import { createParts, type Parts } from '../../../parts.ts'
import { readConfiguration } from '../../../configuration.ts'
import { openDatabase, type Db } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { warmFamilies } from '../../families/index.ts'
import { openMember, type Member } from '../../members/index.ts'
import { openSession } from '../../sessions/open-session.ts'
import type { GameSession } from '../index.ts'
import { CHECKS } from '../../../reconcile.ts'

export const GAME = 'sen-vang'

/**
 * The whole server on a database of its own, with a clock that can be put ahead and a log that can
 * be read.
 */
export interface House {
  app: FastifyInstance
  parts: Parts
  url: string
  /** Lines of the log, as JSON. */
  log: string[]
  state: { stopping: boolean }
  advance(ms: number): void
  /**
   * From the next whole `everyMs` on the clock goes a hundred times slower: no draw locks while a
   * test looks at it.
   */
  steady(everyMs: number): void
  breaks(): Promise<Break[]>
  close(): Promise<void>
}

/** Settings of a test server. */
export const testEnv = (databaseUrl: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
  SEED_KEY: '5e'.repeat(32),
  PEPPER: '9e'.repeat(32),
  KEY_SECRET: '7e'.repeat(32),
  TRUSTED_PROXIES: '127.0.0.1',
  LANES: '3',
  FILES_STORE: 'database',
})

/**
 * Builds the server. `env` adds to its settings; two games stand in the catalogue unless `games` is
 * false.
 */
export async function openHouse(env: NodeJS.ProcessEnv = {}, games = true): Promise<House> {
  const url = await createTestDatabase()
  if (games) {
    const owner = openDatabase(url, {
      max: 2,
      log: pino({ level: 'silent' }),
      as: 'owner',
      name: 'seed',
      statementMs: 60_000,
    })
    for (const merchant of ['senluna', 'refbrand1']) await insertGames(owner.db, merchant)
    await owner.close()
  }
  const parts = await createParts(readConfiguration({ ...testEnv(url), ...env }))
  const log: string[] = []
  const sink = new Writable({ write: (line, _encoding, done) => (log.push(String(line)), done()) })
  // The parts keep the logger they were built with, so its stream is what is exchanged.
  parts.log.level = 'debug'
  Reflect.set(parts.log, pino.symbols.streamSym, sink)
  let ahead = 0
  const own = parts.clock.now.bind(parts.clock)
  let passed: () => number = own
  parts.clock.now = () => instant(passed() + ahead)
  const state = { stopping: false }
  const app = await createHttp(parts, state)
  await app.ready()
  await warmFamilies(parts.families)
  return {
    app,
    parts,
    url,
    log,
    state,
    advance: (ms) => {
      ahead += ms
    },
    steady: (everyMs) => {
      const since = own()
      ahead += everyMs - ((since + ahead) % everyMs)
      passed = () => since + Math.floor((own() - since) / 100)
    },
    breaks: () =>
      parts.database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => reconcile(queryOf(tx), CHECKS)),
    close: async () => {
      await everyRequestReads(parts.database.db)
      await app.close()
      await parts.close()
    },
  }
}

/** Our own game, and one of a vendor that doesn't run. */
async function insertGames(db: Db, merchant: string): Promise<void> {
  await sql`insert into catalog.vendor (merchant_id, vassalage, account_type_id, display_name, is_game, wallet_mode, maintenance, palette)
    values (${merchant}, 'SENLUNA', 1, 'Senluna', 'GAME', 'SEAMLESS', false, 'violet'), (${merchant}, 'OTHER', 2, 'Other', 'GAME', 'SEAMLESS', true, 'violet')`.execute(
    db,
  )
  await sql`insert into catalog.game (merchant_id, game_id, node_id, vassalage, game_type, name, folded, words, theme, features, volatility, jackpot, own,
      demo, maintenance, released_on, motif, palette, backdrop, seed)
    select ${merchant}, g.id, '1', g.vendor, 'RNG', g.name, lower(g.name), to_tsvector('simple', g.name), 'lotus', '{}', 'HIGH', false, g.own, g.own, false,
      '2026-11-01', 'lotus', 'violet', 'pond', 1
    from (values (${GAME}, 'SENLUNA', 'Sen Vàng', true), ('other-game', 'OTHER', 'Other Game', false)) g (id, vendor, name, own)`.execute(
    db,
  )
}

/** Somebody with an open session. */
export interface Somebody {
  member: Member
  host: string
  cookie: string
  handle: string
}

let names = 0

/** Opens an account and a session for it. Type 4 is a trial account. */
export async function newSomebody(house: House, type: AccountType = 0, host = 'localhost'): Promise<Somebody> {
  const { parts } = house
  const brand = parts.settings.brands.byHost(host)!
  const now = parts.clock.now()
  const userName = `tester${String(++names).padStart(5, '0')}`
  const member = await parts.database.db
    .transaction()
    .execute((tx) =>
      openMember(
        tx,
        parts.members,
        brand,
        { userName, type, passwordHash: null, nickname: userName, language: 'VI' },
        now,
      ),
    )
  return { member, host, ...(await newSession(house, member, host)) }
}

/** Another session of the same account. Where a brand allows one only, the older one ends. */
export async function newSession(
  { parts }: House,
  member: Member,
  host = 'localhost',
): Promise<{ cookie: string; handle: string }> {
  const brand = parts.settings.brands.byHost(host)!
  const way = {
    ip: '203.0.113.7',
    deviceId: randomBytes(8).toString('hex'),
    deviceName: '',
    weakPassword: false,
    byPassword: true,
  }
  const opened = await parts.database.db
    .transaction()
    .execute((tx) => openSession(tx, parts.sessions, brand, member, way, parts.clock.now()))
  return { cookie: opened.token, handle: opened.value.token }
}

/** A reply as tests look at it. */
export interface Reply<Value> extends Envelope<Value> {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** Calls and opens the envelope. Throws when a bug answered. */
export async function ask<Value = unknown>(
  house: House,
  method: string,
  url: string,
  more: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply<Value>> {
  const options = {
    method,
    url,
    headers: { host: 'localhost', 'x-forwarded-for': '198.51.100.9', ...more.headers },
    ...(more.body === undefined ? {} : { payload: more.body }),
  } as InjectOptions
  const reply = await house.app.inject(options)
  const json = String(reply.headers['content-type']).startsWith('application/json')
  const envelope = json ? reply.json<Envelope<Value>>() : ({} as Envelope<Value>)
  if (envelope.errorCode === 'SYS_UNKNOWN')
    throw new Error(`a bug answered ${method} ${url}: ${house.log.findLast((line) => line.includes('"bug"'))}`)
  return { ...envelope, status: reply.statusCode, headers: reply.headers, text: reply.body }
}

/** Calls with somebody's session. */
export const askAs = <Value = unknown>(
  house: House,
  who: Somebody,
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  ask<Value>(house, method, url, {
    ...(body === undefined ? {} : { body }),
    headers: { host: who.host, cookie: `__Host-sid=${who.cookie}`, authorization: `Bearer ${who.handle}`, ...headers },
  })

export const launchBody = (who: Somebody, more: Record<string, unknown> = {}) => ({
  gameId: GAME,
  nodeId: '1',
  accountType: who.member.type === 4 ? 4 : 1,
  confirmTrans: 0,
  vassalage: 'SENLUNA',
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: who.member.userName,
  token: who.handle,
  merchantCode: who.member.merchantCode,
  language: 'VI',
  ...more,
})

export const launch = (house: House, who: Somebody, more: Record<string, unknown> = {}) =>
  askAs<LaunchReply>(house, who, 'POST', '/wps/game/launchGame', launchBody(who, more))

export const launchTokenOf = (reply: Reply<LaunchReply>): string =>
  new URLSearchParams(new URL(reply.value!.game_url).hash.slice(1)).get('t')!

export type Opening = ReplyOf<typeof openGameSession>

export const enter = (
  house: House,
  launchToken: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => ask<Opening>(house, 'POST', '/wps/house/session', { body: { launchToken, ...more }, headers })

/** Somebody at the game. */
export interface Seated extends Somebody {
  bearer: string
  opening: Opening
  last: Round | undefined
}

/** Opens the game for somebody. */
export async function sit(house: House, who: Somebody, more: Record<string, unknown> = {}): Promise<Seated> {
  const opened = await enter(house, launchTokenOf(await launch(house, who, more)), {}, { host: `play.${who.host}` })
  if (!opened.value) throw new Error(`the game did not open: ${opened.errorCode}`)
  return { ...who, bearer: opened.value.bearer, opening: opened.value, last: opened.value.openRound ?? undefined }
}

export const atGame = <Value = unknown>(
  house: House,
  who: Pick<Seated, 'bearer' | 'host'>,
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  ask<Value>(house, method, url, {
    ...(body === undefined ? {} : { body }),
    headers: { host: `play.${who.host}`, authorization: `Game ${who.bearer}`, ...headers },
  })

/** One call to spin, as it is. */
export const spin = (
  house: House,
  who: Pick<Seated, 'bearer' | 'host'>,
  body: unknown = { stake: '1000' },
  key: string = randomUUID(),
) => atGame<PlayReply>(house, who, 'POST', `/wps/house/${GAME}/play`, body, { 'idempotency-key': key })

/** One spin that goes well, after the least time between two. */
export async function spun(house: House, who: Seated, more: Record<string, unknown> = {}): Promise<PlayReply> {
  house.advance(3_000)
  const reply = await spin(house, who, { stake: '1000', ...(who.last ? { seen: who.last.id } : {}), ...more })
  if (!reply.value) throw new Error(`the spin was refused: ${reply.status} ${reply.errorCode}`)
  who.last = reply.value.round
  return reply.value
}

/** The game session of somebody at the game, as the server's own parts know it. */
export async function gameSessionOf({ parts }: House, who: Pick<Seated, 'bearer' | 'host'>): Promise<GameSession> {
  const { sessions } = parts.rounds
  const request = { headers: { authorization: `Game ${who.bearer}` } } as Parameters<typeof sessions.of>[0]
  const session = await sessions.of(request, parts.settings.brands.byHost(who.host)!, parts.clock.now())
  if (!session) throw new Error('no such game session')
  return session
}

/** What a wallet holds. */
export async function holds({ parts }: House, who: Somebody, account = 1): Promise<bigint> {
  const { rows } = await sql<{
    balance: bigint
  }>`select balance from ledger.account where owner_id = ${who.member.id} and account_no = ${account}`.execute(
    parts.database.db,
  )
  return rows[0]!.balance
}

/** Takes money from a wallet, or puts some into it, until so much is left. */
export async function leave(house: House, who: Somebody, left: bigint): Promise<void> {
  const { db } = house.parts.database
  const take = (await holds(house, who)) - left
  if (take === 0n) return
  const now = new Date(house.parts.clock.now())
  const { rows } = await sql<{
    status: number
  }>`select p.status from ledger.account a, lateral ledger.post(array[a.owner_id], array[1], array[${randomUUID()}::uuid],
    array[3::smallint], array[null::uuid], array[${now}::timestamptz], array[1], array[401::smallint], array[${(-take).toString()}::bigint],
    array[ledger.house_account_of(${who.member.merchantCode}, 'TEST', a.currency, 0::smallint, ${now})], ${now}) p
    where a.owner_id = ${who.member.id} and a.account_no = 1`.execute(db)
  if (rows[0]?.status !== 0) throw new Error(`status ${rows[0]?.status}`)
}
