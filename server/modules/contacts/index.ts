import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { Codes } from '../codes/index.ts'
import type { Sessions } from '../sessions/index.ts'

export { byCode, loginNumbers } from './by-code.ts'
export { byFirebase } from './by-firebase.ts'
export { byTicket } from './by-ticket.ts'
export { contactRoutes } from './routes.ts'

/** What accounts can be reached and recovered by. */
export interface Contacts {
  db: Db
  log: Log
  codes: Codes
  sessions: Sessions
}
