import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { instant, iso, type Instant } from '@senluna/kit/time.ts'
import { ROUND_STATE_NO, roundStateOf, type RoundState } from './round-state.ts'

/** A round that has not come to its end. */
export interface WaitingRound {
  owner: Id<'member'>
  source: number
  round: string
  vendor: string
  state: RoundState
  openedAt: Instant
}

/**
 * Rounds opened before a moment and neither closed nor cancelled, oldest first.
 *
 * Whoever runs them has to say what became of them; nothing ends a round by itself. Source:
 * docs/wagers.md.
 */
export async function roundsWaiting(query: Query, before: Instant, most: number): Promise<WaitingRound[]> {
  const rows = await query<{
    owner_id: Id<'member'>
    source: number
    round_id: string
    vendor: string
    state: number
    opened_at: Date
  }>(
    `select owner_id, source, round_id, vendor, state, opened_at from wagers.round_state
     where state in (${ROUND_STATE_NO.open}, ${ROUND_STATE_NO.settled}) and opened_at < $1 order by opened_at limit $2`,
    [iso(before), most],
  )
  return rows.map((row) => ({
    owner: row.owner_id,
    source: row.source,
    round: row.round_id,
    vendor: row.vendor,
    state: roundStateOf(row.state),
    openedAt: instant(row.opened_at.getTime()),
  }))
}
