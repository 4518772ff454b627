import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { nextMark, type Harm, type Mark } from '@senluna/kit/protection/markers.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import { holdPlayer, outOfPlay } from './store/guards.ts'
import { recordStep } from './store/steps.ts'
import { markOf, putMark, isMarked } from './store/markers.ts'

/**
 * Keeps what was found of a member, in the transaction of their piece. A level that changes stands
 * in their history; who comes to a level for the first time is written to once. Found twice,
 * nothing changes the second time.
 *
 * Answers whether the level changed.
 */
export async function keepMark(
  tx: Tx,
  { memberId, merchantCode }: { memberId: Id<'member'>; merchantCode: MerchantCode },
  found: Harm,
  now: Instant,
): Promise<boolean> {
  // Of most members nothing speaks and nothing is kept: none of their bets waits for this.
  if (found.level === 0 && !(await isMarked(tx, memberId))) return false
  // Two runs at once take turns on each member.
  await holdPlayer(tx, memberId)
  const row = await markOf(tx, memberId)
  const before: Mark | undefined = row && {
    level: row.level,
    spoke: row.spoke,
    since: instant(row.since.getTime()),
    calmSince: row.calm_since && instant(row.calm_since.getTime()),
  }
  const mark = nextMark(before, found, now)
  // An excluded member is not notified: they can't play, and know why.
  const notifies = mark.level > 0 && !row?.told_at && (await outOfPlay(tx, [memberId], now)).size === 0
  const notifiedAt = mark.level === 0 ? null : notifies ? new Date(now) : (row?.told_at ?? null)
  await putMark(
    tx,
    {
      memberId,
      merchantCode,
      level: mark.level,
      spoke: mark.spoke,
      since: mark.since,
      calmSince: mark.calmSince,
      notifiedAt,
    },
    now,
  )
  const from = before?.level ?? 0
  if (from !== mark.level) {
    const spoke = mark.spoke.map(({ kind }) => kind).join(' ')
    await recordStep(tx, memberId, 'marked', { from, level: mark.level, spoke }, now)
  }
  if (notifies) await emit(tx, now, { topic: 'playNoticed', audience: memberId, payload: {} })
  return from !== mark.level
}
