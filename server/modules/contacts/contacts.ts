import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Codes } from '../codes/index.ts'
import type { Sessions } from '../sessions/index.ts'

/** What accounts can be reached and recovered by. */
export interface Contacts {
  db: Db
  log: Log
  codes: Codes
  sessions: Sessions
}
