import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { KycKind } from '@senluna/contract/member/kyc.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Waiting } from '../../platform/concurrency/waiting.ts'
import { assertStep, assertStepped } from '../../platform/steps.ts'
import { APPLICATION_STEPS, type ApplicationState } from './steps.ts'

/** What a member said of themselves when they asked. */
export interface Declared {
  payeeName: string
  birthday: string
  address: string
}

/** One request for a tier. */
export interface Application {
  id: Id<'kyc'>
  merchant_id: MerchantCode
  member_id: Id<'member'>
  account: string
  tier: 1 | 2 | 3
  state: ApplicationState
  declared: Declared
  kinds: KycKind[]
  documents: Id<'file'>[]
  reason: string | null
  created_at: Date
  decided_at: Date | null
  decided_name: string | null
  /** The profile no longer says what was declared. */
  changed: boolean
  /** Another member of the brand declared the same person. */
  twin: boolean
}

export const COLUMNS =
  sql.raw(`a.id, a.merchant_id, a.member_id, m.user_name as account, a.tier, a.state, a.declared, a.kinds,
  a.documents, a.reason, a.created_at, a.decided_at, a.decided_name,
  (coalesce(m.payee_name, '') <> a.declared->>'payeeName' or coalesce(m.birthday, '') <> a.declared->>'birthday') as changed,
  exists (select from kyc.application t where t.merchant_id = a.merchant_id and t.member_id <> a.member_id and t.state <> 'REJECTED'
    and t.declared->>'birthday' = a.declared->>'birthday' and lower(t.declared->>'payeeName') = lower(a.declared->>'payeeName')) as twin`)
export const FROM = sql.raw('kyc.application a join members.for_papers m on m.id = a.member_id')

/** The tier a member has reached; 0 before the first. */
export async function kycTierOf(db: Db | Tx, memberId: Id<'member'>): Promise<number> {
  const { rows } = await sql<{ tier: number }>`select tier from kyc.standing where member_id = ${memberId}`.execute(db)
  return rows[0]?.tier ?? 0
}

/** The same of many at once. */
export async function kycTiersOf(db: Db | Tx, memberIds: readonly Id<'member'>[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ member_id: Id<'member'>; tier: number }>`select member_id, tier from kyc.standing
    where member_id = any(${[...memberIds]}::uuid[])`.execute(db)
  const tiers = new Map<string, number>(rows.map((row) => [row.member_id, row.tier]))
  return new Map(memberIds.map((memberId) => [memberId, tiers.get(memberId) ?? 0]))
}

/** A member's latest request for each tier. */
export async function latestOf(db: Db | Tx, memberId: Id<'member'>): Promise<Application[]> {
  const { rows } = await sql<Application>`select distinct on (a.tier) ${COLUMNS} from ${FROM}
    where a.member_id = ${memberId} order by a.tier, a.id desc`.execute(db)
  return rows
}

export async function applicationOf(
  db: Db | Tx,
  merchantCode: MerchantCode,
  id: Id<'kyc'>,
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from ${FROM}
    where a.merchant_id = ${merchantCode} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** One request, held until the transaction ends. */
export async function lockedApplication(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'kyc'>,
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from ${FROM}
    where a.merchant_id = ${merchantCode} and a.id = ${id} for no key update of a`.execute(tx)
  return rows[0]
}

/** Writes a request down; answers false while another one waits. */
export async function insertApplication(
  tx: Tx,
  application: Pick<Application, 'id' | 'merchant_id' | 'member_id' | 'tier' | 'declared' | 'kinds' | 'documents'>,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into kyc.application (id, merchant_id, member_id, tier, state, declared, kinds,
      documents, created_at)
    values (${application.id}, ${application.merchant_id}, ${application.member_id}, ${application.tier}, 'PENDING', ${JSON.stringify(application.declared)}::jsonb,
      ${application.kinds}::text[], ${application.documents}::uuid[], ${new Date(now)})
    on conflict (member_id) where state = 'PENDING' do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Takes a held application one step on, by somebody of the staff or by the rule itself. Fails for a
 * step that is not in APPLICATION_STEPS, and when the application is not where it was read.
 */
export async function stepApplication(
  tx: Tx,
  application: Pick<Application, 'id' | 'state'>,
  to: ApplicationState,
  { by, reason }: { by: { id: Id<'staff'>; name: string } | null; reason: string | null },
  now: Instant,
): Promise<void> {
  assertStep(APPLICATION_STEPS, application.id, application.state, to)
  const stepped = await sql`update kyc.application set state = ${to}, reason = ${reason}, decided_at = ${new Date(now)},
      decided_by = ${by?.id ?? null}, decided_name = ${by?.name ?? ''}
    where id = ${application.id} and state = ${application.state}`.execute(tx)
  assertStepped(APPLICATION_STEPS, application.id, stepped)
}

/** Sets the tier of a member; 0 takes it away. */
export async function setTier(
  tx: Tx,
  key: { memberId: Id<'member'>; merchantCode: MerchantCode },
  tier: number,
  now: Instant,
): Promise<void> {
  if (tier === 0) await sql`delete from kyc.standing where member_id = ${key.memberId}`.execute(tx)
  else
    await sql`insert into kyc.standing (member_id, merchant_id, tier, at)
      values (${key.memberId}, ${key.merchantCode}, ${tier}, ${new Date(now)})
      on conflict (member_id) do update set tier = excluded.tier, at = excluded.at`.execute(tx)
}

/** Keeps a member's tier as it is until the transaction ends. */
export async function holdTier(tx: Tx, memberId: Id<'member'>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`kyc:${memberId}`}, 0))`.execute(tx)
  return kycTierOf(tx, memberId)
}

/** Identities that nobody has reviewed. */
export async function waitingApplications(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from kyc.application where merchant_id = ${merchantCode} and state = 'PENDING'`.execute(db)
  return rows[0]!
}
