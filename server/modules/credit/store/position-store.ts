import { sql } from 'kysely'
import { NO_POSITION, type Position } from '@senluna/kit/agents/credit/positions.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import type { BusinessDate, Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What an account takes of each product. */
export type Positions = Readonly<Record<Product, Position>>

/** A day after every other: how things stand once all that was written counts. */
export const LATEST = 'infinity'

interface Row {
  memberId: Id<'member'>
  product: Product
  least: number
  most: number
  share: number
}

/** What accounts take on a day, by account; those without a word take nothing. */
export async function positionsOn(
  db: Db | Tx,
  ids: readonly Id<'member'>[],
  day: BusinessDate | typeof LATEST,
): Promise<ReadonlyMap<Id<'member'>, Positions>> {
  const { rows } =
    await sql<Row>`select distinct on (member_id, product) member_id as "memberId", product, least_ppm as least,
      most_ppm as most, share_ppm as share
    from credit.position where member_id = any (${[...ids]}::uuid[]) and from_day <= ${day}::date
    order by member_id, product, from_day desc`.execute(db)
  const found = new Map(ids.map((id) => [id, { ...NONE }]))
  for (const { memberId, product, least, most, share } of rows) {
    const own = found.get(memberId)
    if (own) own[product] = { least, most, share }
  }
  return found
}

const NONE = Object.fromEntries(PRODUCTS.map((product) => [product, NO_POSITION])) as Record<Product, Position>

/** The most that any account right below another may take on a day, by product. */
export async function givenOn(
  db: Db | Tx,
  uplineId: Id<'member'>,
  day: BusinessDate | typeof LATEST,
): Promise<Readonly<Record<Product, number>>> {
  const { rows } = await sql<{ product: Product; most: number }>`select product, max(most_ppm)::integer as most from (
      select distinct on (p.member_id, p.product) p.product, p.most_ppm from credit.account a
      join credit.position p on p.member_id = a.member_id and p.from_day <= ${day}::date
      where a.upline_id = ${uplineId} order by p.member_id, p.product, p.from_day desc) latest
    group by product`.execute(db)
  const most = new Map(rows.map((row) => [row.product, row.most]))
  return Object.fromEntries(PRODUCTS.map((product) => [product, most.get(product) ?? 0])) as Record<Product, number>
}

/** Writes what an account takes of some products from a day on, in place of what was to be then. */
export async function writePositions(
  tx: Tx,
  memberId: Id<'member'>,
  positions: Partial<Record<Product, Position>>,
  by: { id: Id<'member'> | Id<'staff'>; fromDay: BusinessDate },
  now: Instant,
): Promise<void> {
  for (const [product, { least, most, share }] of Object.entries(positions))
    await sql`insert into credit.position (member_id, product, from_day, least_ppm, most_ppm, share_ppm, by_id, written_at)
      values (${memberId}, ${product}, ${by.fromDay}::date, ${least}, ${most}, ${share}, ${by.id}, ${new Date(now)})
      on conflict (member_id, product, from_day) do update set least_ppm = excluded.least_ppm, most_ppm = excluded.most_ppm,
        share_ppm = excluded.share_ppm, by_id = excluded.by_id, written_at = excluded.written_at`.execute(tx)
}

/** What an account takes of a product from a day on, until its next row. */
export interface ShareFrom {
  memberId: Id<'member'>
  product: Product
  fromDay: BusinessDate
  ppm: number
}

/** Every share that accounts of a book have had, the latest first. */
export async function sharesOfBook(tx: Tx, generalAgentId: Id<'member'>): Promise<ShareFrom[]> {
  const { rows } =
    await sql<ShareFrom>`select p.member_id as "memberId", p.product, to_char(p.from_day, 'YYYY-MM-DD') as "fromDay",
      p.share_ppm as ppm
    from credit.account a join credit.position p on p.member_id = a.member_id where a.general_agent_id = ${generalAgentId}
    order by p.member_id, p.product, p.from_day desc`.execute(tx)
  return rows
}
