import type { Id } from '@senluna/kit/ids.ts'
import { placesOf } from '@senluna/kit/places-of.ts'
import type { Query } from '@senluna/kit/query.ts'

const ROUND_STATE = ['open', 'settled', 'closed', 'cancelled'] as const
/** The number by which a round's row keeps where it stands. */
export const ROUND_STATE_NO = placesOf(ROUND_STATE)

/**
 * Where a round stands.
 *
 * A win settles it and the rollback of its last win opens it again; closing ends it for all but
 * corrections. Once every bet is rolled back it is cancelled; until it is closed a bet under a new
 * key opens it again.
 */
export type RoundState = (typeof ROUND_STATE)[number]

/** The state a number stands for. Throws on one no table keeps: a bug. */
export function roundStateOf(code: number): RoundState {
  const state = ROUND_STATE[code]
  if (!state) throw new Error(`a round is in an unknown state ${code}`)
  return state
}

/** A round as its wagers left it. */
export interface Round {
  state: RoundState
  /** How many bets and wins of it count. */
  bets: number
  wins: number
  /** Whether it takes no more money. */
  closed: boolean
}

/**
 * One round of a member, or undefined when no bet of it was ever taken.
 *
 * A round that a house game played in one statement is known here once it was corrected, closed or
 * cancelled.
 */
export async function roundOf(
  query: Query,
  round: { owner: Id<'member'>; source: number; round: string },
): Promise<Round | undefined> {
  const rows = await query<{ state: number; bets: number; wins: number; closed: boolean }>(
    `select state, bets, wins, closed_at is not null as closed from wagers.round_state
     where owner_id = $1 and source = $2 and round_id = $3`,
    [round.owner, round.source, round.round],
  )
  return rows[0] && { ...rows[0], state: roundStateOf(rows[0].state) }
}
