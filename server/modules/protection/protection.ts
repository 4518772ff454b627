import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Members } from '../members/index.ts'
import type { Sessions } from '../sessions/index.ts'

/** What was staked and won by an account in one book since a moment. */
export interface PlayedSince {
  staked: Amount
  won: Amount
}

/** What player protection is made of. */
export interface ProtectionDeps {
  db: Db
  log: Log
  members: Members
  sessions: Sessions
  brands: readonly Brand[]
  /** Sums of the wagers, which a later module keeps. `mode` is the book. */
  playedSince(db: Db | Tx, memberId: Id<'member'>, mode: 'REAL' | 'TRIAL', since: Instant): Promise<PlayedSince>
}

/** The player protection of one process. */
export type Protection = ProtectionDeps
