import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db } from '../../../platform/database/db.ts'
import { besidePlay, factsAt, onDayOf, placesOf, type TeamView } from './places.ts'

/** What moved an agent's own wallets on a day, by kind. */
export interface OwnMoved {
  day: string
  kind: number
  amount: Amount
}

/** An agent's own movements of some kinds. Cost: as many rows as there are of it itself. */
export async function ownMoved(db: Db, view: TeamView, kinds: readonly number[]): Promise<OwnMoved[]> {
  const { rows } = await sql<OwnMoved>`with p as (${placesOf(view, 'ME')})
    select to_char(f.day, 'YYYY-MM-DD') as day, f.kind, sum(f.amount)::bigint as amount
    from p join teams.in_money f on ${factsAt(view, view.days)}
    where ${besidePlay(kinds)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** What the bets of one branch of the team brought an agent, by product. */
export interface BroughtBy {
  source: Id<'member'>
  product: Product
  amount: Amount
}

/**
 * Whose bets of the view's days brought the agent's rebates: its own, and those of each account
 * right below it with its team. Cost: one read of the agent's parts of those days.
 */
export async function broughtRebates(db: Db, view: TeamView): Promise<BroughtBy[]> {
  const { agent, brand, days } = view
  const { rows } = await sql<BroughtBy>`
    with parts as (
      select f.source_id, f.day, f.product, sum(f.amount) as amount from rebates.for_teams f
      where f.beneficiary_id = ${agent} and f.day between ${days.from}::date and ${days.to}::date and f.merchant_id = ${brand.merchantCode}
        and f.currency = ${brand.currency.code} group by 1, 2, 3),
    p as (select x.*, (x.path || x.member_id)[array_position(x.path, ${agent}::uuid) + 1] as child
      from members.places_below(${agent}, ${brand.timeZone}) x)
    select case when f.source_id = ${agent} then f.source_id else p.child end as source, f.product, sum(f.amount)::bigint as amount
    from parts f left join p on p.member_id = f.source_id and ${onDayOf}
    where f.source_id = ${agent} or p.child is not null
    group by 1, 2`.execute(db)
  return rows
}
