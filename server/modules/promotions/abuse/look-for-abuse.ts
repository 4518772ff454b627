import type { Id } from '@senluna/kit/ids.ts'
import { DAY, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { findingsOf, holdLooked, madeBetween, passLooked } from './find-store.ts'
import { holdReward } from './held-store.ts'

/** A transaction that made a reward may have begun so long before it is seen. */
const OVERLAP = 5 * MINUTE

/**
 * Looks at the rewards that were made since the last look and holds those that something speaks
 * against. Doing it again holds nothing twice. Answers how many are held.
 */
export const lookForAbuse = (db: Db, now: Instant): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const upto = await holdLooked(tx, new Date(now - DAY))
    const rewards = await madeBetween(tx, new Date(upto.getTime() - OVERLAP), new Date(now))
    const findings = await findingsOf(tx, rewards)
    const byReward = Map.groupBy(findings, ({ reward_id }) => reward_id)
    let held = 0
    for (const reward of rewards) {
      const found = byReward.get(reward.id)
      if (!found) continue
      const kept = found.map(({ signal, others, claims }) => ({
        signal,
        others,
        ...(claims === null ? {} : { claims }),
      }))
      const id: Id<'suspicion'> = newId<'suspicion'>(now)
      if (await holdReward(tx, id, reward, kept, now)) held++
    }
    await passLooked(tx, new Date(now))
    return held
  })
