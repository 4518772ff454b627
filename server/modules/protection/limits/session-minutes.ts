import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { loggedIn, sessionEndsAt } from '@senluna/kit/protection/protection.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { stretchesOf } from '../../sessions/index.ts'
import { dayOf } from '../day.ts'

/** How long somebody was logged in today, in the brand's zone. */
export async function usedToday(db: Db, memberId: Id<'member'>, brand: Brand, now: Instant): Promise<number> {
  const { from } = dayOf(brand, now)
  return loggedIn(await stretchesOf(db, memberId, from, now), from, now)
}

/** When the minutes of the day are used up for somebody who is logged in; null without a limit. */
export async function endOfMinutes(
  db: Db,
  memberId: Id<'member'>,
  brand: Brand,
  limit: bigint | null | undefined,
  now: Instant,
): Promise<Instant | null> {
  if (limit === null || limit === undefined) return null
  return sessionEndsAt(Number(limit), await usedToday(db, memberId, brand, now), now, dayOf(brand, now).until)
}
