import type { Brand } from '@senluna/kit/brand.ts'
import { harmOf } from '@senluna/kit/protection/markers.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { eachPiece, type ErrorLog } from '../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { JobDone } from '../../../platform/jobs/jobs.ts'
import { keepMark } from '../markers.ts'
import { candidates, factsOf } from './queries/harm-facts.ts'

/** Members that are read, judged and kept together, in one transaction. */
const AT_ONCE = 100

/** What the job works with. */
interface HarmParts {
  db: Db
  brands: readonly Brand[]
  log: ErrorLog
}

/**
 * Looks at everybody who played, deposited or changed a limit lately, or stands at a level, for
 * markers of harm. Run once a night.
 *
 * Piece by piece, each kept by itself: a run that is ended half way has done so many, and the next
 * one goes through all anew, which changes nothing for those. Cost: of each member a week of their
 * play and five of their deposits, by indexes.
 */
export async function markHarm(
  { db, brands, log }: HarmParts,
  now: () => Instant,
  { piece = AT_ONCE, keep = keepMark } = {},
): Promise<JobDone> {
  let rows = 0
  let lastKey: string | undefined
  for (const brand of brands) {
    const ids = await candidates(db, brand, now())
    rows += await eachPiece({
      log,
      trouble: 'a member could not be looked at for markers of harm',
      kind: 'member',
      next: async (tried) => ids.slice(tried.length, tried.length + piece),
      keyOf: (memberId) => memberId,
      work: async (some) => {
        const at = now()
        const facts = await factsOf(db, some, at)
        await db.transaction().execute(async (tx) => {
          for (const memberId of some) {
            const found = harmOf(facts(memberId), brand.timeZone, at)
            await keep(tx, { memberId, merchantCode: brand.merchantCode }, found, at)
          }
        })
      },
    })
    lastKey = ids.at(-1) ?? lastKey
  }
  return { rows, ...(lastKey === undefined ? {} : { lastKey }) }
}
