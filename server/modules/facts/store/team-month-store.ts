import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { allowMinutes, type Tx } from '../../../platform/database/db.ts'

const LISTS = sql.raw('active, idle, depositors')

/**
 * Makes the lists of who of each team did so in a month up to a day, from those of its days. None
 * while a day of them is to be added up, or when they are there. Whoever makes facts holds their
 * lock. Cost: one read of the lists of those days.
 */
export async function addTeamMonth(tx: Tx, brand: Brand, month: string, until: string): Promise<boolean> {
  const { merchantCode, timeZone } = brand
  const own = sql`merchant_id = ${merchantCode} and month = ${month}::date`
  const { rows } = await sql`select from facts.team_months_added where ${own} and until = ${until}::date
    union all select from facts.teams_to_add(${merchantCode}, ${timeZone}, ${month}::date, ${daysFrom(until, -1)}::date) limit 1`.execute(
    tx,
  )
  if (rows.length > 0) return false
  await allowMinutes(tx, 5)
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`delete from facts.team_months where ${own}`.execute(tx)
  await sql`insert into facts.team_months (merchant_id, month, leader_id, near, currency, ${LISTS})
    select ${merchantCode}, ${month}::date, leader_id, near, currency, coalesce(array_agg(no order by no) filter (where what & 2 > 0), '{}'),
      coalesce(array_agg(no order by no) filter (where what & 3 = 1), '{}'), coalesce(array_agg(no order by no) filter (where what & 4 > 0), '{}')
    from (
      select leader_id, near, currency, no, bit_or(what) as what from facts.team_people p, lateral (
        select unnest(p.active) as no, 3 as what union all select unnest(p.idle), 1 union all select unnest(p.depositors), 4) l
      where p.merchant_id = ${merchantCode} and p.day >= ${month}::date and p.day < ${until}::date
      group by 1, 2, 3, 4) w
    group by leader_id, near, currency`.execute(tx)
  await sql`insert into facts.team_months_added (merchant_id, month, until) values (${merchantCode}, ${month}::date, ${until}::date)
    on conflict (merchant_id, month) do update set until = excluded.until`.execute(tx)
  return true
}

/** Says that the lists of a day's month hold no more, if the day is in them. */
export async function forgetTeamMonth(
  tx: Tx,
  { merchantCode }: Pick<Brand, 'merchantCode'>,
  day: string,
): Promise<void> {
  await sql`delete from facts.team_months_added where merchant_id = ${merchantCode}
    and month = date_trunc('month', ${day}::date)::date and until > ${day}::date`.execute(tx)
}
