import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Holder } from './member-store.ts'

/** What moves points, and the money that they became. */
export const DAY_FIGURES = ['earned', 'taken_back', 'converted', 'credited', 'redeemed', 'returned'] as const
export type DayFigure = (typeof DAY_FIGURES)[number]

/** What moved somebody's points; a figure that isn't named didn't change. */
export type DayMove = Holder & Partial<Record<DayFigure, bigint>>

/** Adds to what moved members' points on a business day. */
export async function addToDay(tx: Tx, day: string, moves: readonly DayMove[]): Promise<void> {
  if (moves.length === 0) return
  const figure = (name: DayFigure) => moves.map((move) => String(move[name] ?? 0n))
  await sql`insert into points.day as d (member_id, day, merchant_id, earned, taken_back, converted, credited, redeemed, returned)
    select m.id, ${day}::date, m.merchant_id, m.earned, m.taken_back, m.converted, m.credited, m.redeemed, m.returned
    from unnest(${moves.map(({ memberId }) => memberId)}::uuid[], ${moves.map(({ merchantCode }) => merchantCode)}::text[],
      ${figure('earned')}::bigint[], ${figure('taken_back')}::bigint[], ${figure('converted')}::bigint[],
      ${figure('credited')}::bigint[], ${figure('redeemed')}::bigint[], ${figure('returned')}::bigint[])
      as m (id, merchant_id, earned, taken_back, converted, credited, redeemed, returned) order by 1
    on conflict (member_id, day) do update set earned = d.earned + excluded.earned, taken_back = d.taken_back + excluded.taken_back,
      converted = d.converted + excluded.converted, credited = d.credited + excluded.credited,
      redeemed = d.redeemed + excluded.redeemed, returned = d.returned + excluded.returned`.execute(tx)
}

/** How many points somebody has converted on a business day. */
export async function convertedOn(db: Db | Tx, memberId: Id<'member'>, day: string): Promise<bigint> {
  const { rows } = await sql<{ converted: bigint }>`select converted from points.day
    where member_id = ${memberId} and day = ${day}::date`.execute(db)
  return rows[0]?.converted ?? 0n
}
