import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'

/** An account that gets another agent at a moment. */
export interface Move {
  id: Id<'agent-move'>
  merchantCode: MerchantCode
  memberId: Id<'member'>
  toParentId: Id<'member'> | null
  dueAt: Instant
}

interface MoveRow extends Omit<Move, 'dueAt'> {
  dueAt: Date
}

const COLUMNS = sql`id, merchant_id as "merchantCode", member_id as "memberId", to_parent_id as "toParentId", due_at as "dueAt"`
const moveOf = (row: MoveRow): Move => ({ ...row, dueAt: instant(row.dueAt.getTime()) })

/** Plans a move. Answers false where another one of the account waits. */
export async function planMove(tx: Tx, move: Omit<Move, 'id'>, now: Instant): Promise<boolean> {
  const planned = await sql`insert into agents.move (id, merchant_id, member_id, to_parent_id, due_at)
    values (${newId<'agent-move'>(now)}, ${move.merchantCode}, ${move.memberId}, ${move.toParentId}, ${new Date(move.dueAt)})
    on conflict (member_id) where state = 'PLANNED' do nothing`.execute(tx)
  return planned.numAffectedRows === 1n
}

/** The move that an account waits for. */
export async function plannedMove(db: Db | Tx, memberId: Id<'member'>): Promise<Move | undefined> {
  const { rows } = await sql<MoveRow>`select ${COLUMNS} from agents.move
    where member_id = ${memberId} and state = 'PLANNED'`.execute(db)
  return rows[0] && moveOf(rows[0])
}

/** Moves that are due, without those that were tried. */
export async function dueMoves(
  db: Db,
  now: Instant,
  most: number,
  without: readonly string[],
): Promise<Id<'agent-move'>[]> {
  const { rows } = await sql<{ id: Id<'agent-move'> }>`select id from agents.move
    where state = 'PLANNED' and due_at <= ${new Date(now)} and id <> all (${[...without]}::uuid[])
    order by due_at, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A move that waits, which nobody else takes until `tx` ends. */
export async function takeMove(tx: Tx, id: Id<'agent-move'>): Promise<Move | undefined> {
  const { rows } = await sql<MoveRow>`select ${COLUMNS} from agents.move
    where id = ${id} and state = 'PLANNED' for update skip locked`.execute(tx)
  return rows[0] && moveOf(rows[0])
}

export async function endMove(tx: Tx, id: Id<'agent-move'>, state: 'DONE' | 'FAILED'): Promise<void> {
  await sql`update agents.move set state = ${state} where id = ${id}`.execute(tx)
}
