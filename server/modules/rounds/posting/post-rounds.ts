import pg from 'pg'
import { assert, at } from '@senluna/kit/assert.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  outcomeOf,
  playStatement,
  postedOf,
  type FastRow,
  type Path,
  type PlayItem,
  type PlayOutcome,
  type PlayRow,
} from './play-statement.ts'

/**
 * A wallet moved, a key was taken or locks crossed while the fast statement ran: it was undone
 * whole.
 */
const IN_BETWEEN = new Set(['SL010', '23505', '40P01'])

/** Sends statements on one connection. */
export interface Wire {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<{ rows: Row[] }>
}

/**
 * Posts a batch of paid rounds; one outcome for each, in their order. At most one round a wallet.
 *
 * Cost: one statement while all rounds are in order, a second for those that are not.
 * `contras` are the house accounts of the connection's lane, one for each round.
 */
export async function postRounds(
  wire: Wire,
  items: readonly PlayItem[],
  contras: readonly number[],
  writtenAt: Instant,
): Promise<PlayOutcome[]> {
  // Locks are taken in the order of owners, whatever the order of arrival.
  const sorted = items
    .map((item, place) => ({ item, place, contra: at(contras, place) }))
    .sort((a, b) => (a.item.owner < b.item.owner ? -1 : 1))
  const outcomes: (PlayOutcome | undefined)[] = items.map(() => undefined)
  for (const row of await fastPath(wire, sorted, writtenAt)) {
    const { item, place } = at(sorted, row.item - 1)
    outcomes[place] = postedOf(item, row)
  }
  const left = sorted.filter(({ place }) => !outcomes[place])
  if (left.length > 0) {
    const { rows } = await wire.query<PlayRow>(statementOf('slow', left, writtenAt))
    left.forEach(({ place }, index) => (outcomes[place] = outcomeOf(at(rows, index))))
  }
  return outcomes.map((outcome) => {
    assert(outcome, 'every round has an outcome')
    return outcome
  })
}

interface Placed {
  item: PlayItem
  place: number
  contra: number
}

const statementOf = (how: Path, placed: readonly Placed[], writtenAt: Instant) =>
  playStatement(
    how,
    placed.map(({ item }) => item),
    placed.map(({ contra }) => contra),
    writtenAt,
  )

/** What was posted at once. Nothing was when somebody got in between. */
async function fastPath(wire: Wire, sorted: readonly Placed[], writtenAt: Instant): Promise<FastRow[]> {
  try {
    const { rows } = await wire.query<FastRow>(statementOf('fast', sorted, writtenAt))
    return rows
  } catch (error) {
    if (error instanceof pg.DatabaseError && IN_BETWEEN.has(error.code ?? '')) return []
    throw error
  }
}
