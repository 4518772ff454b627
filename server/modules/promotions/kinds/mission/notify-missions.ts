import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { notifyMissionDone } from '../../notify.ts'
import { offeredPromotions, type PromotionRow } from '../../promotion-store.ts'
import { meantAmong } from '../../segments/audience-store.ts'
import { isOn } from '../../participation/take.ts'
import { cyclesOf } from './missions.ts'
import { progressOf } from './progress.ts'
import { forgetLooked, membersToLook, noteNotified, notifiedAmong } from './notified-store.ts'

/** So many members are looked at in one run; the others come in the next. */
const AT_ONCE = 500

type Mission = PromotionRow & { rules: RulesOf<'MISSION'> }

/**
 * Notifies members whose deposits or bets completed a mission that its reward waits, once a cycle.
 * Answers how many messages were sent.
 */
export async function notifyMissions(
  { db, brands, log }: { db: Db; brands: readonly Brand[]; log?: ErrorLog },
  now: Instant,
): Promise<number> {
  let sent = 0
  for (const brand of brands)
    await attempt(log, 'missions could not be looked at', { brand: brand.merchantCode }, async () => {
      const looked = await membersToLook(db, brand.merchantCode, AT_ONCE, now)
      if (looked.length === 0) return
      const ids = looked.map(({ id }) => id)
      for (const row of await offeredPromotions(db, brand.merchantCode))
        if (row.rules.kind === 'MISSION' && isOn(row, now))
          sent += await notifyOf(db, brand, { ...row, rules: row.rules }, ids, now)
      await forgetLooked(db, looked)
    })
  return sent
}

/** Notifies those of some members who have just completed one mission. */
async function notifyOf(
  db: Db,
  brand: Brand,
  mission: Mission,
  ids: readonly Id<'member'>[],
  now: Instant,
): Promise<number> {
  const meant = await meantAmong(db, brand, mission, ids, now)
  let sent = 0
  for (const cycle of cyclesOf(mission, mission.rules, brand, now)) {
    const named = { promotionId: mission.id, cycle: cycle.cycle }
    const known = await notifiedAmong(db, named, ids)
    for (const memberId of ids) {
      if (!meant.has(memberId) || known.has(memberId)) continue
      if ((await progressOf(db, { brand, memberId }, mission.rules, cycle)) < BigInt(mission.rules.target)) continue
      await db.transaction().execute(async (tx) => {
        if (!(await noteNotified(tx, { memberId, ...named }, now))) return
        await notifyMissionDone(tx, { memberId, titles: mission.titles }, now)
        sent++
      })
    }
  }
  return sent
}
