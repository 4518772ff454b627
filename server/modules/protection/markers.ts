import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import {
  nextMark,
  type Harm,
  type Mark,
  type MarkerLevel,
  type SpeakingMarker,
} from '@senluna/kit/protection/markers.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import { holdPlayer, outOfPlay, recordStep } from './store.ts'

interface MarkRow {
  level: MarkerLevel
  spoke: SpeakingMarker[]
  since: Date
  calm_since: Date | null
  told_at: Date | null
}

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
  const { rows } = await sql<MarkRow>`select level, spoke, since, calm_since, told_at from protection.marker
    where owner_id = ${memberId}`.execute(tx)
  const row = rows[0]
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
  await sql`insert into protection.marker (owner_id, merchant_id, level, spoke, since, calm_since, told_at, looked_at)
    values (${memberId}, ${merchantCode}, ${mark.level}, ${JSON.stringify(mark.spoke)}::jsonb, ${new Date(mark.since)},
      ${mark.calmSince && new Date(mark.calmSince)}, ${notifiedAt}, ${new Date(now)})
    on conflict (owner_id) do update set level = excluded.level, spoke = excluded.spoke, since = excluded.since,
      calm_since = excluded.calm_since, told_at = excluded.told_at, looked_at = excluded.looked_at`.execute(tx)
  const from = before?.level ?? 0
  if (from !== mark.level) {
    const spoke = mark.spoke.map(({ kind }) => kind).join(' ')
    await recordStep(tx, memberId, 'marked', { from, level: mark.level, spoke }, now)
  }
  if (notifies) await emit(tx, now, { topic: 'playNoticed', audience: memberId, payload: {} })
  return from !== mark.level
}

const isMarked = async (tx: Tx, memberId: Id<'member'>): Promise<boolean> =>
  (await sql`select from protection.marker where owner_id = ${memberId}`.execute(tx)).rows.length > 0
