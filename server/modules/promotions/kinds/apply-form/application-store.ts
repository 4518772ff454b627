import { sql } from 'kysely'
import type { ApplicationState } from '@senluna/contract/member/rewards/applications.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Texts } from '../../../../platform/words/in-language.ts'
import { assertStep, assertStepped } from '../../../../platform/steps.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { RulesOf } from '../kind.ts'
import { APPLICATION_STEPS } from './steps.ts'

/** What somebody applied for. */
export interface ApplicationRow {
  id: Id<'application'>
  merchant_id: MerchantCode
  promotion_id: string
  member_id: Id<'member'>
  cycle: string
  attempt: number
  state: ApplicationState
  remark: string
  images: Id<'file'>[]
  terms_version: number
  rules: RulesOf<'APPLY_FORM'>
  amount: Amount | null
  reason: string | null
  decided_by: string | null
  reward_id: Id<'participation'> | null
  created_at: Date
}

/** Of whom, of which promotion, in which cycle. */
export interface ApplicationKey {
  memberId: Id<'member'>
  promotionId: string
  cycle: string
}

/** A member's applications of a cycle, the last first. */
export async function applicationsOf(
  db: Db | Tx,
  { memberId, promotionId, cycle }: ApplicationKey,
  held = false,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`select * from promotions.application
    where member_id = ${memberId} and promotion_id = ${promotionId} and cycle = ${cycle}
    order by attempt desc ${held ? sql`for update` : sql``}`.execute(db)
  return rows
}

/** Writes an application. False: another one of this attempt came first. */
export async function insertApplication(
  tx: Tx,
  row: Pick<
    ApplicationRow,
    | 'id'
    | 'merchant_id'
    | 'promotion_id'
    | 'member_id'
    | 'cycle'
    | 'attempt'
    | 'remark'
    | 'images'
    | 'terms_version'
    | 'rules'
  >,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into promotions.application (id, merchant_id, promotion_id, member_id, cycle, attempt, state,
      remark, images, terms_version, rules, created_at, changed_at)
    values (${row.id}, ${row.merchant_id}, ${row.promotion_id}, ${row.member_id}, ${row.cycle}, ${row.attempt}, 'APPLYING', ${row.remark},
      ${[...row.images]}::uuid[], ${row.terms_version}, ${JSON.stringify(row.rules)}::jsonb, ${new Date(now)}, ${new Date(now)})
    on conflict (member_id, promotion_id, cycle, attempt) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Takes a step. */
export async function stepApplication(
  tx: Tx,
  row: Pick<ApplicationRow, 'id' | 'state'>,
  to: ApplicationState,
  more: { amount?: Amount; reason?: string; decidedBy?: string; rewardId?: Id<'participation'> },
  now: Instant,
): Promise<void> {
  assertStep(APPLICATION_STEPS, row.id, row.state, to)
  const done =
    await sql`update promotions.application set state = ${to}, changed_at = ${new Date(now)}, amount = ${more.amount ?? null},
      reason = ${more.reason ?? null}, decided_by = ${more.decidedBy ?? null}, reward_id = ${more.rewardId ?? null}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(APPLICATION_STEPS, row.id, done)
}

/**
 * What somebody accepted alone of a promotion since a moment; whoever else asks the same of them
 * waits until the transaction ends.
 */
export async function holdAccepted(
  tx: Tx,
  {
    merchantCode,
    promotionId,
    by,
    since,
  }: { merchantCode: MerchantCode; promotionId: string; by: string; since: Instant },
): Promise<Amount> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications:${merchantCode}/${promotionId}/${by}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ sum: Amount }>`select coalesce(sum(amount), 0)::bigint as sum from promotions.application
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and decided_by = ${by} and state = 'ACCEPTED' and changed_at > ${new Date(since)}
      and amount <= (rules->>'aloneUpTo')::bigint`.execute(tx)
  return rows[0]!.sum
}

/** An application with who sent it, and what its promotion is called. */
export type ListedApplication = ApplicationRow & { user_name: string; titles: Texts }

/** Applications of a brand, the newest first; held where one is to be decided. */
export async function listApplications(
  db: Db | Tx,
  wanted: {
    merchantCode: MerchantCode
    id?: Id<'application'> | undefined
    name?: string | undefined
    promotionId?: string | undefined
    state?: ApplicationState | undefined
    after: Id<'application'> | null
    most: number
  },
  held = false,
): Promise<ListedApplication[]> {
  const name = wanted.name?.trim().toLowerCase() ?? null
  const { rows } = await sql<ListedApplication>`select a.*, m.user_name, o.titles from promotions.application a
    join promotions.promotion o on o.merchant_id = a.merchant_id and o.id = a.promotion_id
    join promotions.in_people m on m.id = a.member_id
    where a.merchant_id = ${wanted.merchantCode} and (${wanted.after}::uuid is null or a.id < ${wanted.after}::uuid)
      and (${wanted.id ?? null}::uuid is null or a.id = ${wanted.id ?? null})
      and (${wanted.promotionId ?? null}::text is null or a.promotion_id = ${wanted.promotionId ?? null})
      and (${wanted.state ?? null}::text is null or a.state = ${wanted.state ?? null})
      and (${name}::text is null or m.user_name = ${name})
    order by a.id desc limit ${wanted.most} ${held ? sql`for update of a` : sql``}`.execute(db)
  return rows
}

/** Where a member's last application of each of some cycles stands, by the promotion. */
export async function applicationStates(
  db: Db,
  memberId: Id<'member'>,
  cycles: readonly { promotionId: string; cycle: string }[],
): Promise<ReadonlyMap<string, ApplicationState>> {
  if (cycles.length === 0) return new Map()
  const { rows } = await sql<{
    promotion_id: string
    state: ApplicationState
  }>`select distinct on (a.promotion_id) a.promotion_id, a.state
    from promotions.application a
    join unnest(${cycles.map(({ promotionId }) => promotionId)}::text[], ${cycles.map(({ cycle }) => cycle)}::text[]) c (promotion_id, cycle)
      on c.promotion_id = a.promotion_id and c.cycle = a.cycle
    where a.member_id = ${memberId} order by a.promotion_id, a.attempt desc`.execute(db)
  return new Map(rows.map((row) => [row.promotion_id, row.state]))
}
