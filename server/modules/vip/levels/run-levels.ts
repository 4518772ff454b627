import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, HOUR, MINUTE, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { firstOfMonth } from '@senluna/kit/vip/gift-windows.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { VipParts } from '../vip.ts'
import { keepSome } from './keep.ts'
import { raiseSome } from './raise.ts'
import { lastRun, membersAfter, reopenRun, risenAfter } from './run-store.ts'
import { walk } from './walk.ts'

/** Levels go up at one in the morning of the brand's day. */
const RISE_AT = HOUR
/** On the first of the month they may go down, half an hour later. */
const KEEP_AT = HOUR + 30 * MINUTE
/** Who did something so many days before the last walk is looked at again: facts are corrected. */
const AGAIN_DAYS = 3

/**
 * Raises the members of every brand whose night has come, and on the first of a month, or as soon
 * after as it runs, lets fall who played too little in the month before. Answers how many changed.
 */
export async function runLevels(parts: VipParts, now: Instant): Promise<number> {
  let changed = 0
  for (const brand of parts.brands) {
    if (!(await parts.isOn(brand, now))) continue
    const day = businessDate(now, brand.timeZone)
    const since = now - startOfDay(day, brand.timeZone)
    const row = { merchantCode: brand.merchantCode, day }
    if (since < RISE_AT) continue
    const isUp = await attempt(parts.log, 'levels could not be raised', row, async () => {
      changed += await raiseBrand(parts, brand, day, now)
    })
    const first = firstOfMonth(day)
    if (!isUp || (day === first && since < KEEP_AT)) continue
    await attempt(parts.log, 'levels could not be kept', row, async () => {
      changed += await keepBrand(parts, brand, first, now)
    })
  }
  return changed
}

/** Everybody is looked at on the first of a month, when ladders change; else who did something. */
async function raiseBrand(parts: VipParts, brand: Brand, day: BusinessDate, now: Instant): Promise<number> {
  const run = { merchantCode: brand.merchantCode, kind: 'RISE' as const, day }
  const last = await lastRun(parts.db, run)
  const isAll = last === undefined || last < firstOfMonth(day)
  const since = isAll ? undefined : daysFrom(last, -AGAIN_DAYS)
  return walk(
    parts,
    {
      run,
      next: (tx, upto, most) => membersAfter(tx, brand.merchantCode, upto, since, most),
      work: (tx, ids) => raiseSome(tx, brand, ids, now),
    },
    now,
  )
}

const keepBrand = (parts: VipParts, brand: Brand, first: BusinessDate, now: Instant): Promise<number> =>
  walk(
    parts,
    {
      run: { merchantCode: brand.merchantCode, kind: 'KEEP', day: first },
      next: (tx, upto, most) => risenAfter(tx, brand.merchantCode, upto, most),
      work: (tx, ids) => keepSome(tx, brand, first, ids, now),
    },
    now,
  )

/** Goes through a day's walks once more; a month that has asked a member asks them no more. */
export async function runLevelsAgain(parts: VipParts, day: string, now: Instant): Promise<number> {
  for (const { merchantCode, timeZone } of parts.brands) {
    if (day !== businessDate(now, timeZone)) continue
    await reopenRun(parts.db, { merchantCode, kind: 'RISE', day })
    await reopenRun(parts.db, { merchantCode, kind: 'KEEP', day: firstOfMonth(day as BusinessDate) })
  }
  return runLevels(parts, now)
}
