import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What a member may stake at most until a moment, and in which products. */
export interface StakeCap {
  /** Of one stake; null is any. An order of tickets is one stake. */
  most: Amount | null
  /** Null is all. */
  products: readonly Product[] | null
  until: Instant
}

/** The cap on a member's stakes; also one that is over by now. */
export async function stakeCapOf(db: Db | Tx, memberId: Id<'member'>): Promise<StakeCap | undefined> {
  const { rows } = await sql<{ cap_most: Amount | null; cap_products: Product[] | null; capped_until: Date }>`
    select cap_most, cap_products, capped_until from protection.guard
    where owner_id = ${memberId} and capped_until is not null`.execute(db)
  const [row] = rows
  return row && { most: row.cap_most, products: row.cap_products, until: instant(row.capped_until.getTime()) }
}

/** Writes the cap of a held guard, or takes it away. */
export async function putStakeCap(tx: Tx, memberId: Id<'member'>, cap: StakeCap | undefined): Promise<void> {
  await sql`select wagers.set_cap(${memberId}, ${cap?.most ?? null}, ${cap?.products ? [...cap.products] : null}::text[],
    ${cap ? new Date(cap.until) : null})`.execute(tx)
}
