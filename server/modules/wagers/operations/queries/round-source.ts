import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { SOURCE } from '@senluna/ledger/index.ts'

/**
 * Who names the keys of a round: what an operation on it has to say. Undefined for a wager that is
 * no round of the operations of this module: a ticket of the lottery is settled and voided with its
 * draw.
 */
export async function roundSourceOf(query: Query, owner: Id<'member'>, round: string): Promise<number | undefined> {
  const rows = await query<{ source: number }>(
    `select source from wagers.round_state where owner_id = $1 and round_id = $2
     union all select $3::smallint from rounds.for_wagers where owner_id = $1 and id = $2 limit 1`,
    [owner, round, SOURCE.PLAY],
  )
  return rows[0]?.source
}
