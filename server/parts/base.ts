import type { DatabaseClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/db.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/figures/metrics.ts'

/** What every other part of a process stands on. */
export interface Base {
  config: Config
  log: Log
  metrics: Metrics
  clock: DatabaseClock
  database: Database
  /** Reports are read from it: a replica where there is one. It refuses every change. */
  reading: Database
}
