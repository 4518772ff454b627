import type { ObjectStore } from '../../platform/object-store/object-store.ts'
import type { FileStore } from './file-store.ts'

const AT_ONCE = 8

/** Keeps pictures in an object store, each under its id. The database says which there are. */
export const objectFileStore = (objects: ObjectStore): FileStore => ({
  put: async () => undefined,
  bring: (fileId, body) => objects.put(fileId, body),
  get: (_db, fileId) => objects.get(fileId),
  async drop(fileIds) {
    for (let from = 0; from < fileIds.length; from += AT_ONCE)
      await Promise.all(fileIds.slice(from, from + AT_ONCE).map((fileId) => objects.remove(fileId)))
  },
  remove: async () => undefined,
})
