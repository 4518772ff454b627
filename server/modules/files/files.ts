import { ImagePool } from '../../platform/image-pool.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { databaseStore, type FileStore } from './file-store.ts'
import type { Picture } from './remake.ts'

/** The pictures that members send, in one process. */
export interface Files {
  db: Db
  store: FileStore
  log?: Log
  /** Drawing pictures anew takes a processor: one at a time, a few in the queue. */
  pool: ImagePool<Picture>
}

const MOST_WAITING = 24

/** Builds them, kept in the database unless another store is given. */
export const createFiles = (db: Db, store: FileStore = databaseStore, log?: Log): Files => ({
  db,
  store,
  ...(log ? { log } : {}),
  pool: new ImagePool<Picture>(1, MOST_WAITING),
})
