import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'

/** What an order gave a draw that is over. */
interface GivenSeed {
  draw: number
  seed: string
  leaf: Buffer
}

const GIVEN = `select d.no as draw, p.seed, p.leaf
  from lottery.orders o
  join lottery.draw d on d.game = $3 and d.numero = $4
  join lottery.player_seed p on p.draw_no = d.no and p.order_id = o.id
  join lottery.seed s on s.draw_no = d.no
  where o.owner_id = $1 and o.no = $2 and s.players_root is not null`

/** What a member's order gave a draw, once the draw's root is known. */
export async function seedOfOrder(
  query: Query,
  owner: Id<'member'>,
  named: { orderNo: string; game: string; drawNumber: string },
): Promise<GivenSeed | undefined> {
  const [row] = await query<GivenSeed>(GIVEN, [owner, named.orderNo, named.game, named.drawNumber])
  return row
}

/** The leaves of a draw that is over, in rising order. */
export async function leavesOf(query: Query, draw: number): Promise<Buffer[]> {
  const rows = await query<{ leaf: Buffer }>('select leaf from lottery.player_seed where draw_no = $1 order by leaf', [
    draw,
  ])
  return rows.map(({ leaf }) => leaf)
}
