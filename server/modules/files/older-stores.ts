import type { FileStore } from './file-store.ts'

/**
 * A store that also finds, and removes, what was kept in others before it: new pictures go to
 * `store` only.
 */
export const withOlder = (store: FileStore, older: readonly FileStore[]): FileStore => {
  const all = [store, ...older]
  return {
    put: store.put,
    bring: store.bring,
    async get(db, fileId) {
      for (const item of all) {
        const body = await item.get(db, fileId)
        if (body) return body
      }
      return undefined
    },
    async drop(fileIds) {
      for (const item of all) await item.drop(fileIds)
    },
    async remove(tx, fileIds) {
      for (const item of all) await item.remove(tx, fileIds)
    },
  }
}
