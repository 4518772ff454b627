import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/database/db.ts'

interface Moment {
  at: Date
  saidPaidHours: number
}

const isOverdue = ({ at, saidPaidHours }: Moment) => sql`state in ('CREATED', 'PENDING_PAYMENT', 'CONFIRMING')
      and expires_at <= ${at} and (state <> 'CONFIRMING' or (confirmations = 0
        and coalesce(said_paid_at, expires_at) <= ${at}::timestamptz - make_interval(hours => ${saidPaidHours})))`

/** Orders whose time has run out. */
export async function overdue(
  db: Db,
  { without, most, ...moment }: Moment & { without: readonly string[]; most: number },
): Promise<{ id: Id<'deposit'> }[]> {
  const { rows } = await sql<{ id: Id<'deposit'> }>`select id from cashier.deposit
    where ${isOverdue(moment)} and id <> all (${[...without]}::uuid[]) order by expires_at limit ${most}`.execute(db)
  return rows
}

/** An order, or a member's, whose time has run out, locked; nobody else's. */
export async function lockOverdue(
  tx: Tx,
  which: { memberId: Id<'member'> } | { orderId: Id<'deposit'> },
  moment: Moment,
): Promise<{ id: Id<'deposit'> }[]> {
  const own = 'memberId' in which ? sql`member_id = ${which.memberId}` : sql`id = ${which.orderId}`
  const { rows } = await sql<{ id: Id<'deposit'> }>`select id from cashier.deposit
    where ${isOverdue(moment)} and ${own} order by expires_at limit 200 for no key update skip locked`.execute(tx)
  return rows
}
