import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { VipParts } from '../vip.ts'
import { holdRun, passRun, type VipRun } from './run-store.ts'

/** So many members are looked at in one transaction. */
const AT_ONCE = 200

/** A walk through the members of a brand, a piece at a time. */
export interface Walk {
  run: VipRun
  /** The next members after one, at most so many; none at the end. */
  next(tx: Tx, upto: Id<'member'> | null, most: number): Promise<readonly Id<'member'>[]>
  /** Works at some of them; answers how many it changed. Doing it again changes nothing. */
  work(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<number>
}

/**
 * Walks on from where the walk stands to its end: one that dies leaves the rest to the next, two at
 * once take turns. Of a piece that fails each member is tried alone, and who fails still is logged
 * and left to the next walk. Answers how many were changed.
 */
export async function walk({ db, log }: VipParts, { run, next, work }: Walk, now: Instant): Promise<number> {
  let changed = 0
  for (;;) {
    const piece = await db.transaction().execute(async (tx) => {
      const { upto, doneAt } = await holdRun(tx, run)
      return doneAt ? undefined : { upto, ids: await next(tx, upto, AT_ONCE) }
    })
    if (!piece) return changed
    const done = (ids: readonly Id<'member'>[], upto: Id<'member'> | undefined) =>
      db.transaction().execute(async (tx) => {
        const place = await holdRun(tx, run)
        if (place.doneAt || place.upto !== piece.upto) return 0
        const some = ids.length === 0 ? 0 : await work(tx, ids)
        await passRun(tx, run, upto, some, now)
        return some
      })
    try {
      changed += await done(piece.ids, piece.ids.at(-1))
    } catch {
      for (const id of piece.ids)
        await attempt(log, 'a member’s VIP could not be worked out', { run: run.kind, day: run.day, member: id }, () =>
          db.transaction().execute(async (tx) => (changed += await work(tx, [id]))),
        )
      await done([], piece.ids.at(-1))
    }
  }
}
