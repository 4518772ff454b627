import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { RiskCase } from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { assertStep, assertStepped } from '../../platform/steps.ts'
import { CASE_STEPS, type CaseState } from './steps.ts'

/** A case as it is stored. */
export interface CaseRow {
  id: Id<'risk-case'>
  merchant_id: MerchantCode
  member_id: Id<'member'>
  user_name: string
  kind: RiskCase['kind']
  /** The number of a withdrawal, the id of a requirement, a member with a day. */
  about_id: string
  score: number
  signals: string[]
  state: CaseState
  owner_id: Id<'staff'> | null
  owner_name: string | null
  notes: RiskCase['notes']
  created_at: Date
  due_at: Date | null
  decided_at: Date | null
  merged_into: Id<'risk-case'> | null
  merged_by: string | null
  merged_why: string | null
  merged: RiskCase['merged']
}

const COLUMNS = sql.raw(`c.*, m.user_name, s.name as owner_name,
  coalesce((select json_agg(json_build_object('id', x.id, 'kind', x.kind, 'userName', n.user_name, 'aboutId', x.about_id, 'by', x.merged_by,
      'at', to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', x.merged_why) order by x.decided_at, x.id)
    from risk.case x join risk.in_members n on n.id = x.member_id where x.merged_into = c.id), '[]') as merged
  from risk.case c join risk.in_members m on m.id = c.member_id
  left join staff.for_lists s on s.id = c.owner_id`)

/** One case as it is read. Refuses SYS_NOT_FOUND. */
export async function found(db: Db | Tx, merchantCode: MerchantCode, id: Id<'risk-case'>): Promise<CaseRow> {
  const { rows } = await sql<CaseRow>`select ${COLUMNS} where c.id = ${id} and c.merchant_id = ${merchantCode}`.execute(
    db,
  )
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** What cases of a brand are listed by: a text or an id that is null asks for all. */
export interface CaseQuery {
  merchantCode: MerchantCode
  after: Id<'risk-case'> | null
  kind: RiskCase['kind'] | null
  state: CaseState | null
  userName: string | null
  most: number
}

/** Cases of a brand, the newest first. */
export async function listedCases(db: Db, query: CaseQuery): Promise<CaseRow[]> {
  const { merchantCode, after, kind, state, userName, most } = query
  const { rows } = await sql<CaseRow>`select ${COLUMNS} where c.merchant_id = ${merchantCode}
      and (${after}::uuid is null or c.id < ${after}::uuid)
      and (${kind}::text is null or c.kind = ${kind})
      and (${state}::text is null or c.state = ${state})
      and (${userName}::text is null or m.user_name = ${userName})
    order by c.id desc limit ${most}`.execute(db)
  return rows
}

/** One case, held until the transaction ends. Refuses SYS_NOT_FOUND. */
export async function held(tx: Tx, merchantCode: MerchantCode, id: Id<'risk-case'>): Promise<CaseRow> {
  const { rows } =
    await sql<CaseRow>`select ${COLUMNS} where c.id = ${id} and c.merchant_id = ${merchantCode} for no key update of c`.execute(
      tx,
    )
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** A case that is opened. `due` is null where nobody has to be done with it by a day. */
export interface OpenedCase {
  merchantCode: MerchantCode
  memberId: Id<'member'>
  kind: RiskCase['kind']
  aboutId: string
  score: number
  signals: readonly string[]
  due: Date | null
}

/** Keeps a case; there is one for what it is about. */
export async function insertCase(tx: Tx, opened: OpenedCase, now: Instant): Promise<void> {
  const { merchantCode, memberId, kind, aboutId, score, signals, due } = opened
  await sql`insert into risk.case (id, merchant_id, member_id, kind, about_id, score, signals, created_at, due_at)
    values (${newId<'risk-case'>(now)}, ${merchantCode}, ${memberId}, ${kind}, ${aboutId}, ${score},
      ${JSON.stringify(signals)}::jsonb, ${new Date(now)}, ${due})
    on conflict (merchant_id, kind, about_id) do nothing`.execute(tx)
}

/** How many cases became one with a case. */
export async function mergedInto(tx: Tx, id: Id<'risk-case'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from risk.case
    where merged_into = ${id}`.execute(tx)
  return rows[0]!.n
}

/** While it can still be looked into. */
export const RUNNING: ReadonlySet<CaseState> = new Set<CaseState>(['OPEN', 'INVESTIGATING'])

/** What changes with a step of a case; what is absent stays as it is. */
export interface CaseChange {
  ownerId?: Id<'staff'>
  decidedAt?: Instant
  merged?: { into: Id<'risk-case'>; by: string; why: string }
}

/**
 * Takes a held case one step on. Fails for a step that is not in CASE_STEPS, and when the case is
 * not where it was read.
 */
export async function stepCase(
  tx: Tx,
  row: Pick<CaseRow, 'id' | 'state'>,
  to: CaseState,
  { ownerId, decidedAt, merged }: CaseChange,
): Promise<void> {
  assertStep(CASE_STEPS, row.id, row.state, to)
  const set = [
    sql`state = ${to}`,
    ...(ownerId === undefined ? [] : [sql`owner_id = ${ownerId}`]),
    ...(decidedAt === undefined ? [] : [sql`decided_at = ${new Date(decidedAt)}`]),
    ...(merged ? [sql`merged_into = ${merged.into}, merged_by = ${merged.by}, merged_why = ${merged.why}`] : []),
  ]
  const stepped = await sql`update risk.case set ${sql.join(set)}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(CASE_STEPS, row.id, stepped)
}

/**
 * Gives a held case what another one found: signals and notes, the higher score, the nearer end.
 */
export async function takeFindings(
  tx: Tx,
  into: CaseRow,
  from: CaseRow,
  all: { signals: readonly string[]; notes: CaseRow['notes'] },
): Promise<void> {
  await sql`update risk.case set signals = ${JSON.stringify(all.signals)}::jsonb, notes = ${JSON.stringify(all.notes)}::jsonb,
      score = greatest(score, ${from.score}), due_at = least(due_at, ${from.due_at}::timestamptz),
      owner_id = coalesce(owner_id, ${from.owner_id}::uuid)
    where id = ${into.id}`.execute(tx)
}

/** Adds a note to a held case. */
export async function addNote(tx: Tx, caseId: Id<'risk-case'>, note: CaseRow['notes'][number]): Promise<void> {
  await sql`update risk.case set notes = notes || ${JSON.stringify([note])}::jsonb where id = ${caseId}`.execute(tx)
}
