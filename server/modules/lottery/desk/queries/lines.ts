import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Json } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { WAGER_STATUS } from '../../../wagers/index.ts'

/** Open tickets of one line on a draw that bring the same. */
export interface LineTickets {
  /** The account of the line; empty below no agent, or of the parent itself. */
  account: string
  betType: string
  price: Json
  lines: number
  /** Where not all lines of the bet type are alike. */
  selection: Json | null
  unit: string
  tickets: number
  stake: Amount
}

/** The account of a brand by its name. */
export async function leaderNamed(db: Db, merchant: MerchantCode, userName: string): Promise<Id<'member'> | undefined> {
  const { rows } = await sql<{ id: Id<'member'> }>`select id from lottery.in_places
    where merchant_id = ${merchant} and user_name = ${userName} and until is null`.execute(db)
  return rows[0]?.id
}

/**
 * The open tickets of a draw by line, or by whoever stands right below an account now. `several`
 * are bet types whose selection says what they bring. Cost: one read of the draw's tickets.
 */
export async function lineTickets(
  db: Db,
  where: { no: number; merchant: MerchantCode; currency: string },
  parent: Id<'member'> | undefined,
  several: readonly string[],
): Promise<LineTickets[]> {
  const { no, merchant, currency } = where
  const child = parent
    ? sql`(m.path || m.id)[array_position(m.path || m.id, ${parent}::uuid) + 1]`
    : sql`case when cardinality(m.path) > 0 then m.path[1] end`
  const { rows } = await sql<LineTickets>`with placed as (
      select ${child} as line, t.bet_type, t.price, t.lines, case when t.bet_type = any (${[...several]}::text[]) then t.selection end as selection,
        t.unit, t.stake
      from lottery.ticket t join members.for_tree m on m.id = t.owner_id
      cross join lateral (select status from lottery.ticket_wager w where w.owner_id = t.owner_id and w.id = t.id limit 1) w
      where t.draw_no = ${no} and t.merchant_id = ${merchant} and t.currency = ${currency} and w.status = ${sql.lit(WAGER_STATUS.OPEN)}
        and ${parent ? sql`(m.id = ${parent} or m.path @> array[${parent}::uuid])` : sql`true`})
    select coalesce(u.user_name, '') as account, p.bet_type as "betType", p.price, p.lines, p.selection, p.unit::text as unit, count(*)::integer as tickets,
      sum(p.stake)::bigint as stake
    from placed p left join lottery.in_places u on u.id = p.line and u.until is null
    group by 1, 2, 3, 4, 5, 6`.execute(db)
  return rows
}
