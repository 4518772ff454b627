import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

import type { REQUIREMENT_STATES } from '@senluna/contract/money/turnover.ts'
/** One requirement as it is stored. */
export interface Stored {
  id: string
  member_id: Id<'member'>
  merchant_id: MerchantCode
  source: string
  source_id: string
  required: bigint
  done: bigint
  contrib: Partial<Record<Product, number>> | null
  min_odds_milli: number | null
  state: (typeof REQUIREMENT_STATES)[number]
  created_at: Date
  closed_at: Date | null
  withdrawn_at: Date | null
  flagged: boolean
}

/**
 * Open requirements of some members, in the order in which bets fill them; held when they are to be
 * changed.
 */
export async function openOf(db: Db | Tx, memberIds: readonly string[], held: boolean): Promise<Stored[]> {
  const { rows } = await sql<Stored>`select * from turnover.requirement
    where member_id = any(${[...memberIds]}::uuid[]) and state = 'OPEN'
    order by member_id, created_at, id ${held ? sql`for no key update` : sql``}`.execute(db)
  return rows
}

/**
 * Requirements that some wagers have filled, in order, with what each gave; held until the
 * transaction ends.
 */
export async function filledBy(
  tx: Tx,
  wagers: readonly { memberId: string; wagerId: string }[],
): Promise<(Stored & { wager_id: string; used: bigint })[]> {
  const { rows } = await sql<Stored & { wager_id: string; used: bigint }>`
    select r.*, u.wager_id, u.used from turnover.use u
    join unnest(${wagers.map((one) => one.memberId)}::uuid[], ${wagers.map((one) => one.wagerId)}::uuid[]) as k (member_id, wager_id)
      on k.member_id = u.member_id and k.wager_id = u.wager_id
    join turnover.requirement r on r.id = u.requirement_id
    order by r.member_id, r.created_at, r.id for no key update of r`.execute(tx)
  return rows
}

/** Writes how far a requirement has come; at its end it closes. */
export async function setDone(tx: Tx, row: Stored, done: bigint, now: Instant): Promise<void> {
  const over = done === row.required
  await sql`update turnover.requirement set done = ${done}, state = ${over ? 'DONE' : 'OPEN'},
    closed_at = ${over ? new Date(now) : null} where id = ${row.id}`.execute(tx)
}

export async function noteUse(
  tx: Tx,
  memberId: string,
  wagerId: string,
  requirementId: string,
  used: bigint,
): Promise<void> {
  await sql`insert into turnover.use (member_id, wager_id, requirement_id, used)
    values (${memberId}, ${wagerId}, ${requirementId}, ${used})
    on conflict (member_id, wager_id, requirement_id) do update set used = turnover.use.used + excluded.used`.execute(
    tx,
  )
}
