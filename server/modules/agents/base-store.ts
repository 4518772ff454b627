import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db } from '../../platform/database/db.ts'

/** Days of a month, the end excluded: `yyyy-MM-dd`. */
export interface Month {
  from: string
  until: string
}

/** Products whose rebates go by the stake: the rebate is part of the ticket's price. */
const BY_STAKE: readonly Product[] = ['LOTT', 'ELOTT', 'VNLOTT']

/** What an account and whoever then stood below it bet in some days: what rebates go by. */
export async function teamBases(
  db: Db,
  brand: Brand,
  leader: Id<'member'>,
  { from, until }: Month,
): Promise<ReadonlyMap<Product, bigint>> {
  const { rows } = await sql<{ product: Product; base: bigint }>`
    select f.product, sum(case when f.product = any (${[...BY_STAKE]}::text[]) then f.stake else f.valid_bet end)::bigint as base
    from (
      select member_id, from_day, until_day from members.places_below(${leader}, ${brand.timeZone})
      union all select ${leader}::uuid, '-infinity', 'infinity') p
    join facts.for_team_play f on f.member_id = p.member_id and f.day >= p.from_day and f.day < p.until_day
    where f.merchant_id = ${brand.merchantCode} and f.currency = ${brand.currency.code}
      and f.day >= ${from}::date and f.day < ${until}::date
    group by f.product`.execute(db)
  return new Map(rows.map(({ product, base }) => [product, base]))
}
