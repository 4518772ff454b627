import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Approval } from '@senluna/contract/desk/approvals.ts'
import type { Right, StaffCaller } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { assertStepped, stepsTo } from '../../platform/steps.ts'
import type { Waiting } from '../../platform/concurrency/waiting.ts'
import { isSeenBy } from './seen.ts'
import type { ApprovalAction } from './approvals.ts'
import { APPROVAL_STEPS } from './steps.ts'
import type { NamedThing } from './touches.ts'
import type { Id } from '@senluna/kit/ids.ts'

/** One request as it is stored, with the names of its two people. */
export interface Row {
  id: Id<'approval'>
  merchant_id: MerchantCode
  action: string
  object_kind: string
  object_id: string
  member_id: Id<'member'> | null
  payload: unknown
  before: unknown
  after: unknown
  needs: Right
  asked_by: Right | null
  state: Approval['state']
  maker_id: Id<'staff'>
  maker_name: string
  maker_shown_as: string
  reason: string
  created_at: Date
  expires_at: Date
  checker_name: string | null
  checker_shown_as: string | null
  decision: string | null
  decided_at: Date | null
  maker_ip: string
  maker_device: string
  checker_ip: string
  checker_device: string
}

/** From where somebody calls: an address, and the browser by its own random name. */
interface Place {
  ip: string
  deviceId: string
}

/** Who reads a request, and who can't be the other half of an approval with them now. */
interface Reader extends Place {
  caller: StaffCaller
  /** Other accounts of the same person. */
  own: ReadonlySet<string>
  sponsors: ReadonlySet<string>
}

export const COLUMNS =
  sql.raw(`a.id, a.merchant_id, a.action, a.object_kind, a.object_id, a.member_id, a.payload, a.before, a.after,
  a.needs, a.asked_by, a.state, a.maker_id, m.name as maker_name, m.shown_as as maker_shown_as, a.reason, a.created_at, a.expires_at, c.name as checker_name, c.shown_as as checker_shown_as, a.decision,
  a.decided_at, a.maker_ip, a.maker_device, a.checker_ip, a.checker_device`)
export const FROM = sql.raw(`approvals.approval a join staff.for_lists m on m.id = a.maker_id
  left join staff.for_lists c on c.id = a.checker_id`)

/** One request, held until the transaction ends: of two who decide at once, one comes too late. */
export async function lockedApproval(tx: Tx, caller: StaffCaller, id: Id<'approval'>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM}
    where ${isSeenBy(caller)} and a.id = ${id} for no key update of a`.execute(tx)
  return rows[0]
}

/** Whether it is somebody's own account at the desk that something is about. */
export const isAbout = (caller: StaffCaller, object: { kind: string; id: string }): boolean =>
  object.kind === 'staff' && object.id === caller.staffId

/**
 * Members whom somebody of the staff is, or is related to: by a note or by address, and every other
 * account of the same person, which is one of the same name and birthday or one whose money went to
 * the same account.
 */
const relatedTo = (staffId: Id<'staff'>) => sql`(with own as materialized (
    select distinct member_id from approvals.in_relations where staff_id = ${staffId})
  select member_id from own
  union select o.member_id from own join approvals.in_people p on p.member_id = own.member_id
    join approvals.in_people o on (o.merchant_id, o.payee_name, o.birthday) = (p.merchant_id, p.payee_name, p.birthday)
  union select o.member_id from own join approvals.in_payees p on p.member_id = own.member_id
    join approvals.in_payees o on (o.merchant_id, o.number, o.kind, o.bank_code) = (p.merchant_id, p.number, p.kind, p.bank_code))`

/** Whether somebody of the staff is, or is related to, the member, or the same person is. */
export async function isRelated(db: Db | Tx, staffId: Id<'staff'>, memberId: Id<'member'>): Promise<boolean> {
  const { rows } = await sql`select from ${relatedTo(staffId)} r where r.member_id = ${memberId} limit 1`.execute(db)
  return rows.length > 0
}

/** Notes that somebody of the staff is, or is related to, the member; or takes that back. */
export async function setRelation(tx: Tx, staffId: Id<'staff'>, memberId: Id<'member'>, on: boolean): Promise<void> {
  await (
    on
      ? sql`insert into approvals.relation (staff_id, member_id) values (${staffId}, ${memberId}) on conflict do nothing`
      : sql`delete from approvals.relation where staff_id = ${staffId} and member_id = ${memberId}`
  ).execute(tx)
}

/** Everybody whose account, or a relative's, somebody of the staff is related to, as one person. */
export async function relatedMembers(db: Db | Tx, staffId: Id<'staff'>): Promise<Id<'member'>[]> {
  const { rows } = await sql<{ member_id: Id<'member'> }>`select member_id from ${relatedTo(staffId)} r`.execute(db)
  return rows.map((row) => row.member_id)
}

/** What a request is about; undefined for none there is. */
export async function requestAbout(db: Db | Tx, id: Id<'approval'>): Promise<RequestAbout | undefined> {
  const { rows } = await sql<RequestAbout>`select merchant_id as "merchantCode", object_kind as kind, object_id as id,
      member_id as "memberId", concerns from approvals.approval where id = ${id}`.execute(db)
  return rows[0]
}

/** What a request is about: its object, whose that is, and what else the call that asked named. */
interface RequestAbout {
  merchantCode: MerchantCode
  kind: string
  id: string
  memberId: Id<'member'> | null
  concerns: NamedThing[]
}

/**
 * Whether somebody waits for a second person's yes to an action on objects of a kind whose id
 * begins so.
 */
export async function waitsFor(
  db: Db | Tx,
  staffId: Id<'staff'>,
  { action, idFrom, now }: { action: string; idFrom: string; now: Instant },
): Promise<boolean> {
  const { rows } =
    await sql`select from approvals.approval where maker_id = ${staffId} and action = ${action} and state = 'PENDING'
    and starts_with(object_id, ${idFrom}) and expires_at > ${new Date(now)} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether an action on a member waits for a second person. */
