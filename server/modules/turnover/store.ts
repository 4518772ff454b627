import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Odds } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

import { assertStep, assertStepped } from '../../platform/steps.ts'
import { REQUIREMENT_STEPS, type RequirementState } from './steps.ts'

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
  min_odds_milli: Odds | null
  state: RequirementState
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
    join unnest(${wagers.map((wager) => wager.memberId)}::uuid[], ${wagers.map((wager) => wager.wagerId)}::uuid[]) as k (member_id, wager_id)
      on k.member_id = u.member_id and k.wager_id = u.wager_id
    join turnover.requirement r on r.id = u.requirement_id
    order by r.member_id, r.created_at, r.id for no key update of r`.execute(tx)
  return rows
}

/**
 * Takes a held requirement one step on. Fails for a step that is not in REQUIREMENT_STEPS, and when
 * the requirement is not where it was read.
 */
export async function stepRequirement(
  tx: Tx,
  row: Pick<Stored, 'id' | 'state' | 'done'>,
  to: RequirementState,
  { done = row.done }: { done?: bigint },
  now: Instant,
): Promise<void> {
  assertStep(REQUIREMENT_STEPS, row.id, row.state, to)
  const stepped = await sql`update turnover.requirement set done = ${done}, state = ${to},
    closed_at = ${to === 'OPEN' ? null : new Date(now)} where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(REQUIREMENT_STEPS, row.id, stepped)
}

/** Writes how far a held requirement has come; at its end it closes. */
export const setDone = (tx: Tx, row: Stored, done: bigint, now: Instant): Promise<void> =>
  stepRequirement(tx, row, done === row.required ? 'DONE' : 'OPEN', { done }, now)

/** Closes a member's open requirements; answers how many. */
export async function clearOpen(tx: Tx, memberId: string, now: Instant): Promise<bigint> {
  assertStep(REQUIREMENT_STEPS, memberId, 'OPEN', 'CLEARED_LOW_BALANCE')
  const closed = await sql`update turnover.requirement set state = 'CLEARED_LOW_BALANCE', closed_at = ${new Date(now)}
    where member_id = ${memberId} and state = 'OPEN'`.execute(tx)
  return closed.numAffectedRows ?? 0n
}

/** One requirement of a brand, held. */
export async function lockRequirement(tx: Tx, merchantCode: MerchantCode, id: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select * from turnover.requirement
    where id = ${id} and merchant_id = ${merchantCode} for no key update`.execute(tx)
  return rows[0]
}

/** Notes that staff have to look at a requirement that money has left by. */
export async function flag(tx: Tx, requirementId: string): Promise<void> {
  await sql`update turnover.requirement set flagged = true where id = ${requirementId}`.execute(tx)
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
