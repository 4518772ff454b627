import type { MerchantCode } from '@senluna/kit/brand.ts'
import { DAY, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import {
  findingsOf,
  holdLooked,
  lockCompared,
  madeBetween,
  passLooked,
  type Finding,
  type NewReward,
} from './find-store.ts'
import { holdReward, type KeptFinding } from './held-store.ts'
import { noteBonus, oppositeBets } from './opposite-store.ts'

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
      if (await holdReward(tx, newId<'suspicion'>(now), reward, keptFindings(found), now)) held++
    }
    for (const [id, found] of Map.groupBy(await oppositeBets(tx), ({ reward_id }) => reward_id))
      if (await noteBonus(tx, newId<'suspicion'>(now), id, keptFindings(found), new Date(now))) held++
    await passLooked(tx, new Date(now))
    return held
  })

/** A reward that was just written, and of which promotion. */
interface Written {
  id: NewReward['id']
  merchantCode: MerchantCode
  promotionId: string
}

/**
 * Holds a reward that was just written, where accounts that got one of the same promotion have
 * something in common with its member. Those of one promotion are looked at one after the other, so
 * of two that are taken at the same moment the later sees the earlier. Answers whether it is held.
 */
export async function holdIfSuspect(tx: Tx, reward: Written, now: Instant): Promise<boolean> {
  await lockCompared(tx, reward)
  const found = await findingsOf(tx, [reward], { hunting: false })
  return found.length > 0 && holdReward(tx, newId<'suspicion'>(now), reward, keptFindings(found), now)
}

const keptFindings = (found: readonly Finding[]): KeptFinding[] =>
  found.map(({ signal, others, claims }) => ({ signal, others, ...(claims === null ? {} : { claims }) }))
