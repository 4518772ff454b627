import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'

/**
 * One decision at a time about what a game pays and about what its draws come to: of two that
 * exclude each other one comes too late.
 */
export const aloneWith = (tx: Tx, game: string) =>
  sql`select pg_advisory_xact_lock(7300404, hashtext(${game}))`.execute(tx)

export async function hasSetTerms(
  tx: Db | Tx,
  games: readonly string[],
  openAt: Date,
  staffId: Id<'staff'>,
): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from lottery.terms_change c
    where c.game = any (${[...games]}) and ${staffId} in (c.asked_by, c.approved_by)
      and (c.at >= ${openAt} or not exists (select from lottery.terms_change n where n.merchant_id = c.merchant_id
        and n.game = c.game and n.bet_type = c.bet_type and n.revision > c.revision and n.at <= ${openAt}))) as yes`.execute(
    tx,
  )
  return rows[0]?.yes ?? false
}

/** Whether one of some members has a ticket on a draw, or on a pair that follows it. */
export async function hasTicket(tx: Db | Tx, no: number, members: readonly string[]): Promise<boolean> {
  if (members.length === 0) return false
  const { rows } =
    await sql`select from lottery.ticket where owner_id = any (${[...members]}::uuid[]) and draw_no = any (
      array(select ${no}::integer union all select draw_no from lottery.pair_draw where ${no}::integer in (first_no, second_no)))
    limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Whether somebody has had a hand in a result of some games since a moment: entered, asked for or
 * agreed to one.
 */
export async function hasMadeResults(
  tx: Tx,
  games: readonly string[],
  staffId: Id<'staff'>,
  since: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select
    exists (select from lottery.report r join lottery.draw d on d.no = r.draw_no
      where d.game = any (${[...games]}) and r.staff_id = ${staffId} and r.received_at >= ${new Date(since)})
    or exists (select from lottery.draw d join lottery.result r on r.draw_no = d.no
      where d.game = any (${[...games]}) and ${staffId} in (r.entered_by, r.approved_by) and r.at >= ${new Date(since)}) as yes`.execute(
    tx,
  )
  return rows[0]?.yes ?? false
}
