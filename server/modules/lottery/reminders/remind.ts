import { RESULT_REGIONS, type ResultRegion } from '@senluna/contract/lottery/results.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { HOUR, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { JobDone } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { MEMBER_STATE, memberById } from '../../members/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { lossLimitReached, outOfPlay } from '../../protection/index.ts'
import { pushMember, type Push } from '../../push/index.ts'
import type { Games } from '../lottery.ts'
import { gamesIn, RESULT_ZONE } from '../results/regions.ts'
import { bettorsAmong, closingDraws, dueReminders, takeReminder } from './store.ts'

/** What the job works with. */
export interface ReminderParts {
  db: Db
  log: Pick<Log, 'error'>
  games: Games
  push: Push
  brands: readonly Brand[]
}

type Owner = Id<'member'>

/** A region's draws of a day that close together. */
interface Closing {
  region: ResultRegion
  day: string
  draws: readonly number[]
  lockAt: Instant
}

/** So many members are looked at together. */
const AT_ONCE = 200

/**
 * Reminds who asked for it that betting closes: once a draw day and region, each member in a
 * transaction of their own, so that one who can't be reached keeps nobody else from it and is tried
 * again in a minute. Quiet to who has bet, is out of play, or has no room left under a limit. Run
 * each minute; answers how many were reminded.
 */
export async function remindBeforeLock(parts: ReminderParts, now: () => Instant): Promise<JobDone> {
  await parts.games.refresh()
  let rows = 0
  for (const closing of await closingNow(parts, now())) rows += await remindOf(parts, closing, now)
  return { rows }
}

async function closingNow({ db, games }: ReminderParts, now: Instant): Promise<Closing[]> {
  const regions = RESULT_REGIONS.map((region) => ({
    region,
    codes: gamesIn(region).flatMap((game) => (games.whyNot(game) === undefined ? [game.code] : [])),
  }))
  const draws = await closingDraws(
    db,
    { games: regions.flatMap(({ codes }) => codes), zone: RESULT_ZONE, until: later(now, HOUR) },
    now,
  )
  return regions.flatMap(({ region, codes }) => {
    const own = draws.filter(({ game }) => codes.includes(game))
    const [first] = own
    if (!first) return []
    const sameDay = own.filter(({ day }) => day === first.day)
    const lockAt = first.lockAt.getTime() as Instant
    return [{ region, day: first.day, draws: sameDay.map(({ no }) => no), lockAt }]
  })
}

async function remindOf(parts: ReminderParts, closing: Closing, now: () => Instant): Promise<number> {
  const { db } = parts
  const { region, day, lockAt, draws } = closing
  let after: Owner | undefined
  let reminded = 0
  for (;;) {
    const minutesLeft = Math.ceil((lockAt - now()) / MINUTE)
    if (minutesLeft <= 0) return reminded
    const owners = await dueReminders(db, { region, day, minutesLeft }, { after, most: AT_ONCE })
    const [bettors, out] = [await bettorsAmong(db, draws, owners), await outOfPlay(db, owners, now())]
    for (const owner of owners) {
      if (bettors.has(owner) || out.has(owner)) continue
      await attempt(parts.log, 'reminder before the lock failed', { member: owner, region }, async () => {
        if (await remind(parts, owner, closing, now())) reminded += 1
      })
    }
    after = owners.at(-1)
    if (owners.length < AT_ONCE) return reminded
  }
}

/**
 * Sends one member's reminder with the note that it was sent; false when there was nothing to send.
 */
async function remind(
  parts: ReminderParts,
  owner: Owner,
  { region, day, lockAt }: Closing,
  now: Instant,
): Promise<boolean> {
  return parts.db.transaction().execute(async (tx) => {
    const member = await memberById(tx, owner)
    const brand = parts.brands.find(({ merchantCode }) => merchantCode === member?.merchantCode)
    if (!brand || member?.state !== MEMBER_STATE.OPEN) return false
    if (await lossLimitReached(tx, owner, now)) return false
    if (!(await takeReminder(tx, owner, { region, day }))) return false
    const route = `/results/reminders?region=${region}`
    const args = {
      region: { text: `lottery.results.region.${region}` },
      at: { at: new Date(lockAt).toISOString() },
    } as const
    await sendMessage(tx, { memberId: owner, tab: 'SYSTEM', template: 'drawReminder', args, route }, now)
    await pushMember(parts.push, tx, owner, {
      title: 'push.reminder.title',
      body: 'push.reminder.body',
      url: route,
      about: `draw-reminder-${region}`,
    })
    return true
  })
}
