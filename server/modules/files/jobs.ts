import { keptMs } from '@senluna/kit/retention/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { eachPiece } from '../../platform/concurrency/attempt.ts'
import type { Files } from './files.ts'
import { deleteFiles, takeUnused } from './store.ts'

const AT_ONCE = 100

/** After so many that can't be removed the store is away. */
const GIVE_UP_AFTER = 3

/** Removes pictures that nothing used within a day; answers how many. Run every hour. */
export const cleanFiles = (files: Files, now: Instant): Promise<number> =>
  eachPiece({
    log: files.log,
    trouble: 'a picture could not be removed',
    kind: 'file',
    next: () => files.db.transaction().execute((tx) => takeUnused(tx, later(now, -keptMs('files.file')), AT_ONCE, now)),
    keyOf: (id) => id,
    giveUpAfter: GIVE_UP_AFTER,
    work: async (ids) => {
      await files.store.drop(ids)
      await files.db.transaction().execute(async (tx) => {
        await files.store.remove(tx, ids)
        await deleteFiles(tx, ids)
      })
    },
  })
