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
 * what each has of play that is worth no point yet, and who has never had any. Those whom nobody
 * held before come last, in their order too: of almost all play there are none.
 */
export async function holdPoints(
  tx: Tx,
  holders: readonly Holder[],
): Promise<{ remainders: Map<Id<'member'>, bigint>; fresh: Id<'member'>[] }> {
  const remainders = await held(
    tx,
    holders.map(({ memberId }) => memberId),
  )
  const unknown = holders.filter(({ memberId }) => !remainders.has(memberId))
  if (unknown.length === 0) return { remainders, fresh: [] }
  const ids = unknown.map(({ memberId }) => memberId)
  const { rows: made } = await sql<{ id: Id<'member'> }>`insert into points.member (member_id, merchant_id, remainder)
    select h.id, h.merchant_id, 0 from unnest(${ids}::uuid[], ${unknown.map(({ merchantCode }) => merchantCode)}::text[])
      as h (id, merchant_id) order by 1 on conflict do nothing returning member_id as id`.execute(tx)
  return { remainders: new Map([...remainders, ...(await held(tx, ids))]), fresh: made.map(({ id }) => id) }
}

async function held(tx: Tx, ids: readonly Id<'member'>[]): Promise<Map<Id<'member'>, bigint>> {
  const { rows } = await sql<{
    id: Id<'member'>
    remainder: bigint
  }>`select member_id as id, remainder from points.member
    where member_id = any (${[...ids]}::uuid[]) order by member_id for no key update`.execute(tx)
  return new Map(rows.map(({ id, remainder }) => [id, remainder]))
}

/** Keeps what members have of play that is worth no point yet. */
export async function keepRemainders(tx: Tx, remainders: ReadonlyMap<Id<'member'>, bigint>): Promise<void> {
  if (remainders.size === 0) return
  await sql`update points.member m set remainder = r.remainder
    from unnest(${[...remainders.keys()]}::uuid[], ${[...remainders.values()].map(String)}::bigint[]) as r (id, remainder)
    where m.member_id = r.id`.execute(tx)
}
