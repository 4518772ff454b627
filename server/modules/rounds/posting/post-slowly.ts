import { at } from '@senluna/kit/assert.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { HouseNo } from '@senluna/ledger/index.ts'
import { outcomeOf, playStatement, type PlayItem, type PlayOutcome, type PlayRow } from './play-statement.ts'

/** Posts one round in a transaction of the caller's, by the statement that never raises. */
export async function postSlowly(
  query: Query,
  item: PlayItem,
  contra: HouseNo,
  writtenAt: Instant,
): Promise<PlayOutcome> {
  const { text, values } = playStatement('slow', [item], [contra], writtenAt)
  return outcomeOf(at(await query<PlayRow>(text, values), 0))
}
