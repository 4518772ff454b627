import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db } from '../../../platform/database/db.ts'
import { besidePlay, factsAt, placesOf, type TeamView } from './places.ts'

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
 * right below it with its team. Cost: its sums of those days.
 */
export async function broughtRebates(db: Db, view: TeamView): Promise<BroughtBy[]> {
  const { agent, brand, days } = view
  const within = sql`f.day between ${days.from}::date and ${days.to}::date and f.merchant_id = ${brand.merchantCode} and f.currency = ${brand.currency.code}`
  const { rows } = await sql<BroughtBy>`
    select f.source_id as source, f.product, sum(f.amount)::bigint as amount from teams.in_rebates f
    where f.member_id = ${agent} and ${within}
    group by 1, 2`.execute(db)
  return rows
}
