import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { CheckIn } from '@senluna/kit/promotions/check-in.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { KIND, type Kind } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import type { Texts } from '../../../platform/words/in-language.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import type { Given } from '../kinds/kind.ts'
import { COST } from './cost.ts'
import { REWARD_STEPS, type RewardState } from './steps.ts'

/** What a member got or gets of a promotion. */
export interface Participation {
  id: Id<'participation'>
  merchant_id: MerchantCode
  promotion_id: string
  member_id: Id<'member'>
  cycle: string
  state: RewardState
  terms_version: number
  currency: string
  amount: Amount
  required: Amount
  kind: Kind
  data: unknown
  claim_before: Date | null
  claimed_at: Date | null
  created_at: Date
}

/** A participation before it is written. */
export interface NewParticipation {
  id: Id<'participation'>
  merchantCode: MerchantCode
  promotionId: string
  memberId: Id<'member'>
  cycle: string
  termsVersion: number
  currency: string
  amount: Amount
  required: Amount
  kind: Kind
  data: unknown
  /** Absent: claimed at once. */
  claimBefore?: Instant
}

/** Writes a participation. Answers false when this member has one of this cycle. */
export async function insertParticipation(tx: Tx, row: NewParticipation, now: Instant): Promise<boolean> {
  const at = new Date(now)
  const claimed = row.claimBefore === undefined
  const { numAffectedRows } =
    await sql`insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state,
      terms_version, currency, amount, required, kind, data, claim_before, claimed_at, created_at)
    values (${row.id}, ${row.merchantCode}, ${row.promotionId}, ${row.memberId}, ${row.cycle}, ${claimed ? 'CLAIMED' : 'ISSUED'},
      ${row.termsVersion}, ${row.currency}, ${row.amount}, ${row.required}, ${row.kind}, ${JSON.stringify(row.data)}::jsonb,
      ${claimed ? null : new Date(row.claimBefore!)}, ${claimed ? at : null}, ${at})
    on conflict (member_id, promotion_id, cycle) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** What rewards of one cycle that wait to be claimed have in common. */
export type SharedTerms = Pick<
  NewParticipation,
  'merchantCode' | 'promotionId' | 'cycle' | 'termsVersion' | 'currency' | 'kind'
> & { claimBefore: Instant }

/** Writes rewards that wait, of members who have none of this cycle. Answers which it wrote. */
export async function insertParticipations(
  tx: Tx,
  shared: SharedTerms,
  list: readonly Pick<NewParticipation, 'id' | 'memberId' | 'amount' | 'required' | 'data'>[],
  now: Instant,
): Promise<ReadonlySet<Id<'participation'>>> {
  if (list.length === 0) return new Set()
  const { rows } = await sql<{ id: Id<'participation'> }>`
    insert into promotions.participation (id, merchant_id, promotion_id, member_id, cycle, state, terms_version, currency,
      amount, required, kind, data, claim_before, created_at)
    select n.id, ${shared.merchantCode}, ${shared.promotionId}, n.member_id, ${shared.cycle}, 'ISSUED', ${shared.termsVersion},
      ${shared.currency}, n.amount, n.required, ${shared.kind}, n.data::jsonb, ${new Date(shared.claimBefore)}, ${new Date(now)}
    from unnest(${list.map(({ id }) => id)}::uuid[], ${list.map(({ memberId }) => memberId)}::uuid[],
      ${list.map(({ amount: units }) => units.toString())}::bigint[], ${list.map(({ required }) => required.toString())}::bigint[],
      ${list.map(({ data }) => JSON.stringify(data))}::text[]) as n (id, member_id, amount, required, data)
    on conflict (member_id, promotion_id, cycle) do nothing returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Of some members those who have a participation of a cycle. */
export async function membersWith(
  tx: Tx,
  { promotionId, cycle }: { promotionId: string; cycle: string },
  ids: readonly Id<'member'>[],
): Promise<ReadonlySet<Id<'member'>>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from promotions.participation
    where member_id = any (${[...ids]}::uuid[]) and promotion_id = ${promotionId} and cycle = ${cycle}`.execute(tx)
  return new Set(rows.map((row) => row.member_id))
}

/** Whether a member has a participation of a cycle. */
export async function hasParticipation(
  db: Db | Tx,
  { memberId, promotionId, cycle }: { memberId: Id<'member'>; promotionId: string; cycle: string },
): Promise<boolean> {
  const { rows } = await sql`select from promotions.participation
    where member_id = ${memberId} and promotion_id = ${promotionId} and cycle = ${cycle}`.execute(db)
  return rows.length > 0
}

/** Of some cycles those of which a member has a participation: where it stands, by promotion. */
export async function takenCycles(
  db: Db,
  memberId: Id<'member'>,
  cycles: readonly { promotionId: string; cycle: string | undefined }[],
): Promise<{ promotion_id: string; state: RewardState }[]> {
  const on = cycles.filter(({ cycle }) => cycle !== undefined)
  if (on.length === 0) return []
  const { rows } = await sql<{
    promotion_id: string
    state: RewardState
  }>`select p.promotion_id, p.state from promotions.participation p
    join unnest(${on.map(({ promotionId }) => promotionId)}::text[], ${on.map(({ cycle }) => cycle)}::text[]) c (promotion_id, cycle)
      on c.promotion_id = p.promotion_id and c.cycle = p.cycle
    where p.member_id = ${memberId}`.execute(db)
  return rows
}

/** Whether somebody looks into a reward `p`: it doesn't run out meanwhile. */
export const HELD = sql.raw(`exists (select from promotions.suspicion s where s.reward_id = p.id and s.state = 'HELD')`)

/** The rewards that wait for a member, the oldest first. */
export async function waitingOf(db: Db, memberId: Id<'member'>, now: Instant): Promise<Participation[]> {
  const { rows } = await sql<Participation>`select p.* from promotions.participation p
    where p.member_id = ${memberId} and p.state = 'ISSUED' and (p.claim_before > ${new Date(now)} or ${HELD}) order by p.id`.execute(
    db,
  )
  return rows
}

/** A participation with the words of its promotion. */
export type RewardRow = Participation & { titles: Texts; rules: PromotionRules; held: boolean }

/** A member's rewards, the newest first. */
export async function rewardsPage(
  db: Db,
  memberId: Id<'member'>,
  { state, after, most }: { state: RewardState | undefined; after: Id<'participation'> | null; most: number },
): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`select p.*, o.titles, o.rules, ${HELD} as held from promotions.participation p
    join promotions.promotion o on o.merchant_id = p.merchant_id and o.id = p.promotion_id
    where p.member_id = ${memberId} and (${state ?? null}::text is null or p.state = ${state ?? null})
      and (${after}::uuid is null or p.id < ${after}::uuid)
    order by p.id desc limit ${most}`.execute(db)
  return rows
}

/** The member's last check-in of a promotion. */
export async function lastCheckIn(
  db: Db | Tx,
  memberId: Id<'member'>,
  promotionId: string,
): Promise<CheckIn | undefined> {
  const { rows } = await sql<CheckIn>`select cycle as day, (data->>'step')::int as step from promotions.participation
    where member_id = ${memberId} and promotion_id = ${promotionId} and kind = ${sql.lit(KIND.CHECK_IN)}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** A member's own participation, locked. */
export async function lockParticipation(
  tx: Tx,
  memberId: Id<'member'>,
  id: Id<'participation'>,
): Promise<Participation | undefined> {
  const { rows } = await sql<Participation>`select * from promotions.participation
    where id = ${id} and member_id = ${memberId} for update`.execute(tx)
  return rows[0]
}

/** Takes a step. */
export async function stepParticipation(
  tx: Tx,
  row: Pick<Participation, 'id' | 'state'>,
  to: RewardState,
  now: Instant,
): Promise<void> {
  assertStep(REWARD_STEPS, row.id, row.state, to)
  const done = await sql`update promotions.participation set state = ${to},
      claimed_at = ${to === 'CLAIMED' ? new Date(now) : null}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(REWARD_STEPS, row.id, done)
}

/**
 * Closes what nobody claimed in time; a budget has it back, in the same statement. Answers how
 * many.
 */
export async function closeUnclaimed(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ closed: number }>`with closed as (
      update promotions.participation set state = 'CLOSED'
      where state = 'ISSUED' and claim_before <= ${new Date(now)}
        and not exists (select from promotions.suspicion s where s.reward_id = participation.id and s.state = 'HELD')
      returning merchant_id, promotion_id, ${sql.raw(COST)} as amount),
    sums as (select merchant_id, promotion_id, sum(amount)::bigint as amount from closed group by 1, 2),
    held as (select b.merchant_id, b.promotion_id, s.amount from promotions.budget b join sums s using (merchant_id, promotion_id)
      order by b.merchant_id, b.promotion_id for update of b),
    returned as (update promotions.budget b set spent = b.spent - h.amount from held h
      where b.merchant_id = h.merchant_id and b.promotion_id = h.promotion_id)
    select count(*)::int as closed from closed`.execute(db)
  return rows[0]!.closed
}

/** What of a bounded cycle was given, locked until the transaction ends. */
export async function lockGiven(
  tx: Tx,
  merchantCode: MerchantCode,
  promotionId: string,
  cycle: string,
): Promise<Given> {
  await sql`insert into promotions.given (merchant_id, promotion_id, cycle, count, amount)
    values (${merchantCode}, ${promotionId}, ${cycle}, 0, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Given>`select count, amount from promotions.given
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and cycle = ${cycle} for update`.execute(tx)
  return { count: rows[0]!.count, amount: amount(rows[0]!.amount) }
}

/** How many have something of a bounded cycle, as it is read now. */
export async function givenCount(
  db: Db,
  { merchantCode, promotionId, cycle }: { merchantCode: MerchantCode; promotionId: string; cycle: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count from promotions.given
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and cycle = ${cycle}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts what was given of a locked cycle. */
export async function addGiven(
  tx: Tx,
  { merchantCode, promotionId, cycle }: { merchantCode: MerchantCode; promotionId: string; cycle: string },
  units: Amount,
): Promise<void> {
  await sql`update promotions.given set count = count + 1, amount = amount + ${units}
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and cycle = ${cycle}`.execute(tx)
}