export async function waitsForMember(db: Db, action: string, memberId: Id<'member'>, now: Instant): Promise<boolean> {
  const { rows } = await sql`select from approvals.approval where action = ${action} and member_id = ${memberId}
    and state = 'PENDING' and expires_at > ${new Date(now)} limit 1`.execute(db)
  return rows.length > 0
}

/** What an action would do in each request of a brand that waits for a second person. */
export async function waitingPayloads(
  db: Db | Tx,
  merchantCode: MerchantCode,
  action: string,
  now: Instant,
): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`select payload from approvals.approval
    where merchant_id = ${merchantCode} and action = ${action} and state = 'PENDING' and expires_at > ${new Date(now)}`.execute(
    db,
  )
  return rows.map(({ payload }) => payload)
}

/**
 * What was asked for about an object that has moved on is over: nobody is asked for a yes that
 * can't be given any more. In the transaction of what moved it; `why` stands where a decision's
 * reason does. One that is being decided this moment is left: whoever decides holds it before the
 * object, and waiting here would be waiting for each other.
 */
export async function dropRequests(
  tx: Tx,
  object: { merchantCode: MerchantCode; kind: string; id: string },
  now: Instant,
  why: string | null = null,
): Promise<void> {
  await sql`update approvals.approval set state = 'WITHDRAWN', decision = ${why}, decided_at = ${new Date(now)}
    where id in (select id from approvals.approval where merchant_id = ${object.merchantCode} and object_kind = ${object.kind}
      and object_id = ${object.id} and state = 'PENDING' for no key update skip locked)`.execute(tx)
}

/**
 * Takes what was asked for about members out of requests of an action; that somebody asked, and who
 * decided, stays.
 */
export async function forgetRequests(tx: Tx, action: string, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`update approvals.approval set payload = 'null', before = null, after = null, concerns = '[]'
    where action = ${action} and member_id = any (${[...memberIds]}::uuid[])`.execute(tx)
}

/** How many requests somebody sees that wait for a decision, and since when the oldest. */
export async function waitingFor(db: Db, caller: StaffCaller, now: Instant): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(a.created_at) as oldest
    from approvals.approval a where ${isSeenBy(caller)} and a.state = 'PENDING' and a.expires_at > ${new Date(now)}`.execute(
    db,
  )
  return rows[0]!
}

/** How many requests of a brand wait for a decision, and since when the oldest. */
export async function waitingOfBrand(db: Db, merchantCode: MerchantCode): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select count(*)::integer as waiting, min(created_at) as oldest
    from approvals.approval where merchant_id = ${merchantCode} and state = 'PENDING'`.execute(db)
  return rows[0]!
}

/** A request as somebody reads it. What is personal in it is for those who may decide it. */
export const approvalOf = (row: Row, reader: Reader, action: ApprovalAction | undefined): Approval => ({
  id: row.id,
  action: row.action,
  objectKind: row.object_kind,
  objectId: row.object_id,
  ...(row.member_id === null ? {} : { memberId: row.member_id }),
  ...(row.merchant_id === reader.caller.merchantCode ? {} : { merchantCode: row.merchant_id }),
  ...sidesFor(row, reader.caller, action),
  needs: row.needs,
  state: row.state,
  maker: row.maker_name,
  makerShownAs: row.maker_shown_as,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  ...(row.checker_name === null ? {} : { checker: row.checker_name, checkerShownAs: row.checker_shown_as ?? '' }),
  ...(row.decision === null ? {} : { decision: row.decision }),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  ...sameSource(row, reader),
  ...(reader.sponsors.has(row.maker_id) ? { sponsor: true as const } : {}),
  mine: row.maker_id === reader.caller.staffId,
  decidable:
    row.state === 'PENDING' &&
    row.maker_id !== reader.caller.staffId &&
    !reader.own.has(row.maker_id) &&
    reader.caller.rights.includes(row.needs) &&
    !reader.sponsors.has(row.maker_id),
})

/**
 * Whether both people sit at one address or one browser: the two who decided, or the maker and a
 * colleague who reads what waits.
 */
