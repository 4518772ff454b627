import type { Query } from '@senluna/kit/query.ts'
import { iso, later, DAY, type Instant } from '@senluna/kit/time.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { drawEvidence } from '@senluna/contract/lottery.ts'
import { type DrawState, DRAW_STATE } from '../../draws/draw-state.ts'

export type Evidence = ReplyOf<typeof drawEvidence>

export interface DrawRow {
  no: number
  profile: string
  source: Evidence['source']
  open_at: Date
  lock_at: Date
  draw_at: Date
  state: DrawState
  facts: Record<string, unknown>
  commitment: string | null
  void_reason: string | null
  void_note: string | null
  drawn_at: Date | null
  beacon_source: string | null
  beacon_round: bigint | null
  beacon_first: bigint | null
  beacon_signature: string | null
  beacon_randomness: string | null
  revealed: string | null
  players_root: string | null
  players_orders: number | null
  escrow: string | null
  escrow_key: string | null
  settled_at: Date | null
  on_air: Evidence['onAir'] | null
}

const DRAW = `select d.no, d.profile, d.source, d.open_at, d.lock_at, d.draw_at, d.state, d.facts, d.commitment, d.void_reason,
    d.void_note, d.drawn_at, s.beacon_source, s.beacon_round, s.beacon_first, s.beacon_signature, s.beacon_randomness, s.revealed, s.players_root, s.players_orders,
    encode(s.escrow, 'hex') as escrow, s.escrow_key,
    d.settled_at, case when d.state = ${DRAW_STATE.SEALED} then a.numbers end as on_air
  from lottery.draw d left join lottery.seed s on s.draw_no = d.no left join lottery.on_air a on a.draw_no = d.no where d.game = $1 and d.numero = $2`

const VERSIONS =
  'select version, result, facts, origin, reason, at from lottery.result where draw_no = $1 order by version'

/**
 * What is entered but not yet weighed stays unseen: those who enter must not know of each other.
 */
const REPORTS = `select source, result, received_at, state from lottery.report
  where draw_no = $1 and state <> 'OPEN' order by received_at, id`

const STRANGE = `select
    (select count(*)::integer from lottery.draw where game = $1 and draw_at > $2 and state in (${DRAW_STATE.VOID}, ${DRAW_STATE.NOT_HELD})) as voids,
    (select count(*)::integer from lottery.seed s join lottery.draw d on d.no = s.draw_no
      where s.beacon_round <> s.beacon_first and d.game = $1 and d.draw_at > $2) as lates`

/** What proves a draw. */
export function drawOf(query: Query, game: string, drawNumber: string): Promise<DrawRow[]> {
  return query<DrawRow>(DRAW, [game, drawNumber])
}

/** How many draws came to nothing, and how many to another round of the beacon. */
export async function countOdd(
  query: Query,
  game: string,
  strangeDays: number,
  now: Instant,
): Promise<Pick<Evidence, 'voids' | 'lates'> | undefined> {
  const [row] = await query<Pick<Evidence, 'voids' | 'lates'>>(STRANGE, [game, iso(later(now, -strangeDays * DAY))])
  return row
}

/** The versions of a draw's result. */
export function versionsOf(
  query: Query,
  draw: number,
): Promise<(Omit<Evidence['versions'][number], 'at'> & { at: Date })[]> {
  return query<Omit<Evidence['versions'][number], 'at'> & { at: Date }>(VERSIONS, [draw])
}

/** What sources said of a draw. */
export function reportsOf(
  query: Query,
  draw: number,
): Promise<(Omit<Evidence['reports'][number], 'receivedAt'> & { received_at: Date })[]> {
  return query<Omit<Evidence['reports'][number], 'receivedAt'> & { received_at: Date }>(REPORTS, [draw])
}
