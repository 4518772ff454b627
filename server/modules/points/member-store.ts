import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx } from '../../platform/database/db.ts'

/** Somebody who may get points, by brand. */
export interface Holder {
  memberId: Id<'member'>
  merchantCode: MerchantCode
}

/**
 * Holds the points of some members until the transaction ends, always in the same order. Answers
 * what each has of play that is worth no point yet, and who has never had any.
 */
export async function holdPoints(
  tx: Tx,
  holders: readonly Holder[],
): Promise<{ remainders: Map<Id<'member'>, bigint>; fresh: Id<'member'>[] }> {
  const ids = holders.map(({ memberId }) => memberId)
  const { rows: made } = await sql<{ id: Id<'member'> }>`insert into points.member (member_id, merchant_id, remainder)
    select h.id, h.merchant_id, 0 from unnest(${ids}::uuid[], ${holders.map(({ merchantCode }) => merchantCode)}::text[])
      as h (id, merchant_id) order by 1 on conflict do nothing returning member_id as id`.execute(tx)
  const { rows } = await sql<{
    id: Id<'member'>
    remainder: bigint
  }>`select member_id as id, remainder from points.member
    where member_id = any (${ids}::uuid[]) order by member_id for no key update`.execute(tx)
  return { remainders: new Map(rows.map(({ id, remainder }) => [id, remainder])), fresh: made.map(({ id }) => id) }
}

/** Keeps what members have of play that is worth no point yet. */
export async function keepRemainders(tx: Tx, remainders: ReadonlyMap<Id<'member'>, bigint>): Promise<void> {
  if (remainders.size === 0) return
  await sql`update points.member m set remainder = r.remainder
    from unnest(${[...remainders.keys()]}::uuid[], ${[...remainders.values()].map(String)}::bigint[]) as r (id, remainder)
    where m.member_id = r.id`.execute(tx)
}
