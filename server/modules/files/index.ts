import { ImagePool } from '../../platform/image-pool.ts'
import type { Db } from '../../platform/database/db.ts'
import { databaseStore, type FileStore } from './file-store.ts'
import type { Picture } from './remake.ts'

export { claimFiles } from './claim.ts'
export { cleanFiles } from './jobs.ts'
export { fileRoutes, sendPicture } from './routes.ts'
export { filesById, type FileOwner } from './store.ts'
export { imageRef } from './upload.ts'

/** The pictures that members send, in one process. */
export interface Files {
  db: Db
  store: FileStore
  /** Drawing pictures anew takes a processor: one at a time, a few in the queue. */
  pool: ImagePool<Picture>
}

const MOST_WAITING = 24

/** Builds them, kept in the database. */
export const createFiles = (db: Db, store: FileStore = databaseStore): Files => ({
  db,
  store,
  pool: new ImagePool<Picture>(1, MOST_WAITING),
})
