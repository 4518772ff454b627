import { fileURLToPath } from 'node:url'
import type { Clock } from '@senluna/kit/time.ts'
import { databaseStore, localFileStore, objectFileStore, withOlder, type FileStore } from './modules/files/index.ts'
import type { Config } from './platform/config/config.ts'
import { ObjectStore } from './platform/object-store/object-store.ts'

/** Beside the database that the product brings along. */
const FOLDER = fileURLToPath(new URL('../.data/files', import.meta.url))

/**
 * Where pictures lie, as it is configured; what was kept elsewhere before is still found there.
 *
 * Throws a sentence when the folder on the disk can't be used.
 */
export function fileStoreOf(config: Pick<Config, 'filesIn' | 'filesDir' | 'objectStore'>, clock: Clock): FileStore {
  const { filesIn, filesDir, objectStore } = config
  const disk = filesIn === 'disk' || filesDir !== undefined ? [localFileStore(filesDir ?? FOLDER)] : []
  if (objectStore) return withOlder(objectFileStore(new ObjectStore(objectStore, clock)), [...disk, databaseStore])
  return filesIn === 'disk' ? withOlder(disk[0]!, [databaseStore]) : withOlder(databaseStore, disk)
}
