import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** When a draw was settled by the result that stands; undefined while it isn't. */
export async function settledAt(db: Db | Tx, draw: number): Promise<Instant | undefined> {
  const { rows } = await sql<{ at: Date }>`select settled_at as at from lottery.draw
    where no = ${draw} and settled_at is not null`.execute(db)
  return rows[0] && instant(rows[0].at.getTime())
}

/** The draws of some tickets on which others than their players earn. */
export async function drawsOfTickets(
  db: Db | Tx,
  tickets: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`select distinct r.draw_no as no
    from unnest(${tickets.map(({ memberId }) => memberId)}::uuid[], ${tickets.map(({ wagerId }) => wagerId)}::uuid[]) as t (owner_id, id)
    join lottery.for_rebates r on r.owner_id = t.owner_id and r.id = t.id`.execute(db)
  return rows.map(({ no }) => no)
}
