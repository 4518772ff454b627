import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { rtpControl } from '@senluna/kit/games/rtp-control.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { gameNames } from '../catalog/index.ts'
import { countedIn } from './day-store.ts'
import { ofBestPlay } from './games.ts'

/** A fault of long ago shows in a month, one of today in two days. */
export const WATCHED_DAYS = [2, 31] as const

/** A game and mode, what its rounds returned and what they should have. */
export interface Outside {
  game: string
  /** As the brand's catalogue calls it. */
  name: string
  mode: string
  measured: number
  theory: number
}

/** The games and modes that play outside of their control limits, over either period. */
export async function outsideLimits(
  db: Db,
  { merchantCode, timeZone }: Pick<Brand, 'timeZone'> & { merchantCode: MerchantCode },
  now: Instant,
): Promise<Outside[]> {
  const to = businessDate(now, timeZone)
  const found = new Map<string, Omit<Outside, 'name'>>()
  for (const days of WATCHED_DAYS)
    for (const counted of await countedIn(db, merchantCode, { from: daysFrom(to, 1 - days), to })) {
      const control = rtpControl(counted, ofBestPlay(counted.game))
      if (control?.state !== 'OUTSIDE') continue
      const { game, mode } = counted
      found.set(`${game} ${mode}`, { game, mode, measured: control.measured, theory: control.theory })
    }
  const strays = [...found.values()]
  const names = await gameNames(
    db,
    merchantCode,
    strays.map(({ game }) => game),
  )
  return strays.map((stray) => ({ ...stray, name: names.get(stray.game) ?? stray.game }))
}
