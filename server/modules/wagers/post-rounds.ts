import pg from 'pg'
import { assert, at } from '@senluna/kit/assert.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  outcomeOf,
  playStatement,
  postedOf,
  type FusedRow,
  type PlayItem,
  type PlayOutcome,
  type PlayRow,
} from './play-batch.ts'

/**
 * A wallet moved, a key was taken or locks crossed while the fused statement ran: it was undone
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
 * `counters` are the house accounts of the connection's lane, one for each round.
 */
export async function postRounds(
  wire: Wire,
  items: readonly PlayItem[],
  counters: readonly number[],
  writtenAt: Instant,
): Promise<PlayOutcome[]> {
  // Locks are taken in the order of owners, whatever the order of arrival.
  const sorted = items
    .map((item, place) => ({ item, place, counter: at(counters, place) }))
    .sort((a, b) => (a.item.owner < b.item.owner ? -1 : 1))
  const outcomes: (PlayOutcome | undefined)[] = items.map(() => undefined)
  for (const row of await fused(wire, sorted, writtenAt)) {
    const { item, place } = at(sorted, row.item - 1)
    outcomes[place] = postedOf(item, row)
  }
  const left = sorted.filter(({ place }) => !outcomes[place])
  if (left.length > 0) {
    const { rows } = await wire.query<PlayRow>(statementOf('careful', left, writtenAt))
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
  counter: number
}

const statementOf = (how: 'fused' | 'careful', placed: readonly Placed[], writtenAt: Instant) =>
  playStatement(
    how,
    placed.map(({ item }) => item),
    placed.map(({ counter }) => counter),
    writtenAt,
  )

/** What was posted at once. Nothing was when somebody got in between. */
async function fused(wire: Wire, sorted: readonly Placed[], writtenAt: Instant): Promise<FusedRow[]> {
  try {
    const { rows } = await wire.query<FusedRow>(statementOf('fused', sorted, writtenAt))
    return rows
  } catch (error) {
    if (error instanceof pg.DatabaseError && IN_BETWEEN.has(error.code ?? '')) return []
    throw error
  }
}
