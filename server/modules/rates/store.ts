import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate, type Rate } from '@senluna/kit/money.ts'
import { PRODUCTS, type Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'

/** The rates of an account, of the products for which it has one. */
export type Rates = Readonly<Partial<Record<Product, Rate>>>

/** The order in which rates of several products are held: nobody waits in a ring. */
export const LOCK_ORDER = PRODUCTS.toSorted()

interface RateRow {
  member_id: Id<'member'>
  product: Product
  ppm: number
}

/** The rates of accounts; an account without any has none in it. */
export async function ratesOf(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
): Promise<ReadonlyMap<Id<'member'>, Rates>> {
  const { rows } = await sql<RateRow>`select member_id, product, ppm from rates.rate
    where member_id = any (${[...memberIds]}::uuid[])`.execute(db)
  return byMember(rows)
}

/**
 * The same of one account, which nobody lowers until `tx` ends: what is opened below it may rely on
 * it.
 */
export async function heldRatesOf(tx: Tx, memberId: Id<'member'>): Promise<Rates> {
  const { rows } = await sql<RateRow>`select member_id, product, ppm from rates.rate
    where member_id = ${memberId} order by product for share`.execute(tx)
  return byMember(rows).get(memberId) ?? {}
}

function byMember(rows: readonly RateRow[]): Map<Id<'member'>, Rates> {
  const rates = new Map<Id<'member'>, Rates>()
  for (const row of rows) rates.set(row.member_id, { ...rates.get(row.member_id), [row.product]: rate(row.ppm) })
  return rates
}

/**
 * The rates of a product that the accounts right below another one have, without one of them.
 * Whoever sets another below it waits until `tx` ends.
 */
export async function directRates(
  tx: Tx,
  parentId: Id<'member'>,
  product: Product,
  without?: Id<'member'>,
): Promise<Rate[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rates below ${parentId} ${product}`}, 0))`.execute(tx)
  const { rows } = await sql<{ ppm: number }>`select r.ppm from rates.in_members m
    join rates.rate r on r.member_id = m.id and r.product = ${product}
    where m.parent_id = ${parentId} and m.id is distinct from ${without ?? null}::uuid`.execute(tx)
  return rows.map(({ ppm }) => rate(ppm))
}

/** An account in the tree with its rate of a product. */
export interface RatedRow {
  id: Id<'member'>
  parent: Id<'member'> | undefined
  rate: Rate
}

/**
 * An account and all below it that have a rate of a product; their rates change nowhere else until
 * `tx` ends.
 */
export async function lockedRatesBelow(tx: Tx, top: Id<'member'>, product: Product): Promise<RatedRow[]> {
  await sql`select from rates.rate where member_id = ${top} and product = ${product} for update`.execute(tx)
  for (let known = 1; ;) {
    const { rows } = await sql<{ id: Id<'member'>; parent_id: Id<'member'> | null; ppm: number }>`
      select m.id, m.parent_id, r.ppm from rates.in_members m join rates.rate r on r.member_id = m.id and r.product = ${product}
      where m.id = ${top} or m.path @> array[${top}]::uuid[]
      order by cardinality(m.path), m.id for update of r`.execute(tx)
    // A read that waited for an account's opening doesn't see it: once nobody new is found, all
    // are held, and below whoever is held nobody opens.
    if (rows.length <= known)
      return rows.map((row) => ({ id: row.id, parent: row.parent_id ?? undefined, rate: rate(row.ppm) }))
    known = rows.length
  }
}

/** A rate as it is to stand. */
export interface RateToWrite {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  product: Product
  from: Rate | undefined
  to: Rate
  by: string | null
}

/** Writes rates, and what they were. */
export async function writeRates(tx: Tx, rates: readonly RateToWrite[], now: Instant): Promise<void> {
  if (rates.length === 0) return
  const column = <Value>(valueOf: (row: RateToWrite) => Value) => rates.map(valueOf)
  const at = new Date(now)
  await sql`with wanted as (
      select * from unnest(${column(({ memberId }) => memberId)}::uuid[], ${column(({ product }) => product)}::text[],
        ${column(({ merchantCode }) => merchantCode)}::text[], ${column(({ from }) => from ?? null)}::integer[], ${column(({ to }) => to)}::integer[],
        ${column(({ by }) => by)}::uuid[], ${rates.map(() => newId<'rate-change'>(now))}::uuid[])
      as w (member_id, product, merchant_id, from_ppm, to_ppm, by_id, id)),
    noted as (
      insert into rates.change (member_id, id, merchant_id, product, from_ppm, to_ppm, by_id, at)
      select member_id, id, merchant_id, product, from_ppm, to_ppm, by_id, ${at} from wanted)
    insert into rates.rate (member_id, product, merchant_id, ppm, since)
    select member_id, product, merchant_id, to_ppm, ${at} from wanted
    on conflict (member_id, product) do update set ppm = excluded.ppm, since = excluded.since`.execute(tx)
}

/** Who has a rate of a product, from an account upward. */
export interface Chain {
  memberId: Id<'member'>
  product: Product
  /** The accounts and their rates in parts per million, the nearest first. */
  chain: [Id<'member'>, number][]
}

/**
 * The chains of some accounts, of some products, as they stood up to a moment, by the rates of
 * then: whoever moves at that moment still has the chain of before.
 */
export async function chainsAt(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
  products: readonly Product[],
  at: Instant,
): Promise<Chain[]> {
  const { rows } = await sql<Chain>`
    select m.id as "memberId", c.product, jsonb_agg(jsonb_build_array(p.id, c.to_ppm) order by p.place desc) as chain
    from rates.in_members m
    cross join lateral members.place_at(m.id, ${new Date(at)}::timestamptz - interval '1 microsecond') w
    cross join lateral unnest(w.path || m.id) with ordinality as p (id, place)
    cross join lateral (
      select distinct on (r.product) r.product, r.to_ppm from rates.change r
      where r.member_id = p.id and r.product = any (${[...products]}::text[]) and r.at <= ${new Date(at)}
      order by r.product, r.at desc, r.id desc) c
    where m.id = any (${[...memberIds]}::uuid[]) group by m.id, c.product`.execute(db)
  return rows
}

/** The rates there have been of an account, the latest first. */
export async function rateChanges(
  db: Db,
  memberId: Id<'member'>,
  most: number,
): Promise<{ product: Product; from: number | null; to: number; by: string | null; at: Date }[]> {
  const { rows } = await sql<{ product: Product; from: number | null; to: number; by: string | null; at: Date }>`
    select product, from_ppm as "from", to_ppm as "to", by_id as by, at from rates.change
    where member_id = ${memberId} order by id desc limit ${most}`.execute(db)
  return rows
}
