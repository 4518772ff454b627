import type { ownReminders } from '@senluna/contract/lottery/reminders.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { RESULT_REGIONS } from '@senluna/contract/lottery/results.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { gamesIn } from '../results/regions.ts'
import { nextLocks, remindersOf } from './store.ts'

/** A member's reminders, each with when betting closes next. */
export async function ownRemindersOf(
  { db, games }: Lottery,
  owner: Id<'member'>,
  now: Instant,
): Promise<ReplyOf<typeof ownReminders>> {
  await games.refresh()
  const wanted = await remindersOf(db, owner)
  const offered = RESULT_REGIONS.map((region) => ({
    region,
    codes: gamesIn(region).flatMap((game) => (games.whyNot(game) === undefined ? [game.code] : [])),
  }))
  const locks = await nextLocks(
    db,
    offered.flatMap(({ codes }) => codes),
    now,
  )
  return {
    list: offered.map(({ region, codes }) => {
      const minutes = wanted.get(region)
      const lock = Math.min(...locks.filter(({ game }) => codes.includes(game)).map(({ lockAt }) => lockAt.getTime()))
      return {
        region,
        ...(minutes === undefined ? {} : { minutes }),
        ...(Number.isFinite(lock) ? { nextLockAt: new Date(lock).toISOString() } : {}),
      }
    }),
  }
}
