import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { rtpControl } from '@senluna/kit/games/rtp-control.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { countedIn } from './day-store.ts'
import { ofBestPlay } from './games.ts'

/** A fault of long ago shows in a month, one of today in two days. */
export const WATCHED_DAYS = [2, 31] as const

/** The games and modes that play outside of their control limits, over either period. */
export async function outsideLimits(
  db: Db,
  { merchantCode, timeZone }: Pick<Brand, 'timeZone'> & { merchantCode: MerchantCode },
  now: Instant,
): Promise<{ game: string; mode: string; measured: number; theory: number }[]> {
  const to = businessDate(now, timeZone)
  const found = new Map<string, { game: string; mode: string; measured: number; theory: number }>()
  for (const days of WATCHED_DAYS)
    for (const counted of await countedIn(db, merchantCode, { from: daysFrom(to, 1 - days), to })) {
      const control = rtpControl(counted, ofBestPlay(counted.game))
      if (control?.state !== 'OUTSIDE') continue
      const { game, mode } = counted
      found.set(`${game} ${mode}`, { game, mode, measured: control.measured, theory: control.theory })
    }
  return [...found.values()]
}
