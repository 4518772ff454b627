import type { AbuseSignal, HeldState } from '@senluna/contract/desk/brand/held-rewards.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import type { Finding, NewReward } from './find-store.ts'
import { HELD_STEPS } from './steps.ts'

/** What was found, as it is kept. */
export type KeptFinding = Pick<Finding, 'signal' | 'others'> & { claims?: number }

/** A reward that is held, or was. */
export interface HeldRow {
  id: Id<'suspicion'>
  merchant_id: MerchantCode
  promotion_id: string
  member_id: Id<'member'>
  user_name: string
  reward_id: Id<'participation'>
  state: HeldState
  found: KeptFinding[]
  amount: Amount
  /** What the reward keeps besides. */
  data: unknown
  decided_by: string | null
  created_at: Date
  decided_at: Date | null
}

/** Holds a reward. One that was held or decided before stays as it is. */
export async function holdReward(
  tx: Tx,
  id: Id<'suspicion'>,
  reward: Pick<NewReward, 'id'>,
  found: readonly KeptFinding[],
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into promotions.suspicion (id, merchant_id, promotion_id, member_id, reward_id, state, found, created_at)
    select ${id}, p.merchant_id, p.promotion_id, p.member_id, p.id, 'HELD', ${JSON.stringify(found)}::jsonb, ${new Date(now)}
    from (select * from promotions.participation where id = ${reward.id} and state = 'ISSUED' for update) p
    on conflict (reward_id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether a reward, which must be locked, is held. */
export async function isHeld(tx: Tx, rewardId: Id<'participation'>): Promise<boolean> {
  const { rows } = await sql`select from promotions.suspicion where reward_id = ${rewardId} and state = 'HELD'`.execute(
    tx,
  )
  return rows.length > 0
}

/** What spoke against rewards of a member since a moment, but for those that were released. */
export async function suspicionsSince(
  db: Db | Tx,
  memberId: Id<'member'>,
  since: Instant,
): Promise<ReadonlySet<AbuseSignal>> {
  const { rows } = await sql<{ signal: AbuseSignal }>`select distinct f->>'signal' as signal
    from promotions.suspicion s cross join jsonb_array_elements(s.found) f
    where s.member_id = ${memberId} and s.created_at >= ${new Date(since)} and s.state <> 'RELEASED'`.execute(db)
  return new Set(rows.map(({ signal }) => signal))
}

/** Rewards of a brand that are or were held, the newest first. */
export async function listHeld(
  db: Db | Tx,
  wanted: {
    merchantCode: MerchantCode
    id?: Id<'suspicion'> | undefined
    name?: string | undefined
    promotionId?: string | undefined
    state?: HeldState | undefined
    after: Id<'suspicion'> | null
    most: number
  },
): Promise<HeldRow[]> {
  const name = wanted.name?.trim().toLowerCase() ?? null
  const { rows } = await sql<HeldRow>`select s.*, m.user_name, p.amount, p.data from promotions.suspicion s
      join promotions.participation p on p.id = s.reward_id join promotions.in_people m on m.id = s.member_id
    where s.merchant_id = ${wanted.merchantCode} and (${wanted.after}::uuid is null or s.id < ${wanted.after}::uuid)
      and (${wanted.id ?? null}::uuid is null or s.id = ${wanted.id ?? null})
      and (${wanted.promotionId ?? null}::text is null or s.promotion_id = ${wanted.promotionId ?? null})
      and (${wanted.state ?? null}::text is null or s.state = ${wanted.state ?? null})
      and (${name}::text is null or m.user_name = ${name})
    order by s.id desc limit ${wanted.most}`.execute(db)
  return rows
}

/** Takes a step with a held reward; what is released can be claimed for a day at least. */
export async function stepHeld(
  tx: Tx,
  row: Pick<HeldRow, 'id' | 'state' | 'reward_id'>,
  to: HeldState,
  decidedBy: string,
  now: Instant,
): Promise<void> {
  assertStep(HELD_STEPS, row.id, row.state, to)
  const done =
    await sql`update promotions.suspicion set state = ${to}, decided_by = ${decidedBy}, decided_at = ${new Date(now)}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(HELD_STEPS, row.id, done)
  if (to === 'RELEASED')
    await sql`update promotions.participation set claim_before = greatest(claim_before, ${new Date(now + DAY)})
      where id = ${row.reward_id} and state = 'ISSUED'`.execute(tx)
}
