import { hostname } from 'node:os'
import { fileURLToPath } from 'node:url'
import { BRANDS } from '@senluna/brands/index.ts'
import { checkCertificates, HOUSE_GAMES } from '@senluna/games/rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { forgetMarks, openIcons, type Icons } from './modules/catalog/index.ts'
import { houseGenerator, seedKeyFrom, seedVault } from './modules/fairness/index.ts'
import { createMembers, type Members } from './modules/members/index.ts'
import { askReturn, forgetProtection, infoOf, refuseExcluded, type Protection } from './modules/protection/index.ts'
import { createRounds, endGameSessions, type Rounds } from './modules/rounds/index.ts'
import { createSessions, IDLE, standingOf, type Sessions } from './modules/sessions/index.ts'
import { createSettings, type Settings } from './modules/settings/index.ts'
import { createPlayQueue, playedSince, type PlayQueue } from './modules/wagers/index.ts'
import { openWallets } from './modules/wallet/index.ts'
import { DatabaseClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase, type Database } from './platform/database/db.ts'
import { queryOf } from './platform/database/query.ts'
import { createLog, type Log } from './platform/log.ts'
import { Metrics } from './platform/metrics.ts'

/** Everything one process is built of, each part once, in order. */
export interface Parts {
  config: Config
  log: Log
  metrics: Metrics
  clock: DatabaseClock
  database: Database
  brands: readonly Brand[]
  settings: Settings
  members: Members
  sessions: Sessions
  queue: PlayQueue
  rounds: Rounds
  protection: Protection
  /** Games' pictures as pixels. */
  icons: Icons
  close(): Promise<void>
}

/** The catalogue's vendor code of our own games. */
export const OWN_VENDOR = 'SENLUNA'

const POOL = 12
const ART_CACHE = fileURLToPath(new URL('../.cache/art', import.meta.url))

/**
 * Builds the parts of one process and reads what it needs of the database.
 *
 * Throws a plain sentence when a paytable is not the one its certificate was computed for.
 */
export async function createParts(config: Config): Promise<Parts> {
  checkCertificates()
  const log = createLog(config.logLevel, config.role)
  const metrics = new Metrics(config.role)
  const clock = new DatabaseClock()
  const database = openDatabase(config.databaseUrl, { max: POOL, log, as: 'app', name: `senluna ${config.role}` })
  await clock.start(database)
  const { db } = database
  const country = config.countryHeader ? { countryHeader: config.countryHeader } : {}
  const settings = createSettings({ db, clock, log, config, brands: BRANDS, texts: TEXTS, ...country })
  const members = createMembers({
    db,
    config,
    onOpened: (tx, member, brand, now) => openWallets(queryOf(tx), member, brand, now),
    languageOf: (brand, asked) => settings.brands.languageOf(brand, asked),
    protectionOf: (memberId, brand, now) => infoOf(db, memberId, brand.profile.protection.checkMinutes, now),
  })
  const sessions = createSessions({
    db,
    clock,
    log,
    config,
    members,
    sealed: settings.sealed,
    ...country,
    onRemoved: async (tx, ids) => {
      await forgetMarks(tx, ids)
      await forgetProtection(tx, ids)
    },
    onOpening: refuseExcluded,
    onComeBack: async (member, now) => void (await askReturn(db, member, now)),
    onEnded: (tx, ended, now) => endGameSessions(tx, ended.memberId, ended.sessionIds, now),
  })
  const protection: Protection = { db, log, members, sessions, brands: BRANDS, playedSince }
  const queue = createPlayQueue({ url: config.databaseUrl, lanes: config.lanes, clock, log, metrics })
  const source = {
    generator: houseGenerator({ service: 'senluna', host: hostname() }, clock),
    vault: seedVault(seedKeyFrom(config.seedKey), config.formerSeedKeys.map(seedKeyFrom)),
  }
  const site = {
    standing: (id: Id<'session'>, now: Instant) => standingOf(sessions, id, now),
    used: (id: Id<'session'>, at: Instant) => sessions.use.note(id, at),
    idleMs: IDLE,
  }
  const rounds = await createRounds({
    db,
    queue,
    source,
    site,
    games: HOUSE_GAMES,
    vendor: OWN_VENDOR,
    bench: config.bench,
  })
  sessions.use.start()
  return {
    config,
    log,
    metrics,
    clock,
    database,
    brands: BRANDS,
    settings,
    members,
    sessions,
    queue,
    rounds,
    protection,
    icons: openIcons(config.artCache ?? ART_CACHE),
    close: async () => {
      clock.stop()
      await sessions.use.stop()
      await queue.close()
      await database.close()
    },
  }
}