function sameSource(row: Row, { caller, ip, deviceId }: Reader): Pick<Approval, 'sameAddress' | 'sameDevice'> {
  const waits = row.state === 'PENDING' && row.maker_id !== caller.staffId
  const other = waits ? { ip, deviceId } : { ip: row.checker_ip, deviceId: row.checker_device }
  return {
    ...(row.maker_ip !== '' && row.maker_ip === other.ip ? { sameAddress: true } : {}),
    ...(row.maker_device !== '' && row.maker_device === other.deviceId ? { sameDevice: true } : {}),
  }
}

function sidesFor({ before, after, needs }: Row, caller: StaffCaller, action: ApprovalAction | undefined) {
  const concealed = caller.rights.includes(needs) ? undefined : action?.concealed
  return concealed ? { before: concealed(before), after: concealed(after) } : { before, after }
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** Adds a request; false while another for the same waits. */
export async function insertRequest(
  tx: Tx,
  row: {
    id: Id<'approval'>
    merchantCode: MerchantCode
    action: string
    kind: string
    objectId: string
    memberId: Id<'member'> | undefined
    payload: unknown
    before: unknown
    after: unknown
    needs: Right
    askedBy: Right | undefined
    concerns: readonly NamedThing[]
    staffId: Id<'staff'>
    from: Place
    reason: string
    expiresAt: Date
  },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into approvals.approval (id, merchant_id, action, object_kind, object_id, member_id, payload, before,
      after, needs, asked_by, concerns, maker_id, maker_ip, maker_device, reason, created_at, expires_at)
    values (${row.id}, ${row.merchantCode}, ${row.action}, ${row.kind}, ${row.objectId}, ${row.memberId ?? null},
      ${JSON.stringify(row.payload ?? null)}::jsonb, ${json(row.before)}::jsonb, ${json(row.after)}::jsonb, ${row.needs},
      ${row.askedBy ?? null}, ${JSON.stringify(row.concerns)}::jsonb, ${row.staffId}, ${row.from.ip}, ${row.from.deviceId}, ${row.reason}, ${new Date(now)}, ${row.expiresAt})
    on conflict (merchant_id, action, object_kind, object_id) where state = 'PENDING' do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export type Verdict = 'APPROVED' | 'REJECTED' | 'WITHDRAWN'

/** Writes down how a request was decided. */
export async function markDecided(
  tx: Tx,
  wanted: { verdict: Verdict; checkerId: Id<'staff'> | null; from: Place; reason: string; id: Id<'approval'> },
  now: Instant,
): Promise<void> {
  const { verdict, checkerId, from, reason, id } = wanted
  const stepped =
    await sql`update approvals.approval set state = ${verdict}, checker_id = ${checkerId}, checker_ip = ${from.ip},
      checker_device = ${from.deviceId}, decision = ${reason}, decided_at = ${new Date(now)}
    where id = ${id} and state = any (${stepsTo(APPROVAL_STEPS, verdict)}::text[])`.execute(tx)
  assertStepped(APPROVAL_STEPS, id, stepped)
}

/** Requests that nobody decided in time, and those that somebody asked for who is gone; locked. */
export async function lockOver(
  tx: Tx,
  makersGone: readonly Id<'staff'>[],
  now: Instant,
  only?: Id<'approval'>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM}
      where ${isOver(makersGone, now)} and (${only ?? null}::uuid is null or a.id = ${only ?? null})
      order by a.id limit 100 for no key update of a skip locked`.execute(tx)
  return rows
}

const isOver = (makersGone: readonly Id<'staff'>[], now: Instant) => sql`a.state = 'PENDING'
  and (a.expires_at <= ${new Date(now)} or a.maker_id = any (${[...makersGone]}::uuid[]))`

/** Requests that nobody decided in time, or whose makers are gone. */
export async function requestsOver(
  db: Db,
  makersGone: readonly Id<'staff'>[],
  now: Instant,
  without: readonly string[],
): Promise<Id<'approval'>[]> {
  const { rows } = await sql<{ id: Id<'approval'> }>`select a.id from approvals.approval a
    where ${isOver(makersGone, now)} and a.id <> all (${[...without]}::uuid[]) order by a.id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** Everybody of whom a request waits. */
export async function makersThatWait(tx: Db | Tx): Promise<Id<'staff'>[]> {
  const { rows } = await sql<{ maker_id: Id<'staff'> }>`select distinct maker_id from approvals.approval
    where state = 'PENDING'`.execute(tx)
  return rows.map((row) => row.maker_id)
}

/** Ends a request that nobody decided. */
export async function markEnded(
  tx: Tx,
  rowId: Id<'approval'>,
  state: 'EXPIRED' | 'WITHDRAWN',
  now: Instant,
): Promise<void> {
  const stepped = await sql`update approvals.approval set state = ${state}, decided_at = ${new Date(now)}
    where id = ${rowId} and state = any (${stepsTo(APPROVAL_STEPS, state)}::text[])`.execute(tx)
  assertStepped(APPROVAL_STEPS, rowId, stepped)
}
