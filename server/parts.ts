import { hostname } from 'node:os'
import { BRANDS } from '@senluna/brands/index.ts'
import { checkCertificates, HOUSE_GAMES } from '@senluna/games/rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { TEXTS } from '@senluna/text/all.ts'
import { houseGenerator, seedKeyFrom, seedVault } from './modules/fairness/index.ts'
import { createMembers, type Members } from './modules/members/index.ts'
import { createRounds, endGameSessions, type Rounds } from './modules/rounds/index.ts'
import { createSessions, type Sessions } from './modules/sessions/index.ts'
import { createSettings, type Settings } from './modules/settings/index.ts'
import { createPlayQueue, type PlayQueue } from './modules/wagers/index.ts'
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
  close(): Promise<void>
}

/** The catalogue's vendor code of our own games. */
export const OWN_VENDOR = 'SENLUNA'

const POOL = 12

/**
 * Builds the parts of one process and reads what it needs of the database.
 *
 * Throws a plain sentence when a paytable is not the one its certificate was computed for.
 */
export async function createParts(config: Config): Promise<Parts> {
  checkCertificates()
  const log = createLog(config.logLevel, config.role)
  const metrics = new Metrics()
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
  })
  const sessions = createSessions({
    db,
    clock,
    log,
    config,
    members,
    sealed: settings.sealed,
    ...country,
    onEnded: (tx, ended, now) => endGameSessions(tx, ended.memberId, ended.sessionIds, now),
  })
  const queue = createPlayQueue({ url: config.databaseUrl, lanes: config.lanes, clock, log, metrics })
  const source = {
    generator: houseGenerator({ service: 'senluna', host: hostname() }, clock),
    vault: seedVault(seedKeyFrom(config.seedKey)),
  }
  const rounds = await createRounds({ db, queue, source, games: HOUSE_GAMES, vendor: OWN_VENDOR, bench: config.bench })
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
    close: async () => {
      clock.stop()
      await queue.close()
      await database.close()
    },
  }
}
