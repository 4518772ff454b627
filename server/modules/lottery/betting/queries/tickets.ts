import type { Query } from '@senluna/kit/query.ts'
import type { Id } from '@senluna/kit/ids.ts'

interface Row {
  game: string
  bet_type: string
  selection: unknown
  unit: bigint
  stake: bigint
  price: string
}

/** What a ticket was bet on. */
export async function ticketOf(query: Query, owner: Id<'member'>, ticketId: string): Promise<Row | undefined> {
  const [row] = await query<Row>(
    `select d.game, t.bet_type, t.selection, t.unit, t.stake, t.price::text as price
     from lottery.ticket t join lottery.draw d on d.no = t.draw_no where t.owner_id = $1 and t.id = $2`,
    [owner, ticketId],
  )
  return row
}
