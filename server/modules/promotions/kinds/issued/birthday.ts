import type { Brand } from '@senluna/kit/brand.ts'
import { birthdaysOn } from '@senluna/kit/calendar/birthday.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { outOfPlay } from '../../../protection/index.ts'
import { meantAmong } from '../../segments/audience-store.ts'
import { isIssued, noteIssued } from '../cashback-store.ts'
import { issueFixed } from './issue.ts'
import { bornOn, runningOf, type OwnedPromotion } from './newcomer-store.ts'

/** So many members are dealt with in one transaction. */
const AT_ONCE = 1_000

/**
 * Makes the rewards of those whose birthday it is by their brand's clock, once a year. Doing it
 * again changes nothing; who dies in between leaves the rest to the next run. Answers how many.
 */
export async function issueBirthdays(
  { db, brands, log }: { db: Db; brands: readonly Brand[]; log?: ErrorLog },
  now: Instant,
): Promise<number> {
  let issued = 0
  for (const brand of brands)
    for (const row of await runningOf(db, 'BIRTHDAY', brand.merchantCode, now)) {
      const named = { brand: brand.merchantCode, promotion: row.id }
      await attempt(log, 'birthdays could not be given', named, async () => {
        issued += await issueDay(db, brand, row, now)
      })
    }
  return issued
}

async function issueDay(db: Db, brand: Brand, row: OwnedPromotion, now: Instant): Promise<number> {
  const { rules } = row
  const { merchantCode, timeZone } = brand
  const today = businessDate(now, timeZone)
  if (rules.kind !== 'BIRTHDAY' || (await isIssued(db, merchantCode, row.id, today))) return 0
  const knownBefore = startOfDay(daysFrom(today, -rules.accountDays), timeZone)
  const asked = { merchantCode, days: birthdaysOn(today), knownBefore }
  let [issued, after]: [number, Id<'member'> | null] = [0, null]
  for (;;) {
    const some = await bornOn(db, asked, after, AT_ONCE)
    const away = await outOfPlay(db, some, now)
    const meant = await meantAmong(db, brand, row, some, now)
    issued += await db.transaction().execute(async (tx) => {
      let made = 0
      for (const memberId of some) {
        if (away.has(memberId) || !meant.has(memberId)) continue
        if (await issueFixed(tx, brand, { row, rules, memberId, cycle: today.slice(0, 4) }, now)) made++
      }
      return made
    })
    if (some.length < AT_ONCE) break
    after = some.at(-1)!
  }
  await noteIssued(db, { merchantCode, promotionId: row.id, cycle: today, issued }, now)
  return issued
}
