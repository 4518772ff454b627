import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../figures/metrics.ts'
import type { Authenticator, Brands, Entry, Hosts, SealedBodies } from './ports.ts'

/** What the HTTP front needs of the rest. */
export interface HttpParts {
  db: Db
  clock: Clock
  log: Log
  metrics: Metrics
  brands: Brands
  /** Absent: hosts are as they were from the start. */
  hosts?: Hosts
  authenticator: Authenticator
  /** Absent: the brands stand open as their data says. */
  entry?: Entry
  sealed: SealedBodies
  production: boolean
  /** No throttle: for measuring only. */
  unthrottled: boolean
  /** Tests and development check that each reply is of its contract's shape. */
  checkReplies: boolean
  /** Whose word on where a call comes from counts. */
  trustedProxies: readonly string[]
}
