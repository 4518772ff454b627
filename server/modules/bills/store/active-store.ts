import { sql, type RawBuilder } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { businessDate } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { MAY_BE_ACTIVE, placesOf, type TeamAsked } from './figure-store.ts'

/** What a month `f` came to since a day of it. */
const SINCE: Readonly<Record<string, RawBuilder<unknown>>> = {
  '01': sql`f.valid_bet`,
  '16': sql`f.valid_bet - f.first_half`,
}

/**
 * How many members of a team bet at least so much in a time that isn't over yet. Cost: the days of
 * the team's members; of a month or half a month so far a row for each member and game.
 */
export async function activeSoFar(db: Db, brand: Brand, team: TeamAsked, least: Amount): Promise<number> {
  const { merchantCode, timeZone, currency } = brand
  const [since, until] = [businessDate(team.start, timeZone), businessDate(team.end, timeZone)]
  const ends = (day: RawBuilder<unknown>) => sql`(${day} + 1)::timestamp at time zone ${timeZone}`
  const within = sql`f.merchant_id = ${merchantCode} and f.currency = ${currency.code} and f.product = any (${[...team.products]}::text[])`
  const days = sql`f.day >= ${since}::date and f.day < ${until}::date`
  // Nobody has facts of days to come: what a month came to since the time began is the time's.
  const sinceBegun = SINCE[since.slice(-2)]
  const steady = sinceBegun
    ? sql`select f.member_id, ${sinceBegun} as valid_bet from places p join facts.for_months f on f.member_id = p.id
        and f.month = date_trunc('month', ${since}::date)::date and ${within}`
    : sql`select f.member_id, f.valid_bet from places p join bills.in_play f on f.member_id = p.id and ${days} and ${within}`
  const { rows } = await sql<{ active: number }>`with places as materialized (
      select p.id, p.since, p.until, p.until is null and (p.since is null or p.since < ${ends(sql`${since}::date`)}) as steady
      from (${placesOf(brand, [team])}) p where p.type in (${MAY_BE_ACTIVE}))
    select count(*)::integer as active from (
      select b.member_id from (
        ${steady} where p.steady
        union all
        select f.member_id, f.valid_bet from places p join bills.in_play f on f.member_id = p.id and ${days} and ${within}
          and (p.since is null or p.since < ${ends(sql`f.day`)}) and (p.until is null or p.until >= ${ends(sql`f.day`)})
        where not p.steady) b
      group by 1 having sum(b.valid_bet) > 0 and sum(b.valid_bet) >= ${least.toString()}::bigint) a`.execute(db)
  return rows[0]!.active
}
