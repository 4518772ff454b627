import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import type { Files } from './files.ts'
import { deleteFiles, takeUnused } from './store.ts'

const AT_ONCE = 100

/** Removes pictures that nothing used within a day; answers how many. Run every hour. */
export async function cleanFiles(files: Files, now: Instant): Promise<number> {
  for (let removed = 0; ;) {
    const ids = await files.db.transaction().execute((tx) => takeUnused(tx, later(now, -DAY), AT_ONCE, now))
    await files.store.drop(ids)
    await files.db.transaction().execute(async (tx) => {
      await files.store.remove(tx, ids)
      await deleteFiles(tx, ids)
    })
    removed += ids.length
    if (ids.length < AT_ONCE) return removed
  }
}
