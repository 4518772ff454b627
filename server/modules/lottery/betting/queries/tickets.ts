import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Id } from '@senluna/kit/ids.ts'

interface Row {
  game: string
  bet_type: string
  selection: unknown
  unit: Amount
  stake: Amount
  price: string
}

/** The game that a member's ticket is of; undefined for a ticket that isn't theirs. */
export async function gameOfTicket(
  query: Query,
  owner: Id<'member'>,
  ticketId: Id<'ticket'>,
): Promise<string | undefined> {
  const [row] = await query<{ game: string }>(
    'select d.game from lottery.ticket t join lottery.draw d on d.no = t.draw_no where t.owner_id = $1 and t.id = $2',
    [owner, ticketId],
  )
  return row?.game
}

/** What a ticket was bet on. */
export async function ticketOf(query: Query, owner: Id<'member'>, ticketId: Id<'ticket'>): Promise<Row | undefined> {
  const [row] = await query<Row>(
    `select d.game, t.bet_type, t.selection, t.unit, t.stake, t.price::text as price
     from lottery.ticket t join lottery.draw d on d.no = t.draw_no where t.owner_id = $1 and t.id = $2`,
    [owner, ticketId],
  )
  return row
}
