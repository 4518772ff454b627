import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { closeQuiet } from './store.ts'

const QUIET = 14 * DAY

/** Closes tickets whose answer nobody took up for two weeks; answers how many. Run once a day. */
export const closeQuietTickets = (db: Db, now: Instant): Promise<number> => closeQuiet(db, later(now, -QUIET), now)
